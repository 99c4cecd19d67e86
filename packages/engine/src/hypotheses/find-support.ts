import { countShared } from '../text/overlap.js';
import { contentWordsIn, contentWordsOf } from './content-words.js';
import type { ReadSource } from './read-source.js';
import type { SourceSentence, SupportingResult } from './candidate.types.js';
import type { PaperSentence, Relation } from '../statements/statement.types.js';

const MAX_RESULTS = 4;

/** Reported results with the content words of each, read once for a source. */
export interface ReportedResult extends SourceSentence {
  readonly words: ReadonlySet<string>;
}

export const reportedResultsOf = (
  { source }: ReadSource,
  results: readonly PaperSentence[],
): readonly ReportedResult[] =>
  results.map((sentence) => ({ source, sentence, words: contentWordsOf(sentence.tokens) }));

/** Finds the results that name the factor or the outcome of a relation; those that name both come first. */
export function findSupport(
  relation: Relation,
  basis: PaperSentence,
  results: readonly ReportedResult[],
): readonly SupportingResult[] {
  const factor = contentWordsIn(relation.factor, basis);
  const outcome = contentWordsIn(relation.outcome, basis);
  return results
    .filter(({ sentence }) => sentence.start !== basis.start || sentence.page !== basis.page)
    .map(({ source, sentence, words }) => {
      const onFactor = countShared(factor, words) / Math.max(1, Math.min(3, factor.size));
      const onOutcome = countShared(outcome, words) / Math.max(1, Math.min(3, outcome.size));
      const [namesFactor, namesOutcome] = [onFactor >= 0.5, onOutcome >= 0.5];
      const rating = onFactor + onOutcome + (namesFactor && namesOutcome ? 1 : 0);
      return { result: { source, sentence, namesFactor, namesOutcome }, rating };
    })
    .filter(({ result }) => result.namesFactor || result.namesOutcome)
    .sort(
      (one, other) =>
        other.rating - one.rating ||
        one.result.sentence.text.length - other.result.sentence.text.length,
    )
    .slice(0, MAX_RESULTS)
    .map(({ result }) => result);
}

/** How many results name both the factor and the outcome. */
export const countOnBoth = (results: readonly SupportingResult[]): number =>
  results.filter(({ namesFactor, namesOutcome }) => namesFactor && namesOutcome).length;
