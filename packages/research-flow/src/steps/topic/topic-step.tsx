'use client';
import { createActor } from 'xstate';
import { topicActors } from './topic.actors.js';
import { topicMachine, type TopicDraft, type TopicResult } from './topic.machine.js';
import type { TopicOptions } from './topic.options.js';
import { TopicStepScreen } from './topic-step.screen.js';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';

export interface TopicStepProps extends StepProps<TopicResult, TopicDraft> {
  /** Which topics the step offers. Read when the step opens. @default six featured topics and ten categories */
  readonly topics?: TopicOptions | undefined;
}

/**
 * The topic selection step on its own.
 * @example <TopicStep api={api} onComplete={({ topic }) => save(topic)} />
 */
export const TopicStep = withStepFrame(
  'TopicStep',
  ({ draft, topics }: TopicStepProps, { client, runtime }) =>
    createActor(topicMachine.provide({ actors: topicActors(client) }), {
      input: { runtime, draft, topics },
    }),
  TopicStepScreen,
);
