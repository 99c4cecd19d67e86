'use client';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { hypothesisMachine } from './hypothesis.machine.js';
import { hypothesisModel } from './hypothesis-step.model.js';
import { HypothesisStepView } from './hypothesis-step.view.js';

/** Connects a running hypothesis machine to its view. */
export function HypothesisStepScreen({ actor }: { actor: ActorRefFrom<typeof hypothesisMachine> }) {
  const model = useSelector(actor, hypothesisModel, shallowEqual);
  return <HypothesisStepView model={model} send={actor.send} />;
}
