import type { Readout } from '@spinout/domain/circuits';

/**
 * Histogram of measured outcomes. A key has one digit per classical bit, bit 0 rightmost, as in Qiskit but without
 * spaces between registers; without a readout the bits are the qubits. JavaScript enumerates keys such as "10" before
 * "01", so sort them for display.
 */
export type Counts = Readonly<Record<string, number>>;

/** Formats an outcome as a bit string, qubit 0 rightmost. */
export const formatBitString = (outcome: number, numQubits: number): string =>
  outcome.toString(2).padStart(numQubits, '0');

/** Formats the classical bits for an outcome of all qubits, bit 0 rightmost. */
export const formatReadout = (outcome: number, readout: Readout): string =>
  readout
    .map((qubit) => (qubit === null ? 0 : (outcome >>> qubit) & 1))
    .toReversed()
    .join('');

/**
 * Counts outcomes, bit q of each being qubit q.
 * @param readout which qubit is measured into which bit. @default each into the bit with the same number
 */
export function countOutcomes(
  outcomes: Iterable<number>,
  numQubits: number,
  readout?: Readout,
): Counts {
  const tally = new Map<number, number>();
  for (const outcome of outcomes) tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [outcome, count] of tally) {
    const key = readout ? formatReadout(outcome, readout) : formatBitString(outcome, numQubits);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return sortCounts(counts);
}

/** Counts bits that are already text. */
export function countKeys(keys: Iterable<string>): Counts {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return sortCounts(counts);
}

const sortCounts = (counts: ReadonlyMap<string, number>): Counts =>
  Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
