import { Badge, Banner, Button, Cluster, fill, RefreshIcon, Text } from '@spinout/design-system';
import { UndoBanner, useMessages } from '@spinout/flow-kit/react';
import type { PipelineEvent } from './pipeline.types.js';
import { pipelineMessages } from './pipeline.messages.js';
import type { PipelineModel } from './pipeline.model.js';
import { RunBar } from './pipeline.styles.js';

interface RunControlsProps {
  readonly model: PipelineModel;
  readonly send: (event: PipelineEvent) => void;
}

const TONES = {
  initialization: 'neutral',
  research: 'accent',
  completed: 'success',
  error: 'danger',
} as const;

/** Topic, progress and controls of the run. */
export function RunControls({ model, send }: RunControlsProps) {
  const messages = useMessages(pipelineMessages);
  const { run } = model;
  return (
    <>
      <RunBar>
        {run.topic === '' ? (
          <Text as="span" tone="muted">
            {messages.noRun}
          </Text>
        ) : (
          <Text as="span" weight="medium">
            {fill(messages.topic, { topic: run.topic })}
          </Text>
        )}
        <Cluster gap={3}>
          <Badge role="status" aria-label={messages.phase} tone={TONES[run.phase]}>
            {messages.phases[run.phase]}
          </Badge>
          {model.canCancel && (
            <Button size="sm" onClick={() => send({ type: 'run.cancelled' })}>
              {messages.cancel}
            </Button>
          )}
          {model.canRunAgain && (
            <Button
              size="sm"
              icon={<RefreshIcon size={16} />}
              onClick={() => send({ type: 'run.requested' })}
            >
              {messages.again}
            </Button>
          )}
        </Cluster>
      </RunBar>
      {model.replaced !== null && (
        <UndoBanner
          onUndo={() => send({ type: 'run.undone' })}
          onDismiss={() => send({ type: 'undo.dismissed' })}
          dismissLabel={messages.dismissUndo}
        >
          {fill(messages.replaced, { topic: model.replaced })}
        </UndoBanner>
      )}
      {model.canResume && (
        <Banner
          tone="info"
          actions={
            <>
              <Button variant="primary" onClick={() => send({ type: 'run.resumed' })}>
                {messages.resume}
              </Button>
              <Button onClick={() => send({ type: 'run.cancelled' })}>{messages.cancel}</Button>
            </>
          }
        >
          {model.isOwnedByOtherTab
            ? messages.inOtherTab
            : fill(messages.interrupted, { count: model.finished })}
        </Banner>
      )}
      {run.cancelled && run.phase === 'initialization' && (
        <Text tone="muted">{fill(messages.cancelled, { count: model.finished })}</Text>
      )}
      {run.phase === 'error' && <Banner tone="error">{messages.failed}</Banner>}
    </>
  );
}
