import type { Circuit } from './circuit.js';
import { asClifford } from './clifford.js';

/** Two doubles, the real and the imaginary part. */
export const AMPLITUDE_BYTES = 16;

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const;

/** Memory in bytes that the amplitudes of so many qubits take: 16 for each of their 2ⁿ outcomes. */
export const stateVectorBytes = (numQubits: number): number => AMPLITUDE_BYTES * 2 ** numQubits;

/**
 * Whether a circuit is simulated on a state vector. One of Clifford gates alone, quarter turns among them,
 * is simulated by its stabilizers and needs next to no memory.
 */
export const needsStateVector = (circuit: Circuit): boolean => asClifford(circuit) === undefined;

/** Writes an amount of memory in the largest unit that leaves at least 1, as "64 MiB". */
export function memoryText(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log2(bytes) / 10), 0), UNITS.length - 1);
  const amount = Math.round((bytes / 2 ** (10 * step)) * 10) / 10;
  return `${amount} ${UNITS[step] ?? ''}`;
}
