'use client';
import type { Tools } from '@spinout/journey-kit';
import { sourceMessages, useMachineActor } from '@spinout/journey-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useWords } from '../../words/words.js';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { structureActors } from './structure.actors.js';
import { structureCardModel } from './structure-card.model.js';
import { StructureCardView } from './structure-card.view.js';
import { structureMachine } from './structure.machine.js';
import type { Subject } from './structure.types.js';
import type { LoadStructureViewer } from './viewer/structure-viewer.types.js';

interface StructureCardProps {
  readonly subject: Subject;
  /** Name of an exported picture. */
  readonly fileName: string;
  readonly tools: Tools;
  /** Brings a viewer for structures with coordinates. @default the canvas alone */
  readonly loadViewer?: LoadStructureViewer | undefined;
}

/** The structure of one run on a machine of its own: how it is looked at is nobody else's business. */
export function StructureCard({ subject, fileName, tools, loadViewer }: StructureCardProps) {
  const words = useWords('twelveStep', twelveStepMessages);
  const { simulated } = useWords('source', sourceMessages);
  const locale = useLocale();
  const actor: ActorRefFrom<typeof structureMachine> = useMachineActor(() =>
    createActor(structureMachine.provide({ actors: structureActors(loadViewer) }), {
      input: { tools, hasViewer: loadViewer !== undefined && subject.kind === 'backbone' },
    }),
  );
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => structureCardModel(snapshot, subject, words, locale),
    [snapshot, subject, words, locale],
  );
  return (
    <StructureCardView
      model={model}
      send={actor.send}
      simulatedWord={simulated}
      {...{ words, locale, fileName }}
    />
  );
}
