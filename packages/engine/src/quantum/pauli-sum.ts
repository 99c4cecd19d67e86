import { countBits } from './pauli-row.js';
import type { StateVector } from './state-vector.js';

/** A product of Pauli matrices with a factor. */
export interface PauliTerm {
  readonly factor: number;
  /** One of I, X, Y, Z per qubit, qubit 0 rightmost. */
  readonly paulis: string;
}

/** ⟨state| P |state⟩, which is real, for one product. */
function computeTermExpectation({ re, im }: StateVector, paulis: string): number {
  const getBitMask = (letters: string) =>
    [...paulis]
      .toReversed()
      .reduce((bits, p, q) => (letters.includes(p) ? bits | (1 << q) : bits), 0);
  const [flips, signs] = [getBitMask('XY'), getBitMask('YZ')];
  const turns = countBits(flips & signs) % 4;
  let [real, imaginary] = [0, 0];
  for (let j = 0; j < re.length; j += 1) {
    const sign = countBits(signs & j) % 2 === 0 ? 1 : -1;
    const [x, y, u, v] = [re[j ^ flips] ?? 0, im[j ^ flips] ?? 0, re[j] ?? 0, im[j] ?? 0];
    real += sign * (x * u + y * v);
    imaginary += sign * (x * v - y * u);
  }
  // Each Y brings a factor i: Y = iXZ.
  return [real, -imaginary, -real, imaginary][turns] ?? 0;
}

/** The exact expectation value of a sum of Pauli products, without sampling. */
export const computeExpectation = (state: StateVector, terms: readonly PauliTerm[]): number =>
  terms.reduce(
    (sum, { factor, paulis }) => sum + factor * computeTermExpectation(state, paulis),
    0,
  );
