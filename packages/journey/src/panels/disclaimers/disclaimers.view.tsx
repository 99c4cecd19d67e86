import {
  Button,
  Cluster,
  Grid,
  Heading,
  OriginBadge,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@spinout/design-system';
import {
  focusOnMount,
  sourceMessages,
  UncontrolledDisclosure,
  useMessages,
} from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { DisclaimersEvent } from './disclaimers.machine.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import type { DisclaimersModel } from './disclaimers.model.js';
import { Entry, FocusTarget, Notice } from './disclaimers.styles.js';

interface DisclaimersViewProps {
  readonly model: DisclaimersModel;
  readonly send: (event: DisclaimersEvent) => void;
}

export function DisclaimersView({ model, send }: DisclaimersViewProps) {
  const messages = useMessages(disclaimersMessages);
  const headingId = useId();
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
      return (
        <Notice aria-labelledby={headingId}>
          <Heading level={2} size="lg" id={headingId}>
            {messages.title}
          </Heading>
          <Entries model={model} isCollapsible />
          <Cluster justify="between" gap={3}>
            <Text size="sm" tone="muted" figures="tabular">
              {model.lastUpdatedText}
            </Text>
            <Button onClick={() => send({ type: 'disclaimers.understood' })}>
              {messages.understand}
            </Button>
          </Cluster>
        </Notice>
      );
  }
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
      <Entries model={model} isCollapsible={false} />
      {model.lastUpdatedText !== null && (
        <Text size="sm" tone="muted">
          {model.lastUpdatedText}
        </Text>
      )}
    </Stack>
  );
}

/** Longer texts are collapsed in the notice, which keeps it small. */
const LONG_CONTENT_CHARACTERS = 320;

interface EntriesProps {
  readonly model: DisclaimersModel;
  readonly isCollapsible: boolean;
}

function Entries({ model: { entries, isBuiltIn }, isCollapsible }: EntriesProps) {
  const { builtInNote } = useMessages(disclaimersMessages);
  const { fallback } = useMessages(sourceMessages);
  return (
    <>
      <Grid column="narrow" stretch gap={8} rowGap={4} align="start">
        {entries.map(({ id, title, content }) =>
          isCollapsible && content.length > LONG_CONTENT_CHARACTERS && title !== '' ? (
            <Entry key={id} data-collapsible>
              <UncontrolledDisclosure label={title}>
                <Text size="ui">{content}</Text>
              </UncontrolledDisclosure>
            </Entry>
          ) : (
            <Entry key={id}>
              {title !== '' && (
                <Heading level={3} size="ui">
                  {title}
                </Heading>
              )}
              <Text size="ui">{content}</Text>
            </Entry>
          ),
        )}
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

/** Typical number of entries, for the skeleton. */
const USUAL_ENTRIES = [0, 1, 2];

/** Reserves the space of the notice, so that the layout does not shift. */
function Expected({ label }: { readonly label: string }) {
  return (
    <Notice as="div" role="status" aria-label={label}>
      <Skeleton shape="title" inlineSize="8rem" />
      <Grid column="narrow" stretch gap={8} rowGap={4} align="start">
        {USUAL_ENTRIES.map((entry) => (
          <Entry key={entry}>
            <Skeleton inlineSize="50%" />
            <Skeleton />
            <Skeleton />
            <Skeleton inlineSize="70%" />
          </Entry>
        ))}
      </Grid>
      <Cluster justify="between" gap={3}>
        <Skeleton inlineSize="12rem" />
        <Skeleton shape="control" />
      </Cluster>
    </Notice>
  );
}
