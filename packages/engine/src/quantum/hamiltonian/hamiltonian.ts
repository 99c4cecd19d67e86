import { quantumError } from '@spinout/domain/circuits';
import type { PauliTerm } from '../pauli-sum.js';

/** The dense matrix of six qubits has 64 rows. */
export const MAX_HAMILTONIAN_QUBITS = 6;
const MAX_TERMS = 1000;
const PAULIS = /^[IXYZ]+$/;
const TERM =
  /([+-]?)\s*(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)?\s*\*?\s*([IXYZ]+)\s*/y;

const refuse = (why: string) => quantumError('hamiltonian', { most: MAX_HAMILTONIAN_QUBITS, why });

/**
 * Validates a sum of Pauli products.
 * @returns the number of qubits
 * @throws {QuantumError} `hamiltonian`
 */
export function checkHamiltonian(terms: readonly PauliTerm[]): number {
  const numQubits = terms[0]?.paulis.length ?? 0;
  if (terms.length === 0) throw refuse('This one has no terms.');
  if (terms.length > MAX_TERMS) throw refuse(`This one has ${terms.length} terms.`);
  if (numQubits > MAX_HAMILTONIAN_QUBITS) throw refuse(`This one has ${numQubits} qubits.`);
  for (const [at, { factor, paulis }] of terms.entries()) {
    const place = `Term ${at + 1}`;
    if (!PAULIS.test(paulis)) throw refuse(`${place} has other letters than I, X, Y and Z.`);
    if (paulis.length !== numQubits) {
      throw refuse(`${place} has ${paulis.length} letters, the first one ${numQubits}.`);
    }
    if (!Number.isFinite(factor)) throw refuse(`The factor of term ${at + 1} is no finite number.`);
  }
  return numQubits;
}

/**
 * Parses a sum of Pauli products such as "-1.05 II + 0.39*IZ - ZZ", qubit 0 rightmost.
 * @throws {QuantumError} `hamiltonian`
 */
export function parseHamiltonian(text: string): readonly PauliTerm[] {
  const source = text.trim();
  const terms: PauliTerm[] = [];
  TERM.lastIndex = 0;
  let at = 0;
  while (at < source.length && terms.length <= MAX_TERMS) {
    TERM.lastIndex = at;
    const [whole, sign = '', number = '1', paulis = ''] = TERM.exec(source) ?? [];
    // Between two terms there must be a sign.
    if (whole === undefined || (at > 0 && sign === '')) {
      throw refuse(`Term ${terms.length + 1} cannot be read, at character ${at + 1}.`);
    }
    terms.push({ factor: Number(`${sign === '-' ? '-' : ''}${number}`), paulis });
    at = TERM.lastIndex;
  }
  checkHamiltonian(terms);
  return terms;
}
