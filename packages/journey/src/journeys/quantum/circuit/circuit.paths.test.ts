import { ApiError } from '@spinout/api-client';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createJob, createdCircuit } from './circuit.fixtures.js';
import { circuitMachine, type CircuitEvent } from './circuit.machine.js';

const draft = { qubits: '3', template: 'ghz', program: '', noise: 'none' } as const;
const created = createdCircuit('ghz', 3);
const errors = [
  new ApiError('status', { endpoint: 'quantum', status: 404 }),
  new ApiError('timeout', { endpoint: 'quantum' }),
];

const events: readonly CircuitEvent[] = [
  { type: 'circuit.requested', draft },
  { type: 'circuit.requested', draft: { ...draft, template: 'program', program: 'qubit q;' } },
  { type: 'simulation.requested' },
  { type: 'work.cancelled' },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
  { type: 'alert.closed' },
];

const dependencies = {
  machine: circuitMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: {
    checkChoice: {
      done: [{ numQubits: 2, numGates: 1, memory: null }],
      error: [new Error('Line 1')],
    },
    createCircuit: { done: [created], error: errors },
    createDrawing: {
      done: [{ drawing: created.drawing, program: 'qubit[3] q;' }],
      error: [new Error('not loaded')],
    },
    runSimulation: { done: [createJob({ '000': 1024 })], error: errors },
  },
};

describe('all paths of circuits', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [context.created?.isDemo, context.alerts.length > 0],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('never loses a circuit, never runs without one, and survives any order of events and replies', () => {
    let hadCircuit = false;
    return assertRandomWalks({
      ...dependencies,
      beforeSequence: () => (hadCircuit = false),
      typed: () => null,
      getExpectedInput: (before) => before,
      check: ({ context }) => {
        if (context.job) expect(context.created).not.toBeNull();
        if (hadCircuit) expect(context.created).not.toBeNull();
        hadCircuit ||= context.created !== null;
        if (context.created?.isDemo && context.job) {
          expect(context.job.source?.origin).toBe('simulated');
        }
      },
    });
  });
});
