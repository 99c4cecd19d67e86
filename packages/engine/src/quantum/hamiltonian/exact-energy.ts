import { type PauliTerm, forEachEntry } from '../pauli-sum.js';
import { checkHamiltonian } from './hamiltonian.js';
import { computeEigenvalues } from './eigenvalues.js';

/** The exact energies of a Hamiltonian. */
export interface ExactEnergies {
  readonly numQubits: number;
  /** The lowest eigenvalue. */
  readonly groundEnergy: number;
  /** All eigenvalues, lowest first. */
  readonly eigenvalues: readonly number[];
}

/**
 * Diagonalizes the dense matrix of a Hamiltonian.
 * @throws {QuantumError} `hamiltonian`
 */
export function computeExactEnergies(terms: readonly PauliTerm[]): ExactEnergies {
  const numQubits = checkHamiltonian(terms);
  const size = 2 ** numQubits;
  // A + iB is Hermitian if [[A, -B], [B, A]] is symmetric, which has each eigenvalue twice.
  const matrix = Array.from({ length: 2 * size }, () => new Float64Array(2 * size));
  const add = (row: number, column: number, value: number) => {
    const entries = matrix[row];
    if (entries) entries[column] = (entries[column] ?? 0) + value;
  };
  for (const term of terms) {
    forEachEntry(term, (row, column, re, im) => {
      add(row, column, re);
      add(row + size, column + size, re);
      add(row, column + size, -im);
      add(row + size, column, im);
    });
  }
  const eigenvalues = computeEigenvalues(matrix).filter((_, at) => at % 2 === 0);
  return { numQubits, groundEnergy: eigenvalues[0] ?? 0, eigenvalues };
}
