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
  Closing,
  Entry,
  FocusTarget,
  Line,
  Notice,
  Opener,
  Summary,
  Texts,
  Updated,
} from './disclaimers.styles.js';

/** Above what follows, or at the end of the screen. */
export type DisclaimersPlacement = 'top' | 'end';

interface DisclaimersViewProps {
  readonly model: DisclaimersModel;
  readonly send: (event: DisclaimersEvent) => void;
  /** @default 'top' */
  readonly placement?: DisclaimersPlacement | undefined;
}

export function DisclaimersView({ model, send, placement = 'top' }: DisclaimersViewProps) {
  const messages = useMessages(disclaimersMessages);
  const again = placement === 'end' && <Again model={model} />;
  switch (model.phase) {
    // Showing the notice a moment later is better than a flash of it.
    case 'waiting':
      return null;
    case 'away':
      return again;
    case 'expected':
      return <Expected label={messages.loading} placement={placement} />;
    case 'understood':
      return (
        <>
          <FocusTarget ref={focusOnMount} tabIndex={-1} role="status">
            <VisuallyHidden>{messages.understood}</VisuallyHidden>
          </FocusTarget>
          {again}
        </>
      );
    case 'shown':
      return <Shown model={model} send={send} placement={placement} />;
  }
}

/** A title that opens the texts. */
function useOpener() {
  const messages = useMessages(disclaimersMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    titleId: `${id}title`,
    texts: { id: `${id}texts`, hidden: !isOpen },
    opener: (
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
    ),
  };
}

/** Opens the texts again after they were understood. */
function Again({ model }: Pick<DisclaimersViewProps, 'model'>) {
  const { opener, texts } = useOpener();
  return (
    <Closing>
      {opener}
      <Texts {...texts}>
        <Entries model={model} />
      </Texts>
    </Closing>
  );
}

/** One line that opens. */
function Shown({ model, send, placement }: DisclaimersViewProps) {
  const messages = useMessages(disclaimersMessages);
  const { titleId, opener, texts } = useOpener();
  return (
    <Notice aria-labelledby={titleId} data-disclaimers={placement}>
      <Line>
        <Heading level={2} size="ui">
          {opener}
        </Heading>
        <Summary lang={model.language} dir="auto">
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
      <Texts {...texts}>
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

function Entries({ model: { entries, isBuiltIn, language } }: Pick<DisclaimersViewProps, 'model'>) {
  const { builtInNote } = useMessages(disclaimersMessages);
  const { fallback } = useMessages(sourceMessages);
  return (
    <>
      <Grid column="narrow" stretch gap={8} rowGap={4} align="start">
        {entries.map(({ id, title, content }) => (
          <Entry key={id} lang={language} dir="auto">
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
function Expected({
  label,
  placement,
}: Pick<DisclaimersViewProps, 'placement'> & { readonly label: string }) {
  return (
    <Notice as="div" role="status" aria-label={label} data-disclaimers={placement}>
      <Line>
        <Skeleton shape="title" inlineSize="calc(8 * var(--spinout-text-md))" />
        <Summary />
        <Updated />
        <Skeleton inlineSize="calc(6 * var(--spinout-text-md))" />
      </Line>
    </Notice>
  );
}
