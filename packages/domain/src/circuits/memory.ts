import { toCliffordGates } from './clifford.js';
import { type AnyCircuit, isDynamic, listGates } from './dynamic-circuit.js';

/** Two doubles, the real and the imaginary part. */
export const AMPLITUDE_BYTES = 16;

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const;

/** Returns the memory of a state vector in bytes: 16 for each of the 2ⁿ amplitudes. */
export const stateVectorBytes = (numQubits: number): number => AMPLITUDE_BYTES * 2 ** numQubits;

/**
 * Whether a circuit needs state vector simulation. A circuit of Clifford gates only, including quarter turns,
 * uses stabilizer simulation, which needs very little memory, also if it measures in the middle.
 */
export const needsStateVector = (circuit: AnyCircuit): boolean =>
  listGates(circuit).some((each) => toCliffordGates(each) === undefined);

/**
 * Memory in bytes of the state vectors of a run; 0 if it needs none. One that measures in the
 * middle or has noise runs shot by shot, which takes a second state vector.
 * @param hasGateNoise whether gates have errors
 */
export function simulationBytes(circuit: AnyCircuit, hasGateNoise = false): number {
  if (!needsStateVector(circuit)) return 0;
  const copies = isDynamic(circuit) || hasGateNoise ? 2 : 1;
  return copies * stateVectorBytes(circuit.numQubits);
}

/** Formats an amount of memory, e.g. "64 MiB". */
export function formatMemory(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log2(bytes) / 10), 0), UNITS.length - 1);
  const amount = Math.round((bytes / 2 ** (10 * step)) * 10) / 10;
  return `${amount} ${UNITS[step] ?? ''}`;
}
