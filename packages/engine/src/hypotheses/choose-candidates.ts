import { contentWordsIn } from './content-words.js';
import type { HypothesisCandidate } from './candidate.types.js';

/** How many hypotheses one input offers at most. */
const MAX_CANDIDATES = 12;
/**
 * Weaker ones are not worth a person's time. What the authors ask or suppose outright needs less than what a sentence only
 * hedges, and that is never first where the source has an open question to start from. Beside a strong one, weaker ones are
 * listed as further choices.
 */
export const MIN_SCORE = {
  asked: 6.5,
  hedged: 6.5,
  hedgedWithQuestions: Infinity,
  inAbstract: 4.5,
  further: 6.5,
} as const;
/** What a statement loses when an earlier one is on the same factor or outcome. */
const REPEAT_COST = 0.6;
/** Weaker candidates follow all strong ones. */
const STRONG_FIRST = 100;
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

/** How strict the choice is. */
interface ChoiceOptions {
  /** The sources state open questions that a person can start from. @default false */
  readonly hasQuestions?: boolean;
  /** The least score of every candidate, whatever its kind. @default by kind */
  readonly minScore?: number;
}

const minScoreOf = (
  { kind, isExplicit, basis }: HypothesisCandidate,
  hasQuestions: boolean,
): number => {
  // Proposals are taken from an abstract only where there is no other text.
  if (basis.sentence.section === 'abstract') return MIN_SCORE.inAbstract;
  if (kind !== 'proposal' || isExplicit) return MIN_SCORE.asked;
  // What a results section hedges explains the result beside it.
  if (basis.sentence.section === 'results') return Infinity;
  return hasQuestions ? MIN_SCORE.hedgedWithQuestions : MIN_SCORE.hedged;
};

/** Chooses the hypotheses to offer, best first: no two that say the same, and repeated factors late. */
export function chooseCandidates(
  candidates: readonly HypothesisCandidate[],
  { hasQuestions = false, minScore }: ChoiceOptions = {},
): readonly HypothesisCandidate[] {
  const isStrong = (candidate: HypothesisCandidate) =>
    candidate.score >= (minScore ?? minScoreOf(candidate, hasQuestions));
  if (!candidates.some(isStrong)) return [];
  let open: readonly Rated[] = candidates
    .filter(
      (candidate) => isStrong(candidate) || candidate.score >= (minScore ?? MIN_SCORE.further),
    )
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
          rated.candidate.score -
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
      overlap(factor, each.factor) >= SAME_SHARE || overlap(outcome, each.outcome) >= SAME_SHARE,
  ).length;

const saysTheSame = (one: Rated, other: Rated): boolean =>
  overlap(one.factor, other.factor) >= SAME_SHARE &&
  overlap(one.outcome, other.outcome) >= SAME_SHARE;
