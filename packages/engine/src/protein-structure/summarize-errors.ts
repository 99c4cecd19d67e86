import type { PipelineStructure } from '@spinout/api-client';
import type { AlignedErrors } from '../providers/aligned-errors.js';
import type { ProteinSite } from '../providers/uni-prot.js';

/** Blocks on a side of the summary, enough for a picture of a few hundred pixels. */
const MAX_BLOCKS = 48;
const DIGITS = 10;

/** Mean of a part of the matrix; residues count from 1, both ends included. */
const meanError = (
  { rows }: AlignedErrors,
  aligned: Pick<ProteinSite, 'start' | 'end'>,
  scored: Pick<ProteinSite, 'start' | 'end'>,
): number => {
  let sum = 0;
  let count = 0;
  for (let row = aligned.start - 1; row < aligned.end; row += 1)
    for (let column = scored.start - 1; column < scored.end; column += 1) {
      const error = rows[row]?.[column];
      if (error === undefined) continue;
      sum += error;
      count += 1;
    }
  return count === 0 ? 0 : Math.round((sum / count) * DIGITS) / DIGITS;
};

/** The blocks of a side: as many residues each, but for rounding. */
const splitResidues = (residues: number) => {
  const blocks = Math.min(MAX_BLOCKS, residues);
  const edge = (at: number) => Math.round((at * residues) / blocks);
  return Array.from({ length: blocks }, (_, at) => ({ start: edge(at) + 1, end: edge(at + 1) }));
};

/**
 * Summarizes predicted aligned errors as means of blocks, and as means within and between domains (over both directions, as the
 * matrix is not symmetric).
 */
export function summarizeErrors(
  errors: AlignedErrors,
  domains: readonly ProteinSite[],
): NonNullable<PipelineStructure['aligned_error']> {
  const residues = errors.rows.length;
  const blocks = splitResidues(residues);
  const inside = domains.filter(({ end }) => end <= residues);
  return {
    residues,
    max: errors.max,
    blocks: blocks.map((aligned) => blocks.map((scored) => meanError(errors, aligned, scored))),
    domains: inside.flatMap((one, at) =>
      inside.slice(at).map((other) => ({
        one: one.name,
        other: other.name,
        mean:
          Math.round(
            ((meanError(errors, one, other) + meanError(errors, other, one)) / 2) * DIGITS,
          ) / DIGITS,
      })),
    ),
  };
}
