import type { CircuitSnapshot } from './circuit.machine.js';

/** What the making and running of circuits shows. */
export const circuitModel = (snapshot: CircuitSnapshot) => {
  const { made, job } = snapshot.context;
  return {
    made,
    job,
    busy: snapshot.hasTag('busy'),
    creating: snapshot.hasTag('busy') && !snapshot.matches('running'),
    running: snapshot.matches('running'),
    canCancel: snapshot.can({ type: 'work.cancelled' }),
  };
};

export type CircuitModel = ReturnType<typeof circuitModel>;
