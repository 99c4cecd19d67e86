'use client';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { literatureMachine } from './literature.machine.js';
import { literatureModel, areLiteratureModelsEqual } from './literature-step.model.js';
import { LiteratureStepView } from './literature-step.view.js';

/** Connects a running literature machine to its view. */
export function LiteratureStepScreen({ actor }: { actor: ActorRefFrom<typeof literatureMachine> }) {
  const model = useSelector(actor, literatureModel, areLiteratureModelsEqual);
  return <LiteratureStepView model={model} send={actor.send} />;
}
