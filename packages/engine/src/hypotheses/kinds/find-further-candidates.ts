import type { LibraryPaper } from '../../library/library.js';
import type {
  FurtherCandidate,
  HypothesisCandidate,
  SupportingResult,
} from '../candidate.types.js';
import type { ReadSource } from '../read-source.js';
import { yieldToEventLoop } from '../../runtime/yield-to-event-loop.js';
import { findBoundaries } from './find-boundaries.js';
import { findCitedContradictions, findContradictionsBetween } from './find-contradictions.js';
import { findLinks } from './find-links.js';
import { createBridgeFinder } from './link-bridges.js';
import { readEffects, type SourceEffects } from './source-effects.js';

/** How many hypotheses of these kinds are offered at most. */
const MAX_FURTHER = 3;
/** Pairs of sources grow with the square of their number. */
const MAX_SOURCES = 50;

/**
 * Adds boundaries, contradictions and links, in this order, after the hypotheses that one source states by itself.
 * @param sources the person's own papers; summaries of the library lead to none of these
 * @param library texts in which a link may be known already
 * @throws the signal's reason once it has fired
 */
export async function withFurtherCandidates(
  chosen: readonly HypothesisCandidate[],
  sources: readonly ReadSource[],
  library: readonly LibraryPaper[],
  signal?: AbortSignal,
): Promise<readonly HypothesisCandidate[]> {
  const stated = new Set(chosen.map(({ statement }) => statement));
  const own: SourceEffects[] = [];
  for (const source of sources.filter(isOwn).slice(0, MAX_SOURCES)) {
    signal?.throwIfAborted();
    await yieldToEventLoop();
    own.push(readEffects(source));
  }
  const further = findFurtherCandidates(own, library)
    .filter(({ statement }) => !stated.has(statement))
    .slice(0, MAX_FURTHER);
  const findBridges = createBridgeFinder(own.map(({ read }) => read));
  return [
    ...chosen,
    ...further.map((found) => ({ ...toCandidate(found), bridges: findBridges(found) })),
  ];
}

/** Finds boundaries, contradictions and links of the sources; most papers lead to none. */
export function findFurtherCandidates(
  own: readonly SourceEffects[],
  library: readonly LibraryPaper[],
): readonly FurtherCandidate[] {
  const pairs = own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other] as const));
  const knownTexts =
    own.length > 1 ? library.map(({ title, summary }) => `${title}. ${summary}`) : [];
  return [
    ...own.flatMap(findBoundaries),
    ...own.flatMap(({ read }) => findCitedContradictions(read)),
    ...pairs.flatMap(([one, other]) => findContradictionsBetween(one, other)),
    ...(own.length > 1 ? findLinks(own, knownTexts) : []),
  ];
}

const isOwn = ({ source }: ReadSource): boolean => source.kind !== 'library';

const toCandidate = ({ passages, ...candidate }: FurtherCandidate): HypothesisCandidate => ({
  ...candidate,
  support: passages.map(({ role, source, sentence }): SupportingResult => ({
    role,
    source,
    sentence,
    namesFactor: role === 'contrary',
    namesOutcome: role !== 'moderator',
  })),
  rating: 1,
  score: 0,
});
