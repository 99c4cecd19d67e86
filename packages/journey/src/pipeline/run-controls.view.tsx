import { Badge, Banner, Button, Cluster, fill, RefreshIcon, Text } from '@spinout/design-system';
import type { PipelineEvent } from './pipeline.types.js';
import type { PipelineMessages } from './pipeline.messages.js';
import type { PipelineModel } from './pipeline.model.js';
import { RunBar } from './pipeline.styles.js';

interface RunControlsProps {
  readonly model: PipelineModel;
  readonly send: (event: PipelineEvent) => void;
  readonly words: PipelineMessages;
}

const TONES = {
  initialization: 'neutral',
  research: 'accent',
  completed: 'success',
  error: 'danger',
} as const;

/** PIPE-03: what the run is about, how far it is, and what can be done with it. */
export function RunControls({ model, send, words }: RunControlsProps) {
  const { run } = model;
  return (
    <>
      <RunBar>
        {run.topic === '' ? (
          <Text as="span" tone="muted">
            {words.noRun}
          </Text>
        ) : (
          <Text as="span" weight="medium">
            {fill(words.topic, { topic: run.topic })}
          </Text>
        )}
        <Cluster gap={3}>
          <Badge role="status" aria-label={words.phase} tone={TONES[run.phase]}>
            {words.phases[run.phase]}
          </Badge>
          {model.canCancel && (
            <Button size="sm" onClick={() => send({ type: 'run.cancelled' })}>
              {words.cancel}
            </Button>
          )}
          {model.canRunAgain && (
            <Button
              size="sm"
              icon={<RefreshIcon size={16} />}
              onClick={() => send({ type: 'run.requested' })}
            >
              {words.again}
            </Button>
          )}
        </Cluster>
      </RunBar>
      {model.canResume && (
        <Banner
          tone="info"
          actions={
            <>
              <Button variant="primary" onClick={() => send({ type: 'run.resumed' })}>
                {words.resume}
              </Button>
              <Button onClick={() => send({ type: 'run.cancelled' })}>{words.cancel}</Button>
            </>
          }
        >
          {model.isElsewhere ? words.elsewhere : fill(words.interrupted, { count: model.finished })}
        </Banner>
      )}
      {run.cancelled && run.phase === 'initialization' && (
        <Text tone="muted">{fill(words.cancelled, { count: model.finished })}</Text>
      )}
      {run.phase === 'error' && <Banner tone="error">{words.failed}</Banner>}
    </>
  );
}
