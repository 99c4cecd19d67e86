'use client';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paperMachine } from './paper.machine.js';
import { paperModel } from './paper-step.model.js';
import { PaperStepView } from './paper-step.view.js';

/** Connects a running paper machine to its view. */
export function PaperStepScreen({ actor }: { actor: ActorRefFrom<typeof paperMachine> }) {
  const model = useSelector(actor, paperModel, shallowEqual);
  return <PaperStepView model={model} send={actor.send} />;
}
