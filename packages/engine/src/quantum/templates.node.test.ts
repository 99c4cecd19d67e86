import {
  type Circuit,
  groverCircuit,
  groverProbability,
  templateCircuit,
} from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import { basisState, distance } from './circuits.fixtures.js';
import { formatBitString } from './counts.js';
import { runStateVector } from './run-state-vector.js';
import { simulate } from './simulate.js';
import { type StateVector, getProbability } from './state-vector.js';

const run = ({ gates }: Circuit, state: StateVector): StateVector => {
  for (const each of gates) applyGate(state, each);
  return state;
};

/** The Fourier transform of a basis state by its definition. */
const transformed = (numQubits: number, outcome: number): StateVector => {
  const size = 2 ** numQubits;
  const angles = Float64Array.from({ length: size }, (_, k) => (2 * Math.PI * outcome * k) / size);
  return {
    numQubits,
    re: angles.map((angle) => Math.cos(angle) / Math.sqrt(size)),
    im: angles.map((angle) => Math.sin(angle) / Math.sqrt(size)),
  };
};

describe('known circuits, run', () => {
  it('T-50 superpose all outcomes with one probability (uniform)', async () => {
    const state = await runStateVector(templateCircuit('uniform', 6));
    for (let outcome = 0; outcome < 64; outcome += 1) {
      expect(getProbability(state, outcome)).toBeCloseTo(1 / 64, 14);
    }
  });

  it('T-50 take a basis state to its Fourier transform, all outcomes equally likely (QFT)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(127), (n, any) => {
        const outcome = any % 2 ** n;
        const state = run(templateCircuit('qft', n), basisState(n, outcome));
        expect(distance(state, transformed(n, outcome))).toBeLessThan(1e-12);
        for (let k = 0; k < 2 ** n; k += 1)
          expect(getProbability(state, k)).toBeCloseTo(2 ** -n, 13);
      }),
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'T-50 find any marked state among those of %d qubits as surely as theory says (Grover)',
    async (n) => {
      const marked = (0b101100110 * 7) % 2 ** n;
      const state = await runStateVector(groverCircuit(n, formatBitString(marked, n)));
      expect(getProbability(state, marked)).toBeCloseTo(groverProbability(n), 10);
      const others = (1 - groverProbability(n)) / (2 ** n - 1);
      expect(getProbability(state, (marked + 1) % 2 ** n)).toBeCloseTo(others, 10);
    },
  );

  it('find all ones by default, and qubit 0 is the rightmost digit (Grover)', async () => {
    expect((await simulate(templateCircuit('grover', 2))).counts).toEqual({ '11': 1024 });
    const marked = templateCircuit('grover', 2, { marked: '01' });
    expect((await simulate(marked)).counts).toEqual({ '01': 1024 });
  });
});
