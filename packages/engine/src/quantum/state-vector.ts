import {
  AMPLITUDE_BYTES,
  formatMemory,
  quantumError,
  stateVectorBytes,
} from '@spinout/domain/circuits';

/** The amplitudes of all outcomes; bit q of an index is qubit q. */
export interface StateVector {
  readonly numQubits: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** 256 MiB: 24 qubits. */
export const DEFAULT_MAX_STATE_BYTES = 256 * 2 ** 20;

/**
 * Checks the required memory before allocation.
 * @throws {QuantumError} `memory`, with the required and the available memory
 */
export function checkMemory(numQubits: number, maxBytes: number): void {
  const needed = stateVectorBytes(numQubits);
  if (needed <= maxBytes) return;
  throw quantumError('memory', {
    qubits: numQubits,
    needed: formatMemory(needed),
    given: formatMemory(maxBytes),
    most: Math.max(Math.floor(Math.log2(maxBytes / AMPLITUDE_BYTES)), 0),
  });
}

/**
 * The state in which every qubit is 0.
 * @param maxBytes memory that the amplitudes may take. @default 256 MiB
 * @throws {QuantumError} `memory`
 */
export function createZeroState(
  numQubits: number,
  maxBytes = DEFAULT_MAX_STATE_BYTES,
): StateVector {
  checkMemory(numQubits, maxBytes);
  const re = new Float64Array(2 ** numQubits);
  re[0] = 1;
  return { numQubits, re, im: new Float64Array(2 ** numQubits) };
}

/** Probability of an outcome, 0 to 1. */
export function getProbability({ re, im }: StateVector, outcome: number): number {
  const x = re[outcome] ?? 0;
  const y = im[outcome] ?? 0;
  // Not a power, whose result may differ between browsers.
  return x * x + y * y;
}

/** The sum of all probabilities: 1, except for rounding errors. */
export function sumProbabilities(state: StateVector): number {
  let sum = 0;
  for (let at = 0; at < state.re.length; at += 1) sum += getProbability(state, at);
  return sum;
}
