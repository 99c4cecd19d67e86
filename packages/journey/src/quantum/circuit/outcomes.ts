import type { SimulationJob } from '@spinout/api-client';

/** One outcome of a measurement, and how often it came. */
export interface Outcome {
  /** One digit for each qubit, or for each bit that the program measures into; number 0 on the right. */
  readonly state: string;
  readonly count: number;
}

/** The outcomes that came at all, the most frequent first, then by their digits. */
export const sortOutcomes = ({ results }: SimulationJob): readonly Outcome[] =>
  Object.entries(results)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => ({ state, count }))
    .toSorted((a, b) => b.count - a.count || (a.state < b.state ? -1 : 1));
