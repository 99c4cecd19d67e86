/**
 * How often each outcome was measured. A key has one digit per qubit, qubit 0 rightmost, as Qiskit
 * writes it. JavaScript lists keys such as "10" before "01", so whoever shows them sorts them.
 */
export type Counts = Readonly<Record<string, number>>;

/** Writes an outcome as digits, qubit 0 rightmost. */
export const bitString = (outcome: number, numQubits: number): string =>
  outcome.toString(2).padStart(numQubits, '0');

/** Counts outcomes, bit q of each being qubit q. */
export function countOutcomes(outcomes: Iterable<number>, numQubits: number): Counts {
  const tally = new Map<number, number>();
  for (const outcome of outcomes) tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
  return Object.fromEntries(
    [...tally]
      .toSorted(([a], [b]) => a - b)
      .map(([outcome, count]) => [bitString(outcome, numQubits), count]),
  );
}
