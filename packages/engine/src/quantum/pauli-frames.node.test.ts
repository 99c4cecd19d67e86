import { gate } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import {
  anyCircuit,
  anyState,
  CLIFFORD_NAMES,
  computeFidelity,
  copyState,
} from './circuits.fixtures.js';
import { moveThrough } from './pauli-frames.js';
import type { StateVector } from './state-vector.js';

const applyPauli = (state: StateVector, { x, z }: { x: number; z: number }) => {
  for (let q = 0; q < state.numQubits; q += 1) {
    if ((z >> q) & 1) applyGate(state, gate('z', [q]));
    if ((x >> q) & 1) applyGate(state, gate('x', [q]));
  }
};

describe('a Pauli product moved through Clifford gates', () => {
  it('does after them what it did before them, up to a phase', () => {
    const input = anyCircuit({ maxQubits: 3, maxGates: 4, names: CLIFFORD_NAMES }).chain(
      (circuit) =>
        fc.record({
          circuit: fc.constant(circuit),
          state: anyState(circuit.numQubits),
          x: fc.nat(2 ** circuit.numQubits - 1),
          z: fc.nat(2 ** circuit.numQubits - 1),
        }),
    );
    fc.assert(
      fc.property(input, ({ circuit: { gates }, state, x, z }) => {
        const before = copyState(state);
        const after = copyState(state);
        const frame = { x, z };
        applyPauli(before, frame);
        for (const each of gates) {
          applyGate(before, each);
          applyGate(after, each);
          moveThrough(frame, each);
        }
        applyPauli(after, frame);
        expect(computeFidelity(before, after)).toBeCloseTo(1, 12);
      }),
      { numRuns: 500 },
    );
  });
});
