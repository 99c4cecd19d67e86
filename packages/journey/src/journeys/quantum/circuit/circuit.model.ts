import type { CircuitSnapshot } from './circuit.machine.js';

/** View model of creating and running circuits. */
export const circuitModel = (snapshot: CircuitSnapshot) => {
  const { created, job, replaced } = snapshot.context;
  return {
    created,
    job,
    replaced: replaced && { kind: replaced.kind, name: replaced.created.circuit.name },
    busy: snapshot.hasTag('busy'),
    creating: snapshot.hasTag('busy') && !snapshot.matches('running'),
    running: snapshot.matches('running'),
    canCancel: snapshot.can({ type: 'work.cancelled' }),
  };
};

export type CircuitModel = ReturnType<typeof circuitModel>;
