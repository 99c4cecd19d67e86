import {
  Button,
  Heading,
  PlusIcon,
  Split,
  Stack,
  Text,
  TextField,
  TrashIcon,
} from '@spinout/design-system';
import { useId } from 'react';
import { EntryList as List } from './experiment-step.styles.js';

interface EntryListProps {
  readonly title: string;
  readonly entries: readonly string[];
  readonly whenEmpty: string;
  readonly typed: string;
  readonly fieldLabel: string;
  readonly addLabel: string;
  readonly removeLabel: (text: string) => string;
  readonly onType: (text: string) => void;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
}

/** An editable list of short texts; Enter adds an entry. */
export function EntryList(props: EntryListProps) {
  const titleId = useId();
  const { entries } = props;
  return (
    <Stack gap={3}>
      <Heading level={3} size="md" id={titleId}>
        {props.title}
      </Heading>
      {entries.length === 0 ? (
        <Text size="ui" tone="muted">
          {props.whenEmpty}
        </Text>
      ) : (
        <List role="list" aria-labelledby={titleId}>
          {entries.map((text, index) => (
            <li key={`${index} ${text}`}>
              <span>{text}</span>
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                icon={<TrashIcon size={16} />}
                onClick={() => props.onRemove(index)}
              >
                {props.removeLabel(text)}
              </Button>
            </li>
          ))}
        </List>
      )}
      <Split
        as="form"
        gap={3}
        align="end"
        onSubmit={(event) => {
          event.preventDefault();
          props.onAdd();
        }}
      >
        <TextField label={props.fieldLabel} value={props.typed} onValueChange={props.onType} />
        <Button type="submit" icon={<PlusIcon size={16} />}>
          {props.addLabel}
        </Button>
      </Split>
    </Stack>
  );
}
