import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import { type Circuit, checkCircuit } from './circuit.js';
import { basisState, distance } from './circuits.fixtures.js';
import { bitString } from './counts.js';
import { groverCircuit, groverIterations, groverProbability } from './grover.js';
import { runStateVector } from './run-state-vector.js';
import { simulate } from './simulate.js';
import { type StateVector, probability } from './state-vector.js';
import { TEMPLATES, templateCircuit } from './templates.js';

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

describe('known circuits', () => {
  it.each(TEMPLATES.filter((name) => name !== 'grover'))(
    'T-50 CONST-20 make a valid circuit on 1 to 30 qubits: %s',
    (name) => {
      for (let n = 1; n <= 30; n += 1) {
        const circuit = templateCircuit(name, n);
        expect(circuit.numQubits).toBe(n);
        checkCircuit(circuit);
      }
    },
  );

  it('refuse a name and a size that there is not', () => {
    expect(() => templateCircuit('teleport', 2)).toThrow(
      'There is no circuit "teleport". Choose one of ghz, uniform, qft, grover, random.',
    );
    for (const n of [0, 31, -5, 1e9, Number.NaN]) {
      expect(() => templateCircuit('grover', n)).toThrow('from 1 to 30 qubits');
    }
  });

  it('T-50 superpose all outcomes with one probability (uniform)', async () => {
    const state = await runStateVector(templateCircuit('uniform', 6));
    for (let outcome = 0; outcome < 64; outcome += 1) {
      expect(probability(state, outcome)).toBeCloseTo(1 / 64, 14);
    }
  });

  it('T-50 take a basis state to its Fourier transform, all outcomes equally likely (QFT)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(127), (n, any) => {
        const outcome = any % 2 ** n;
        const state = run(templateCircuit('qft', n), basisState(n, outcome));
        expect(distance(state, transformed(n, outcome))).toBeLessThan(1e-12);
        for (let k = 0; k < 2 ** n; k += 1) expect(probability(state, k)).toBeCloseTo(2 ** -n, 13);
      }),
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'T-50 find any marked state among those of %d qubits as surely as theory says (Grover)',
    async (n) => {
      const marked = (0b101100110 * 7) % 2 ** n;
      const state = await runStateVector(groverCircuit(n, bitString(marked, n)));
      expect(probability(state, marked)).toBeCloseTo(groverProbability(n), 10);
      const others = (1 - groverProbability(n)) / (2 ** n - 1);
      expect(probability(state, (marked + 1) % 2 ** n)).toBeCloseTo(others, 10);
    },
  );

  it('search as often as is best (Grover)', () => {
    const success = (n: number, times: number) =>
      Math.sin((2 * times + 1) * Math.asin(2 ** (-n / 2))) ** 2;
    for (let n = 1; n <= 30; n += 1) {
      const best = groverIterations(n);
      expect(success(n, best)).toBeCloseTo(groverProbability(n), 12);
      for (const other of [best - 1, best + 1]) {
        if (other >= 0) expect(success(n, best)).toBeGreaterThanOrEqual(success(n, other) - 1e-12);
      }
    }
    expect([2, 3, 10, 20].map(groverIterations)).toEqual([1, 2, 25, 804]);
  });

  it('find all ones unless told otherwise, and qubit 0 is the rightmost digit (Grover)', async () => {
    expect((await simulate(templateCircuit('grover', 2))).counts).toEqual({ '11': 1024 });
    const marked = templateCircuit('grover', 2, { marked: '01' });
    expect((await simulate(marked)).counts).toEqual({ '01': 1024 });
  });

  it.each(['', '1', '012', '11111', '1 1'])('refuse to mark "%s" among three qubits', (marked) => {
    expect(() => groverCircuit(3, marked)).toThrow('a text of 3 digits, each 0 or 1');
  });

  it('refuse a search that would take too many gates, with their number (Grover)', () => {
    checkCircuit(templateCircuit('grover', 13));
    expect(() => templateCircuit('grover', 14)).toThrow(
      /^Grover search over 14 qubits takes \d{3},\d{3} gates; at most 100,000 are run\./,
    );
    expect(() => templateCircuit('grover', 30)).toThrow('Grover search over 30 qubits');
  });

  it('T-50 are the same for the same seed and others for another (random)', () => {
    const first = templateCircuit('random', 6, { seed: 1 });
    expect(templateCircuit('random', 6, { seed: 1 })).toEqual(first);
    expect(templateCircuit('random', 6, { seed: 2 })).not.toEqual(first);
  });
});
