import {
  Button,
  Cluster,
  Grid,
  Heading,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@spinout/design-system';
import { focusOnMount } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { DisclaimersEvent } from './disclaimers.machine.js';
import type { DisclaimersMessages } from './disclaimers.messages.js';
import type { DisclaimersModel } from './disclaimers.model.js';
import { Entry, FocusTarget, Notice } from './disclaimers.styles.js';
import { DisclaimersText } from './disclaimers-text.view.js';

export interface DisclaimersViewProps {
  readonly model: DisclaimersModel;
  readonly send: (event: DisclaimersEvent) => void;
  readonly messages: DisclaimersMessages;
  /** Label of disclaimers that come with the page. */
  readonly builtInLabel: string;
}

/** The notice, until it is dismissed. */
export function DisclaimersView({ model, send, messages, builtInLabel }: DisclaimersViewProps) {
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
          <DisclaimersText isCollapsible {...{ model, messages, builtInLabel }} />
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

/** Typical number and length of entries, for the skeleton. */
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
