'use client';
import { useScreen } from '@spinout/flow-kit/react';
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
  /** Loads a viewer for structures with coordinates. @default the canvas alone */
  readonly loadViewer?: LoadStructureViewer | undefined;
}

/** The structure of one run with its own machine. */
export function StructureCard({ subject, fileName, loadViewer }: StructureCardProps) {
  const { model, send } = useScreen({
    machine: () => structureMachine.provide({ actors: structureActors(loadViewer) }),
    input: { hasViewer: loadViewer !== undefined && subject.kind === 'backbone' },
    catalog: twelveStepMessages,
    model: structureCardModel,
  });
  return <StructureCardView {...{ model, send, subject, fileName }} />;
}
