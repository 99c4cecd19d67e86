'use client';
import type { Runtime } from '@spinout/flow-kit';
import { sourceMessages, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { structureActors } from './structure.actors.js';
import { structureCardModel } from './structure-card.model.js';
import { StructureCardView } from './structure-card.view.js';
import { structureMachine } from './structure.machine.js';
import type { Subject } from './structure.types.js';
import type { LoadStructureViewer } from './viewer/structure-viewer.types.js';

interface StructureCardProps {
  readonly subject: Subject;
  /** File name of an exported picture. */
  readonly fileName: string;
  readonly runtime: Runtime;
  /** Loads a viewer for structures with coordinates. @default the canvas alone */
  readonly loadViewer?: LoadStructureViewer | undefined;
}

/** The structure of one run with its own machine. */
export function StructureCard({ subject, fileName, runtime, loadViewer }: StructureCardProps) {
  const messages = useMessages(twelveStepMessages);
  const { simulated } = useMessages(sourceMessages);
  const locale = useLocale();
  const actor: ActorRefFrom<typeof structureMachine> = useMachineActor(() =>
    createActor(structureMachine.provide({ actors: structureActors(loadViewer) }), {
      input: { runtime, hasViewer: loadViewer !== undefined && subject.kind === 'backbone' },
    }),
  );
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => structureCardModel(snapshot, subject, messages, locale),
    [snapshot, subject, messages, locale],
  );
  return (
    <StructureCardView
      model={model}
      send={actor.send}
      simulatedLabel={simulated}
      {...{ messages, locale, fileName }}
    />
  );
}
