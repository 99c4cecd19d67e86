import type { LibraryPaper } from '../../library/library.js';
import type { HypothesisCandidate, SupportingResult } from '../candidate.types.js';
import type { ReadSource } from '../read-source.js';
import { findBoundaries } from './find-boundaries.js';
import { findCitedContradictions, findContradictionsBetween } from './find-contradictions.js';
import { findLinks } from './find-links.js';
import type { FurtherCandidate } from './further-candidate.types.js';
import { readEffects } from './source-effects.js';

/** How many hypotheses of these kinds are offered at most. */
const MAX_FURTHER = 3;
/** Pairs of sources grow with the square of their number. */
const MAX_SOURCES = 50;

/**
 * Adds boundaries, contradictions and links, in this order, after the hypotheses that one source states by itself.
 * @param sources the person's own papers; summaries of the library lead to none of these
 * @param library texts in which a link may be known already
 */
export function withFurtherCandidates(
  chosen: readonly HypothesisCandidate[],
  sources: readonly ReadSource[],
  library: readonly LibraryPaper[],
): readonly HypothesisCandidate[] {
  const stated = new Set(chosen.map(({ statement }) => statement));
  const further = findFurtherCandidates(sources, library)
    .filter(({ statement }) => !stated.has(statement))
    .slice(0, MAX_FURTHER);
  return [...chosen, ...further.map(toCandidate)];
}

/** Finds boundaries, contradictions and links of the sources; most papers lead to none. */
export function findFurtherCandidates(
  sources: readonly ReadSource[],
  library: readonly LibraryPaper[],
): readonly FurtherCandidate[] {
  const own = sources
    .filter(({ source }) => source.kind !== 'library')
    .slice(0, MAX_SOURCES)
    .map(readEffects);
  const pairs = own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other] as const));
  const knownTexts =
    own.length > 1 ? library.map(({ title, summary }) => `${title}. ${summary}`) : [];
  return [
    ...own.flatMap(findBoundaries),
    ...own.flatMap(({ read }) => findCitedContradictions(read)),
    ...pairs.flatMap(([one, other]) => findContradictionsBetween(one, other)),
    ...(own.length > 1 ? findLinks(own, { knownTexts }) : []),
  ];
}

const toCandidate = ({ passages, ...candidate }: FurtherCandidate): HypothesisCandidate => ({
  ...candidate,
  isCited: false,
  isExplicit: false,
  support: passages.map(({ role, source, sentence }): SupportingResult => ({
    role,
    source,
    sentence,
    namesFactor: role === 'contrary',
    namesOutcome: role !== 'moderator',
  })),
  score: 0,
});
