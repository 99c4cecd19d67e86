import type { PipelineStructure } from '@spinout/api-client';

type AlignedError = NonNullable<PipelineStructure['aligned_error']>;

/** Two parts of a chain with the mean error between them in ångström. */
export interface PartPair {
  readonly id: string;
  readonly one: string;
  readonly other: string;
  readonly mean: number;
}

/** Below, the position of two parts to each other is certain; above the other, it says nothing. In ångström. */
const CERTAIN = 5;
const ROUGH = 15;
const PARTS = 4;

export type Certainty = 'certain' | 'rough' | 'open';

export const getCertainty = (mean: number): Certainty => {
  if (mean < CERTAIN) return 'certain';
  return mean <= ROUGH ? 'rough' : 'open';
};

/**
 * The pairs of domains; without domains, those of quarters of the chain.
 * @param toRange names the residues of a quarter
 */
export function listPairs(
  { domains, blocks, residues }: AlignedError,
  toRange: (start: number, end: number) => string,
): readonly PartPair[] {
  if (domains.length > 0)
    return domains.map(({ one, other, mean }, at) => ({ id: String(at), one, other, mean }));
  const parts = Math.min(PARTS, blocks.length);
  const edge = (at: number, whole: number) => Math.round((at * whole) / parts);
  const quarters = Array.from({ length: parts }, (_, at) => ({
    name: toRange(edge(at, residues) + 1, edge(at + 1, residues)),
    from: edge(at, blocks.length),
    to: edge(at + 1, blocks.length),
  }));
  return quarters.flatMap((one, at) =>
    quarters.slice(at).map((other, step) => {
      const values = [
        ...blocks.slice(one.from, one.to).flatMap((row) => row.slice(other.from, other.to)),
        ...blocks.slice(other.from, other.to).flatMap((row) => row.slice(one.from, one.to)),
      ];
      const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      return { id: `${at} ${step}`, one: one.name, other: other.name, mean };
    }),
  );
}
