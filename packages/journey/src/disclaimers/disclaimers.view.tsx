import { Button, Cluster, Heading, Text, VisuallyHidden } from '@spinout/design-system';
import { focusOnMount } from '@spinout/journey-kit/react';
import { useId } from 'react';
import type { DisclaimersEvent } from './disclaimers.machine.js';
import type { DisclaimersMessages } from './disclaimers.messages.js';
import type { DisclaimersModel } from './disclaimers.model.js';
import { Gone, Notice } from './disclaimers.styles.js';
import { DisclaimersText } from './disclaimers-text.view.js';

export interface DisclaimersViewProps {
  readonly model: DisclaimersModel;
  readonly send: (event: DisclaimersEvent) => void;
  readonly words: DisclaimersMessages;
  /** Word for what comes with the page. */
  readonly builtInWord: string;
}

/** PANEL-01 to PANEL-04: the notice, until it is understood. */
export function DisclaimersView({ model, send, words, builtInWord }: DisclaimersViewProps) {
  const headingId = useId();
  switch (model.phase) {
    // A notice that comes and goes again is worse than one that comes a moment later.
    case 'waiting':
    case 'away':
      return null;
    case 'understood':
      return (
        <Gone ref={focusOnMount} tabIndex={-1} role="status">
          <VisuallyHidden>{words.understood}</VisuallyHidden>
        </Gone>
      );
    case 'shown':
      return (
        <Notice aria-labelledby={headingId}>
          <Heading level={2} size="lg" id={headingId}>
            {words.title}
          </Heading>
          <DisclaimersText folds {...{ model, words, builtInWord }} />
          <Cluster justify="between" gap={3}>
            <Text size="sm" tone="muted" figures="tabular">
              {model.lastUpdatedText}
            </Text>
            <Button onClick={() => send({ type: 'disclaimers.understood' })}>
              {words.understand}
            </Button>
          </Cluster>
        </Notice>
      );
  }
}
