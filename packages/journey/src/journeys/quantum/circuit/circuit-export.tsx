'use client';
import { useMachineActor } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor } from 'xstate';
import type { QuantumMessages } from '../quantum.messages.js';
import { exportActors, type ExportTargets } from './circuit.actors.js';
import type { CreatedCircuit } from './circuit.types.js';
import { CircuitExportView } from './circuit-export.view.js';
import { exportMachine, type ExportSnapshot } from './export.machine.js';
import { qasmExport } from './qasm-export.js';

interface CircuitExportProps {
  readonly created: CreatedCircuit;
  readonly messages: QuantumMessages;
  /** Targets of the export. @default the browser's download and clipboard */
  readonly targets?: ExportTargets | undefined;
}

const exportModel = (snapshot: ExportSnapshot) => ({
  busy: snapshot.hasTag('busy'),
  note: snapshot.context.note,
});

/** Exports a circuit as OpenQASM; renders nothing if its program is unknown. */
export function CircuitExport({ created, messages, targets }: CircuitExportProps) {
  const actor = useMachineActor(() =>
    createActor(exportMachine.provide({ actors: exportActors(targets) })),
  );
  const model = useSelector(actor, exportModel, shallowEqual);
  const file = useMemo(() => qasmExport(created, messages), [created, messages]);
  if (file === null) return null;
  return (
    <CircuitExportView
      {...model}
      {...file}
      messages={messages}
      onExport={(action) => actor.send({ type: 'export.requested', action, ...file })}
    />
  );
}
