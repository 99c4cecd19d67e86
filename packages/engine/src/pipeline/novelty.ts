import type { TermGraph } from '../discovery/co-occurrence.js';
import type { Link } from '../discovery/links.js';
import type { Term } from '../discovery/vocabulary.js';
import { fillMessage } from '../library/library.messages.js';
import { pipelineMessages as messages } from './pipeline.messages.js';

/** A rating with its basis. */
export interface Rating {
  /** 0..1 */
  readonly value: number;
  readonly basis: string;
}

const DIGITS = 1000;
export const roundRating = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * DIGITS) / DIGITS;

/**
 * Novelty of a link from A through B to C, according to the sources:
 *
 * novelty = (n − k + 1) / (n + 2) · (1 − |N(A) ∩ N(C)| / (|N(A) ∪ N(C)| + 1))
 *
 * n is the number of sources that mention the rarer of A and C, k the number of them that mention both, N(X) the terms
 * other than B that share a sentence with X. The first factor is Laplace's rule of succession for a source that does not
 * mention both: a gap between rare terms means little. The second is one minus the Jaccard index of the neighbors; the 1
 * limits the effect of few terms. Terms with the same neighbors are a small step apart.
 */
export function rateNovelty({ a, b, c }: Pick<Link, 'a' | 'b' | 'c'>, graph: TermGraph): Rating {
  const [onA, onC] = [graph.sourcesOf(a), graph.sourcesOf(c)];
  const [rarer, other] = onA.size <= onC.size ? [onA, onC] : [onC, onA];
  const n = rarer.size;
  const k = [...rarer].filter((source) => other.has(source)).length;
  const getOtherNeighbors = (end: Term) =>
    new Set([...graph.neighborsOf(end).keys()].filter((t) => t !== b));
  const [besideA, besideC] = [getOtherNeighbors(a), getOtherNeighbors(c)];
  const shared = [...besideA].filter((term) => besideC.has(term)).length;
  const either = besideA.size + besideC.size - shared;
  return {
    value: roundRating(((n - k + 1) / (n + 2)) * (1 - shared / (either + 1))),
    basis: fillMessage(messages.novelty, {
      both: k,
      rarer: n,
      searched: graph.sources.length,
      shared,
      either,
    }),
  };
}
