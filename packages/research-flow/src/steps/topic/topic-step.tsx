'use client';
import { createActor } from 'xstate';
import { topicActors } from './topic.actors.js';
import { topicMachine, type TopicDraft, type TopicResult } from './topic.machine.js';
import { TopicStepScreen } from './topic-step.screen.js';
import { withStepFrame, type StepProps } from '../../view/with-step-frame.js';

export type TopicStepProps = StepProps<TopicResult, TopicDraft>;

/**
 * The topic selection step on its own.
 * @example <TopicStep api={api} onComplete={({ topic }) => save(topic)} />
 */
export const TopicStep = withStepFrame(
  'TopicStep',
  ({ draft }: TopicStepProps, { client, runtime }) =>
    createActor(topicMachine.provide({ actors: topicActors(client) }), {
      input: { runtime, draft },
    }),
  TopicStepScreen,
);
