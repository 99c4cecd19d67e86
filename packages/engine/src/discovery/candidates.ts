import { hashText } from '../reading/text-hash.js';
import { areTooSimilar } from './term-similarity.js';
import { compare, linkKey, type Link } from './links.js';
import type { Term } from './vocabulary.js';

/** How many hypotheses one input offers at most. */
const MAX_CANDIDATES = 12;
const MIN_SCORE = 0.4;
/** What a term's earlier use as A, B or C takes off a later link's score. */
const REPEAT_COST = { a: 0.05, b: 0.05, c: 0.07 } as const;
const MAX_LOOKED_AT = 400;
/** Links this close in score count as equal; the seed decides between them. */
const SCORE_STEP = 0.02;

const sameEnds = (one: Link, other: Link) =>
  (areTooSimilar(one.a, other.a) && areTooSimilar(one.c, other.c)) ||
  (areTooSimilar(one.a, other.c) && areTooSimilar(one.c, other.a));

const times = (picked: readonly Link[], end: 'a' | 'b' | 'c', term: Term) =>
  picked.filter((link) => areTooSimilar(link[end], term)).length;

/**
 * Chooses the links that are offered, in their order: no two with the same ends, and repeated terms late.
 * @param links best first
 * @param chosen links that come before all others
 */
export function chooseCandidates(
  links: readonly Link[],
  seed: number,
  chosen: readonly Link[] = [],
): readonly Link[] {
  const open = bestPerEnds(links).slice(0, MAX_LOOKED_AT);
  const picked = [...chosen];
  while (picked.length < MAX_CANDIDATES) {
    const rated = open
      .filter(
        (link) => !picked.includes(link) && !picked.some((earlier) => sameEnds(earlier, link)),
      )
      .map((link) => ({ link, rating: ratingOf(link, picked) }))
      .filter(({ link, rating }) => link.score >= MIN_SCORE && rating >= MIN_SCORE - 0.1)
      .sort((one, other) => other.rating - one.rating || tieBreak(one.link, other.link, seed));
    const [next] = rated;
    if (!next) break;
    picked.push(next.link);
  }
  return picked;
}

const ratingOf = (link: Link, picked: readonly Link[]): number => {
  const cost =
    REPEAT_COST.a * times(picked, 'a', link.a) +
    REPEAT_COST.b * times(picked, 'b', link.b) +
    REPEAT_COST.c * times(picked, 'c', link.c);
  return Math.round((link.score - cost) / SCORE_STEP) * SCORE_STEP;
};

const tieBreak = (one: Link, other: Link, seed: number) =>
  compare(
    hashText(`${String(seed)} ${linkKey(one)}`),
    hashText(`${String(seed)} ${linkKey(other)}`),
  );

const bestPerEnds = (links: readonly Link[]): Link[] => {
  const visited = new Set<string>();
  return links.filter(({ a, c }) => {
    const ends = [a.key, c.key].sort().join(' | ');
    return !visited.has(ends) && visited.add(ends);
  });
};
