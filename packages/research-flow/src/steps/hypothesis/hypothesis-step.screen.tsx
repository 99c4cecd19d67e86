'use client';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { problemMessages } from '../../problems/problem.messages.js';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import type { hypothesisMachine } from './hypothesis.machine.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { hypothesisModel } from './hypothesis-step.model.js';
import { HypothesisStepView } from './hypothesis-step.view.js';

/** Connects a running hypothesis machine to its view. */
export function HypothesisStepScreen({ actor }: { actor: ActorRefFrom<typeof hypothesisMachine> }) {
  const messages = useMessages(hypothesisMessages);
  const problemTexts = useMessages(problemMessages);
  const locale = useLocale();
  const model = useSelector(actor, hypothesisModel, shallowEqual);
  return <HypothesisStepView {...{ model, messages, problemTexts, locale }} send={actor.send} />;
}
