import {
  Button,
  ChevronDownIcon,
  Cluster,
  Grid,
  Heading,
  OriginBadge,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@spinout/design-system';
import { focusOnMount, sourceMessages, useMessages } from '@spinout/flow-kit/react';
import { useId, useState } from 'react';
import type { DisclaimersEvent } from './disclaimers.machine.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import type { DisclaimersModel } from './disclaimers.model.js';
import {
  Entry,
  FocusTarget,
  Line,
  Notice,
  Opener,
  Summary,
  Texts,
  Updated,
} from './disclaimers.styles.js';

interface DisclaimersViewProps {
  readonly model: DisclaimersModel;
  readonly send: (event: DisclaimersEvent) => void;
}

export function DisclaimersView({ model, send }: DisclaimersViewProps) {
  const messages = useMessages(disclaimersMessages);
  switch (model.phase) {
    // Showing the notice a moment later is better than a flash of it.
    case 'waiting':
    case 'away':
      return null;
    case 'expected':
      return <Expected label={messages.loading} />;
    case 'understood':
      return (
        <FocusTarget ref={focusOnMount} tabIndex={-1} role="status">
          <VisuallyHidden>{messages.understood}</VisuallyHidden>
        </FocusTarget>
      );
    case 'shown':
      return <Shown model={model} send={send} />;
  }
}

/** One line that opens. */
function Shown({ model, send }: DisclaimersViewProps) {
  const messages = useMessages(disclaimersMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Notice aria-labelledby={`${id}title`}>
      <Line>
        <Heading level={2} size="ui">
          <Opener
            type="button"
            id={`${id}title`}
            aria-expanded={isOpen}
            aria-controls={`${id}texts`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDownIcon size={16} />
            {messages.title}
          </Opener>
        </Heading>
        <Summary>
          {model.entries
            .map(({ title }) => title)
            .filter(Boolean)
            .join(' · ')}
        </Summary>
        <Updated>{model.lastUpdatedText}</Updated>
        <Button size="sm" onClick={() => send({ type: 'disclaimers.understood' })}>
          {messages.understand}
        </Button>
      </Line>
      <Texts id={`${id}texts`} hidden={!isOpen}>
        <Entries model={model} />
      </Texts>
    </Notice>
  );
}

/** All disclaimers in full, without a button. The page provides the heading. */
export function DisclaimersFullView({ model }: Pick<DisclaimersViewProps, 'model'>) {
  const messages = useMessages(disclaimersMessages);
  if (model.phase === 'waiting' || model.phase === 'expected') {
    return (
      <Stack gap={3} role="status" aria-label={messages.loading}>
        <Skeleton shape="title" inlineSize="30%" />
        <Skeleton inlineSize="70%" />
        <Skeleton inlineSize="60%" />
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <Entries model={model} />
      {model.lastUpdatedText !== null && (
        <Text size="sm" tone="muted">
          {model.lastUpdatedText}
        </Text>
      )}
    </Stack>
  );
}

function Entries({ model: { entries, isBuiltIn } }: Pick<DisclaimersViewProps, 'model'>) {
  const { builtInNote } = useMessages(disclaimersMessages);
  const { fallback } = useMessages(sourceMessages);
  return (
    <>
      <Grid column="narrow" stretch gap={8} rowGap={4} align="start">
        {entries.map(({ id, title, content }) => (
          <Entry key={id}>
            {title !== '' && (
              <Heading level={3} size="ui">
                {title}
              </Heading>
            )}
            <Text size="ui">{content}</Text>
          </Entry>
        ))}
      </Grid>
      {isBuiltIn && (
        <Cluster gap={2}>
          <OriginBadge origin="fallback" label={fallback} />
          <Text size="sm" tone="muted">
            {builtInNote}
          </Text>
        </Cluster>
      )}
    </>
  );
}

/** Reserves the space of the line, so that the layout does not shift. */
function Expected({ label }: { readonly label: string }) {
  return (
    <Notice as="div" role="status" aria-label={label}>
      <Line>
        <Skeleton shape="title" inlineSize="8rem" />
        <Summary />
        <Updated />
        <Skeleton inlineSize="6rem" />
      </Line>
    </Notice>
  );
}
