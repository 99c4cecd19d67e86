import { overlapOf } from '../text/overlap.js';
import { contentWordsIn } from './content-words.js';
import type { HypothesisCandidate } from './candidate.types.js';
import { isCutShort } from './is-cut-short.js';

/** How many hypotheses one input offers at most. */
const MAX_CANDIDATES = 12;
/** Least score: statements below it are vague, weak or already shown. Abstracts have fewer words to gain points with. */
export const MIN_SCORE = { usual: 6, inAbstract: 4.5 } as const;
/**
 * Least rating of the sentence. Beside a strong hypothesis, weaker ones are listed as further choices. What a full paper only supposes
 * is offered alone if readers accept nearly all that are rated like it: of its other sentences a person chooses better (ADR 0018).
 */
export const MIN_RATING = { strong: 0.6, supposed: 0.8, further: 0.45 } as const;
/** How many points of the score a rating of 1 is worth. */
const RATING_POINTS = 20;
/** What a statement loses when an earlier one is on the same factor or outcome. */
const REPEAT_COST = 0.6;
/** Weaker candidates follow all strong ones. */
const STRONG_FIRST = 100;
const SAME_SHARE = 0.75;

interface Rated {
  readonly candidate: HypothesisCandidate;
  readonly factor: ReadonlySet<string>;
  readonly outcome: ReadonlySet<string>;
}

const hasEnoughScore = ({ basis, score }: HypothesisCandidate): boolean =>
  // Proposals are taken from an abstract only where there is no other text.
  score >= (basis.sentence.section === 'abstract' ? MIN_SCORE.inAbstract : MIN_SCORE.usual);

/** A statement without the end of its sentence is a further choice only: what is missing may be its outcome or a reservation. */
const isStrong = (candidate: HypothesisCandidate): boolean =>
  candidate.rating >= (candidate.isSupposed ? MIN_RATING.supposed : MIN_RATING.strong) &&
  hasEnoughScore(candidate) &&
  !isCutShort(candidate.statement, candidate.basis.sentence.text);

/** Chooses the hypotheses to offer, best first: no two that say the same, and repeated factors late. */
export function chooseCandidates(
  candidates: readonly HypothesisCandidate[],
): readonly HypothesisCandidate[] {
  if (!candidates.some(isStrong)) return [];
  let open: readonly Rated[] = candidates
    .filter((candidate) => candidate.rating >= MIN_RATING.further && hasEnoughScore(candidate))
    .map((candidate) => ({
      candidate,
      factor: contentWordsIn(candidate.relation.factor, candidate.basis.sentence),
      outcome: contentWordsIn(candidate.relation.outcome, candidate.basis.sentence),
    }));
  const chosen: Rated[] = [];
  while (open.length > 0 && chosen.length < MAX_CANDIDATES) {
    const [best] = open
      .map((rated) => ({
        rated,
        rating:
          (isStrong(rated.candidate) ? STRONG_FIRST : 0) +
          rated.candidate.score +
          RATING_POINTS * rated.candidate.rating -
          REPEAT_COST * timesUsed(rated, chosen),
      }))
      .sort((one, other) => other.rating - one.rating);
    if (!best) break;
    chosen.push(best.rated);
    open = open.filter((rated) => rated !== best.rated && !saysTheSame(rated, best.rated));
  }
  return chosen.map(({ candidate }) => candidate);
}

const timesUsed = ({ factor, outcome }: Rated, chosen: readonly Rated[]): number =>
  chosen.filter(
    (each) =>
      overlapOf(factor, each.factor) >= SAME_SHARE ||
      overlapOf(outcome, each.outcome) >= SAME_SHARE,
  ).length;

const saysTheSame = (one: Rated, other: Rated): boolean =>
  overlapOf(one.factor, other.factor) >= SAME_SHARE &&
  overlapOf(one.outcome, other.outcome) >= SAME_SHARE;
