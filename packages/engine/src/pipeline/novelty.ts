import type { TermGraph } from '../discovery/co-occurrence.js';
import type { Link } from '../discovery/links.js';
import type { Term } from '../discovery/vocabulary.js';
import { fillMessage } from '../library/library.messages.js';
import { pipelineMessages as messages } from './pipeline.messages.js';

/** A figure with what it was worked out from. */
export interface Rating {
  /** 0..1 */
  readonly value: number;
  readonly basis: string;
}

const DIGITS = 1000;
export const roundRating = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * DIGITS) / DIGITS;

/**
 * How new a link from A over B to C is, as far as the sources can tell:
 *
 * novelty = (n − k + 1) / (n + 2) · (1 − |N(A) ∩ N(C)| / (|N(A) ∪ N(C)| + 1))
 *
 * n is the number of sources that name the rarer of A and C, k how many of them name both, N(X) the terms other than B
 * that share a sentence with X. The first factor is Laplace's rule of succession for a source that does not name both: a
 * gap between seldom-named terms says little. The second is one minus Jaccard's index of their surroundings, where the 1
 * keeps a few terms from deciding all: what already stands among the same terms is a small step.
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
