'use client';
import type { ApiClient } from '@spinout/api-client';
import { createActor } from 'xstate';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import {
  StepFrame,
  useStepListeners,
  type StepFrameProps,
  type StepListeners,
} from '../../view/step-frame.js';
import { topicActors } from './topic.actors.js';
import { topicMachine, type TopicDraft, type TopicResult } from './topic.machine.js';
import { TopicStepScreen } from './topic-step.screen.js';

export interface TopicStepProps extends StepFrameProps, StepListeners<TopicResult> {
  readonly api: ApiClient;
  /** A draft to restore. */
  readonly draft?: TopicDraft | undefined;
  /** Clock, ids and log. @default those of the browser */
  readonly runtime?: Runtime | undefined;
}

/**
 * The topic selection step on its own.
 * @example <TopicStep api={api} onComplete={({ topic }) => save(topic)} />
 */
export function TopicStep({
  api,
  draft,
  runtime = systemRuntime,
  onComplete,
  onProblem,
  ...frame
}: TopicStepProps) {
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(topicMachine.provide({ actors: topicActors(client) }), {
      input: { runtime, draft },
    }),
  );
  useStepListeners(actor, { onComplete, onProblem });
  return (
    <StepFrame {...frame} actor={actor}>
      <TopicStepScreen actor={actor} />
    </StepFrame>
  );
}
