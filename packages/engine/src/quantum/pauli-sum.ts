import { countBits } from './pauli-row.js';
import type { StateVector } from './state-vector.js';

/** A product of Pauli matrices with a factor. */
export interface PauliTerm {
  readonly factor: number;
  /** One of I, X, Y, Z per qubit, qubit 0 rightmost. */
  readonly paulis: string;
}

/** Masks of a product: the bits that it flips, and those whose 1 changes the sign. */
function parsePaulis(paulis: string) {
  const getBitMask = (letters: string) =>
    [...paulis]
      .toReversed()
      .reduce((bits, p, q) => (letters.includes(p) ? bits | (1 << q) : bits), 0);
  const [flips, signs] = [getBitMask('XY'), getBitMask('YZ')];
  // Each Y brings a factor i: Y = iXZ.
  return { flips, signs, turns: countBits(flips & signs) % 4 };
}

/** Writes a Pauli product as a matrix: `add` gets, for each column, the row and the value of its only entry. */
export function forEachEntry(
  { factor, paulis }: PauliTerm,
  add: (row: number, column: number, re: number, im: number) => void,
): void {
  const { flips, signs, turns } = parsePaulis(paulis);
  const re = [1, 0, -1, 0][turns] ?? 0;
  const im = [0, 1, 0, -1][turns] ?? 0;
  for (let column = 0; column < 2 ** paulis.length; column += 1) {
    const value = countBits(signs & column) % 2 === 0 ? factor : -factor;
    add(column ^ flips, column, value * re, value * im);
  }
}

/** A sum of Pauli products times a state, which has another norm in general. */
export function applyPauliSum(state: StateVector, terms: readonly PauliTerm[]): StateVector {
  const re = new Float64Array(state.re.length);
  const im = new Float64Array(state.re.length);
  for (const term of terms) {
    forEachEntry(term, (row, column, a, b) => {
      const [x, y] = [state.re[column] ?? 0, state.im[column] ?? 0];
      re[row] = (re[row] ?? 0) + a * x - b * y;
      im[row] = (im[row] ?? 0) + a * y + b * x;
    });
  }
  return { numQubits: state.numQubits, re, im };
}

/** ⟨state| P |state⟩, which is real, for one product. */
function computeTermExpectation({ re, im }: StateVector, paulis: string): number {
  const { flips, signs, turns } = parsePaulis(paulis);
  let [real, imaginary] = [0, 0];
  for (let j = 0; j < re.length; j += 1) {
    const sign = countBits(signs & j) % 2 === 0 ? 1 : -1;
    const [x, y, u, v] = [re[j ^ flips] ?? 0, im[j ^ flips] ?? 0, re[j] ?? 0, im[j] ?? 0];
    real += sign * (x * u + y * v);
    imaginary += sign * (x * v - y * u);
  }
  return [real, -imaginary, -real, imaginary][turns] ?? 0;
}

/** The exact expectation value of a sum of Pauli products, without sampling. */
export const computeExpectation = (state: StateVector, terms: readonly PauliTerm[]): number =>
  terms.reduce(
    (sum, { factor, paulis }) => sum + factor * computeTermExpectation(state, paulis),
    0,
  );
