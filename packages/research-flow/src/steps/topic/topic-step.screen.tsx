'use client';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { topicMachine } from './topic.machine.js';
import { topicModel } from './topic-step.model.js';
import { TopicStepView } from './topic-step.view.js';

/** Connects a running topic machine to its view. */
export function TopicStepScreen({ actor }: { actor: ActorRefFrom<typeof topicMachine> }) {
  const model = useSelector(actor, topicModel, shallowEqual);
  return <TopicStepView model={model} send={actor.send} />;
}
