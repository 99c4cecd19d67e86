'use client';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocale } from '@spinout/flow-kit/react';
import type { ExperimentSnapshot, experimentMachine } from './experiment.machine.js';
import { experimentModel } from './experiment-step.model.js';
import { ExperimentStepView } from './experiment-step.view.js';

const areStatesEqual = (a: ExperimentSnapshot, b: ExperimentSnapshot) =>
  a.value === b.value && a.context.draft === b.context.draft;

/** Connects a running experiment machine to its view. */
export function ExperimentStepScreen({ actor }: { actor: ActorRefFrom<typeof experimentMachine> }) {
  const locale = useLocale();
  const snapshot = useSelector(actor, (state) => state, areStatesEqual);
  const model = useMemo(() => experimentModel(snapshot, locale), [snapshot, locale]);
  return <ExperimentStepView model={model} send={actor.send} />;
}
