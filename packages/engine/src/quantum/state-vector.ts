import { quantumError } from './quantum-error.js';

/** The amplitudes of all outcomes; bit q of an index is qubit q. */
export interface StateVector {
  readonly numQubits: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** Two doubles, the real and the imaginary part. */
const AMPLITUDE_BYTES = 16;

/** 16 MiB: 20 qubits. */
export const DEFAULT_MAX_STATE_BYTES = 16 * 2 ** 20;

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const;

/** Writes an amount of memory in the largest unit that leaves at least 1, as "64 MiB". */
export function memoryText(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log2(bytes) / 10), 0), UNITS.length - 1);
  const amount = Math.round((bytes / 2 ** (10 * step)) * 10) / 10;
  return `${amount} ${UNITS[step] ?? ''}`;
}

/**
 * Looks whether a state fits before any of it is taken.
 * @throws {QuantumError} `memory`, naming in words what is needed and what there is
 */
export function checkMemory(numQubits: number, maxBytes: number): void {
  const needed = AMPLITUDE_BYTES * 2 ** numQubits;
  if (needed <= maxBytes) return;
  throw quantumError('memory', {
    qubits: numQubits,
    needed: memoryText(needed),
    given: memoryText(maxBytes),
    most: Math.max(Math.floor(Math.log2(maxBytes / AMPLITUDE_BYTES)), 0),
  });
}

/**
 * The state in which every qubit is 0.
 * @param maxBytes memory that the amplitudes may take. @default 16 MiB
 * @throws {QuantumError} `memory`
 */
export function zeroState(numQubits: number, maxBytes = DEFAULT_MAX_STATE_BYTES): StateVector {
  checkMemory(numQubits, maxBytes);
  const re = new Float64Array(2 ** numQubits);
  re[0] = 1;
  return { numQubits, re, im: new Float64Array(2 ** numQubits) };
}

/** How likely an outcome is, 0 to 1. */
export const probability = ({ re, im }: StateVector, outcome: number): number =>
  (re[outcome] ?? 0) ** 2 + (im[outcome] ?? 0) ** 2;

/** The sum of all probabilities: 1, but for rounding. */
export function totalProbability(state: StateVector): number {
  let sum = 0;
  for (let at = 0; at < state.re.length; at += 1) sum += probability(state, at);
  return sum;
}
