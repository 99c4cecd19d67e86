import {
  ArrowRightIcon,
  Banner,
  Button,
  Cluster,
  fill,
  RefreshIcon,
  Text,
  TextField,
} from '@spinout/design-system';
import { UndoBanner, useMessages } from '@spinout/flow-kit/react';
import type { RefObject } from 'react';
import type { TwelveStepEvent } from './twelve-step.context.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { TwelveStepModel } from './twelve-step-page.model.js';
import { TopicRow } from './twelve-step-page.styles.js';
import { MAX_LINE_CHARACTERS } from '../../frame/field-limits.js';

interface TopicPartProps {
  readonly model: TwelveStepModel;
  readonly send: (event: TwelveStepEvent) => void;
  /** Receives the focus when a run stops early. */
  readonly startRef: RefObject<HTMLElement | null> | null;
}

/** The topic with start, cancel and resume buttons. */
export function TopicPart({ model, send, startRef }: TopicPartProps) {
  const messages = useMessages(twelveStepMessages);
  const { running, repeatFrom } = model;
  return (
    <TopicRow>
      <TextField
        label={messages.topic}
        hint={messages.topicHint}
        maxLength={MAX_LINE_CHARACTERS}
        value={model.topic}
        // Read-only rather than disabled, so that it can still be copied.
        readOnly={running}
        onValueChange={(topic) => send({ type: 'topic.changed', topic })}
        onEnter={() => send({ type: 'run.requested' })}
      />
      <Text size="sm" tone="muted">
        {messages.topicIsSent}
      </Text>
      <Cluster gap={3}>
        <Button
          ref={startRef as RefObject<HTMLButtonElement | null> | null}
          variant={repeatFrom === null ? 'primary' : 'secondary'}
          disabled={!model.canStart}
          iconAfter={<ArrowRightIcon size={16} />}
          onClick={() => send({ type: 'run.requested' })}
        >
          {messages.start}
        </Button>
        {running && (
          <Button variant="quiet" onClick={() => send({ type: 'run.cancelled' })}>
            {messages.cancel}
          </Button>
        )}
        {repeatFrom !== null && (
          <Button
            variant="primary"
            icon={<RefreshIcon size={16} />}
            onClick={() => send({ type: 'run.repeated' })}
          >
            {fill(messages.repeat, { step: repeatFrom })}
          </Button>
        )}
        <Text size="sm" tone="muted" role="status">
          {model.progress}
        </Text>
      </Cluster>
      {model.replaced !== null && (
        <UndoBanner
          onUndo={() => send({ type: 'run.undone' })}
          onDismiss={() => send({ type: 'undo.dismissed' })}
          dismissLabel={model.replaced.dismissLabel}
        >
          {model.replaced.text}
        </UndoBanner>
      )}
      {model.saveNotice !== null && <Banner tone="warning">{model.saveNotice}</Banner>}
      {model.failure !== null && <Banner tone="error">{model.failure}</Banner>}
    </TopicRow>
  );
}
