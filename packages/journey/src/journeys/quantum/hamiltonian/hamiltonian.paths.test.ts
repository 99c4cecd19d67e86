import { ApiError } from '@spinout/api-client';
import {
  assertRandomWalks,
  exploreMachine,
  FULL_COVERAGE,
  testRuntime,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import {
  hamiltonianMachine,
  type ComputedEnergies,
  type HamiltonianEvent,
} from './hamiltonian.machine.js';

const endpoint = 'quantum.computeEnergies';
const computed: ComputedEnergies = {
  energies: {
    num_qubits: 1,
    num_terms: 1,
    ground_energy: -1,
    eigenvalues: [-1, 1],
    variational: undefined,
  },
  source: null,
};
const notOffered = new ApiError('status', { endpoint, status: 404 });
const timeout = new ApiError('timeout', { endpoint });

const events: readonly HamiltonianEvent[] = [
  { type: 'hamiltonian.typed', text: 'Z' },
  { type: 'hamiltonian.typed', text: ' ' },
  { type: 'energies.requested' },
  { type: 'energies.cancelled' },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
  { type: 'alert.closed' },
];

const dependencies = {
  machine: hamiltonianMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: { computeEnergies: { done: [computed], error: [notOffered, timeout] } },
};

describe('all paths of the energies of a Hamiltonian', () => {
  it('reach every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [context.typed, context.alerts.length > 0],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keep the typed text through any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => context.typed,
      getExpectedInput: (before, event) =>
        event.type === 'hamiltonian.typed' ? event.text : before,
    }));
});
