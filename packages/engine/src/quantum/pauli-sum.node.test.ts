import { gate } from '@spinout/domain/circuits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGate } from './apply-gate.js';
import { anyState, copyState } from './circuits.fixtures.js';
import { computeExpectation } from './pauli-sum.js';

describe('expected values of Pauli products', () => {
  it('are what applying the matrices gives', () => {
    const letters = fc.array(fc.constantFrom('I', 'X', 'Y', 'Z'), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(anyState(3), letters, (state, chosen) => {
        const turned = copyState(state);
        for (const [place, letter] of chosen.entries()) {
          // The first letter stands for the last qubit.
          const qubits = [2 - place];
          if (letter === 'X') applyGate(turned, gate('x', qubits));
          if (letter === 'Y') applyGate(turned, gate('y', qubits));
          if (letter === 'Z') applyGate(turned, gate('z', qubits));
        }
        const expected = state.re.reduce(
          (sum, x, at) =>
            sum + x * (turned.re[at] ?? 0) + (state.im[at] ?? 0) * (turned.im[at] ?? 0),
          0,
        );
        const paulis = chosen.join('');
        expect(computeExpectation(state, [{ factor: 1, paulis }])).toBeCloseTo(expected, 12);
        expect(
          computeExpectation(state, [
            { factor: 2, paulis },
            { factor: 1, paulis: 'III' },
          ]),
        ).toBeCloseTo(2 * expected + 1, 12);
      }),
    );
  });
});
