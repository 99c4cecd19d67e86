import { contentWordsIn } from './content-words.js';
import type { HypothesisCandidate } from './candidate.types.js';

/** How many hypotheses one input offers at most. */
const MAX_CANDIDATES = 12;
/** Weaker ones are not worth a person's time, least of all where the source has an open question to start from. */
export const MIN_SCORE = { withQuestions: 5.8, withoutQuestions: 4.5 } as const;
/** What a statement loses when an earlier one is on the same factor or outcome. */
const REPEAT_COST = 0.6;
const SAME_SHARE = 0.75;

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  return [...one].filter((word) => other.has(word)).length / smaller;
};

interface Rated {
  readonly candidate: HypothesisCandidate;
  readonly factor: ReadonlySet<string>;
  readonly outcome: ReadonlySet<string>;
}

/** Chooses the hypotheses to offer, best first: no two that say the same, and repeated factors late. */
export function chooseCandidates(
  candidates: readonly HypothesisCandidate[],
  minScore: number = MIN_SCORE.withoutQuestions,
): readonly HypothesisCandidate[] {
  let open: readonly Rated[] = candidates
    .filter(({ score }) => score >= minScore)
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
        rating: rated.candidate.score - REPEAT_COST * timesUsed(rated, chosen),
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
      overlap(factor, each.factor) >= SAME_SHARE || overlap(outcome, each.outcome) >= SAME_SHARE,
  ).length;

const saysTheSame = (one: Rated, other: Rated): boolean =>
  overlap(one.factor, other.factor) >= SAME_SHARE &&
  overlap(one.outcome, other.outcome) >= SAME_SHARE;
