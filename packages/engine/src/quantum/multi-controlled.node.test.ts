import {
  type Gate,
  multiControlledPhase,
  multiControlledX,
  multiControlledZ,
} from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import { anyState, basisState, copyState, distance } from './circuits.fixtures.js';
import type { StateVector } from './state-vector.js';

const run = (gates: readonly Gate[], state: StateVector): StateVector => {
  for (const each of gates) applyGate(state, each);
  return state;
};
/** What x, cx and ccx make of an outcome. */
const permuted = (gates: readonly Gate[], outcome: number): number =>
  gates.reduce((bits, { qubits }) => {
    const controls = qubits.slice(0, -1);
    const isOn = controls.every((q) => (bits >> q) & 1);
    return isOn ? bits ^ (1 << (qubits.at(-1) ?? 0)) : bits;
  }, outcome);

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('gates with many controls', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [4, 2],
    [5, 1],
    [5, 2],
    [5, 3],
    [6, 1],
    [7, 1],
    [8, 1],
    [8, 6],
  ])('flip the target for %d controls and give %d borrowed qubits back', (count, borrowed) => {
    const controls = range(count);
    const target = count;
    const gates = multiControlledX(
      controls,
      target,
      range(borrowed).map((at) => count + 1 + at),
    );
    const all = 2 ** count - 1;
    let wrong = 0;
    for (let start = 0; start < 2 ** (count + 1 + borrowed); start += 1) {
      const end = (start & all) === all ? start ^ (1 << target) : start;
      wrong += permuted(gates, start) === end ? 0 : 1;
    }
    expect(wrong).toBe(0);
    expect(gates.every(({ name }) => ['x', 'cx', 'ccx'].includes(name))).toBe(true);
  });

  it('cannot do with three controls and nothing borrowed', () => {
    expect(() => multiControlledX([0, 1, 2], 3, [])).toThrow(RangeError);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('turn the phase where all of %d qubits are 1, only there', (n) => {
    fc.assert(
      fc.property(fc.double({ min: -4, max: 4, noNaN: true }), anyState(n), (angle, state) => {
        const expected = copyState(state);
        const last = 2 ** n - 1;
        const [x, y] = [state.re[last] ?? 0, state.im[last] ?? 0];
        expected.re[last] = x * Math.cos(angle) - y * Math.sin(angle);
        expected.im[last] = x * Math.sin(angle) + y * Math.cos(angle);
        run(multiControlledPhase(angle, range(n)), state);
        expect(distance(state, expected)).toBeLessThan(1e-12);
      }),
      { numRuns: 20 },
    );
  });

  it.each([1, 2, 3, 4, 6])('change the sign where all of %d qubits are 1', (n) => {
    const state = run(multiControlledZ(range(n)), basisState(n, 2 ** n - 1));
    expect(state.re.at(-1)).toBeCloseTo(-1, 12);
    const other = run(multiControlledZ(range(n)), basisState(n, 2 ** n - 2));
    expect(other.re.at(-2)).toBeCloseTo(1, 12);
  });

  it('grow with the square of the number of qubits, not faster', () => {
    for (const n of [10, 20, 30]) expect(multiControlledZ(range(n)).length).toBeLessThan(8 * n * n);
  });
});
