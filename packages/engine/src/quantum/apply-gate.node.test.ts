import { type Gate, gate } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import {
  anyCircuit,
  anyState,
  basisState,
  copyState,
  distance,
  computeFidelity,
} from './circuits.fixtures.js';
import { sumProbabilities } from './state-vector.js';
import { textbookApply } from './textbook.fixtures.js';

/** The gates that undo a circuit. */
const reversed = (gates: readonly Gate[]): readonly Gate[] => {
  const inverse = { s: 'sdg', sdg: 's', t: 'tdg', tdg: 't' } as const;
  return gates.toReversed().map(({ name, qubits, params }) =>
    gate(
      name in inverse ? inverse[name as keyof typeof inverse] : name,
      qubits,
      params.map((angle) => -angle),
    ),
  );
};

const withState = (maxQubits: number) =>
  anyCircuit({ maxQubits }).chain((circuit) =>
    anyState(circuit.numQubits).map((state) => ({ circuit, state })),
  );

describe('gates on a state vector', () => {
  it('do what the matrices of the textbook do', () => {
    fc.assert(
      fc.property(withState(4), ({ circuit, state }) => {
        const ours = copyState(state);
        let plain = state;
        for (const each of circuit.gates) {
          applyGate(ours, each);
          plain = textbookApply(plain, each);
        }
        expect(distance(ours, plain)).toBeLessThan(1e-12);
      }),
    );
  });

  it('keep the sum of all probabilities at 1', () => {
    fc.assert(
      fc.property(withState(7), ({ circuit, state }) => {
        for (const each of circuit.gates) applyGate(state, each);
        expect(sumProbabilities(state)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('keep the angle between two states, and are undone by their inverses', () => {
    fc.assert(
      fc.property(withState(5), fc.nat(31), ({ circuit, state }, outcome) => {
        const start = copyState(state);
        const other = basisState(circuit.numQubits, outcome % 2 ** circuit.numQubits);
        const before = computeFidelity(state, other);
        for (const each of circuit.gates) {
          applyGate(state, each);
          applyGate(other, each);
        }
        expect(computeFidelity(state, other)).toBeCloseTo(before, 12);
        for (const each of reversed(circuit.gates)) applyGate(state, each);
        expect(distance(state, start)).toBeLessThan(1e-12);
      }),
    );
  });
});
