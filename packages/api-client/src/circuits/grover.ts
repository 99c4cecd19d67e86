import { type Circuit, type Gate, MAX_GATES, allQubits, gate } from './circuit.js';
import { multiControlledZ } from './multi-controlled.js';
import { quantumError } from './quantum-error.js';

const angleOf = (numQubits: number) => Math.asin(2 ** (-numQubits / 2));

/**
 * How often the search is repeated so that the marked state is most likely. Source: Boyer, Brassard,
 * Høyer and Tapp, Tight bounds on quantum searching, 1998, arXiv:quant-ph/9605034, section 3.
 */
export const groverIterations = (numQubits: number): number =>
  Math.floor(Math.PI / (4 * angleOf(numQubits)));

/** How likely the marked state then is, 0 to 1: sin²((2k + 1) θ) with sin²θ = 2⁻ⁿ. */
export const groverProbability = (numQubits: number): number =>
  Math.sin((2 * groverIterations(numQubits) + 1) * angleOf(numQubits)) ** 2;

const onEach = (name: 'h' | 'x', qubits: readonly number[]) => qubits.map((q) => gate(name, [q]));

/**
 * Searches one marked state among all, without qubits beside those that hold it.
 * @param marked one digit per qubit, qubit 0 rightmost
 * @throws {QuantumError} `marked`; `searchTooLong` when it would take more than 100,000 gates
 */
export function groverCircuit(numQubits: number, marked: string): Circuit {
  if (marked.length !== numQubits || /[^01]/.test(marked)) {
    throw quantumError('marked', { count: numQubits });
  }
  const qubits = allQubits(numQubits);
  const zeros = onEach(
    'x',
    qubits.filter((q) => marked[numQubits - 1 - q] === '0'),
  );
  const sign = multiControlledZ(qubits);
  const toUniform = onEach('h', qubits);
  const flipAll = onEach('x', qubits);
  const oracle: readonly Gate[] = [...zeros, ...sign, ...zeros];
  const diffusion: readonly Gate[] = [...toUniform, ...flipAll, ...sign, ...flipAll, ...toUniform];
  const round = [...oracle, ...diffusion];
  const rounds = groverIterations(numQubits);
  const gates = numQubits + rounds * round.length;
  if (gates > MAX_GATES) {
    throw quantumError('searchTooLong', { qubits: numQubits, gates: gates.toLocaleString('en') });
  }
  return {
    numQubits,
    gates: [...toUniform, ...Array.from({ length: rounds }, () => round).flat()],
  };
}
