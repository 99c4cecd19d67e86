import { Button, fill, Heading, PlusIcon, Split, Stack, TextField } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { StepUndo } from '../../view/step-undo.view.js';
import { RemoveButton } from '../../view/small-buttons.view.js';
import { experimentMessages } from './experiment.messages.js';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { EntryList as List } from './experiment-step.styles.js';
import type { TextList } from './experiment.types.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';

const MESSAGES = {
  controls: {
    title: 'controls',
    none: 'noControls',
    field: 'newControl',
    add: 'addControl',
    remove: 'removeControl',
  },
  equipment: {
    title: 'equipment',
    none: 'noEquipment',
    field: 'newEquipment',
    add: 'addEquipment',
    remove: 'removeEquipment',
  },
} as const;

interface EntryListProps extends ExperimentViewProps {
  readonly list: TextList;
}

/** An editable list of short texts; Enter adds an entry. */
export function EntryList({ list, model, send }: EntryListProps) {
  const messages = useMessages(experimentMessages);
  const names = MESSAGES[list];
  const entries = model.design[list];
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {messages[names.title]}
      </Heading>
      {entries.length === 0 ? (
        <Note size="ui">{messages[names.none]}</Note>
      ) : (
        <List role="list" aria-label={messages[names.title]}>
          {entries.map((text, index) => (
            <li key={`${index} ${text}`}>
              <span>{text}</span>
              <RemoveButton onClick={() => send({ type: 'entry.removed', list, index })}>
                {fill(messages[names.remove], { text })}
              </RemoveButton>
            </li>
          ))}
        </List>
      )}
      <StepUndo
        undo={model.removed?.list === list ? { kind: 'removed', name: model.removed.entry } : null}
        send={send}
      />
      <Split
        as="form"
        gap={3}
        align="end"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'entry.added', list });
        }}
      >
        <TextField
          label={messages[names.field]}
          maxLength={MAX_LINE_CHARACTERS}
          value={model.typed[list]}
          onValueChange={(text) => send({ type: 'entry.typed', list, text })}
        />
        <Button type="submit" icon={<PlusIcon size={16} />}>
          {messages[names.add]}
        </Button>
      </Split>
    </Stack>
  );
}
