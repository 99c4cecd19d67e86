import { quantumError } from '@spinout/domain/circuits';
import type { PauliTerm } from '../pauli-sum.js';

/** The dense matrix of six qubits has 64 rows. */
export const MAX_HAMILTONIAN_QUBITS = 6;
const MAX_TERMS = 1000;
const PAULIS = /^[IXYZ]+$/;
const SPACE = /\s*/y;
const SIGN = /[+-]/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const STAR = /\*/y;
const LETTERS = /[IXYZ]+/y;

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
  const terms: PauliTerm[] = [];
  let at = 0;
  /** Takes what matches next and the space after it; empty if it does not match. */
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    return found;
  };
  take(SPACE);
  while (at < text.length && terms.length <= MAX_TERMS) {
    const start = at;
    const sign = take(SIGN);
    const number = take(NUMBER);
    if (number !== '') take(STAR);
    const paulis = take(LETTERS);
    // Between two terms there must be a sign.
    if (paulis === '' || (terms.length > 0 && sign === '')) {
      throw refuse(`Term ${terms.length + 1} cannot be read, at character ${start + 1}.`);
    }
    const factor = number === '' ? 1 : Number(number);
    terms.push({ factor: sign === '-' ? -factor : factor, paulis });
  }
  checkHamiltonian(terms);
  return terms;
}
