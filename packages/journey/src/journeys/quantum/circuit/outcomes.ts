import type { SimulationJob } from '@spinout/api-client';

/** An outcome of a measurement with its count. */
export interface Outcome {
  /** One digit per qubit, or per classical bit that the program measures into; index 0 is on the right. */
  readonly state: string;
  readonly count: number;
}

/** Outcomes with a count above zero, sorted by count, then by digits. */
export const sortOutcomes = ({ results }: SimulationJob): readonly Outcome[] =>
  Object.entries(results)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => ({ state, count }))
    .toSorted((a, b) => b.count - a.count || (a.state < b.state ? -1 : 1));
