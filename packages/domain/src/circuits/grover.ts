import { type Circuit, type Gate, MAX_GATES, allQubits, gate } from './circuit.js';
import { multiControlledZ } from './multi-controlled.js';
import { quantumError } from './quantum-error.js';

const getRotationAngle = (numQubits: number) => Math.asin(2 ** (-numQubits / 2));

/**
 * Number of iterations that makes the marked state most likely. Source: Boyer, Brassard,
 * Høyer and Tapp, Tight bounds on quantum searching, 1998, arXiv:quant-ph/9605034, section 3.
 */
export const groverIterations = (numQubits: number): number =>
  Math.floor(Math.PI / (4 * getRotationAngle(numQubits)));

/** Probability of the marked state after these iterations: sin²((2k + 1) θ) with sin²θ = 2⁻ⁿ. */
export const groverProbability = (numQubits: number): number =>
  Math.sin((2 * groverIterations(numQubits) + 1) * getRotationAngle(numQubits)) ** 2;

const applyToEach = (name: 'h' | 'x', qubits: readonly number[]) =>
  qubits.map((q) => gate(name, [q]));

/**
 * Creates a Grover search for one marked state, without ancilla qubits.
 * @param marked one digit per qubit, qubit 0 rightmost
 * @throws {QuantumError} `marked`; `searchTooLong` if it needs more than 100,000 gates
 */
export function groverCircuit(numQubits: number, marked: string): Circuit {
  if (marked.length !== numQubits || /[^01]/.test(marked)) {
    throw quantumError('marked', { count: numQubits });
  }
  const qubits = allQubits(numQubits);
  const zeros = applyToEach(
    'x',
    qubits.filter((q) => marked[numQubits - 1 - q] === '0'),
  );
  const sign = multiControlledZ(qubits);
  const toUniform = applyToEach('h', qubits);
  const flipAll = applyToEach('x', qubits);
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
