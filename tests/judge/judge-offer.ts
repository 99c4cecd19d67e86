import type { JudgedPaper, Judgment, Offer, OfferedHypothesis, Verdict } from './judge.types.ts';

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each of the words begins some word of the text. */
export const containsWords = (text: string, words: string): boolean => {
  const present = wordsOf(text);
  return wordsOf(words).every((word) => present.some((one) => one.startsWith(word)));
};

const containsPhrase = (text: string, phrase: string) =>
  text.toLowerCase().includes(phrase.toLowerCase());

/**
 * Judges a hypothesis. What the judgment does not describe is unacceptable: a new statement has to be read by a person
 * first.
 */
export function judgeHypothesis(
  { statement, structure }: OfferedHypothesis,
  { acceptable, unacceptable }: Judgment,
): { readonly verdict: Verdict; readonly why: string } {
  const rejected = unacceptable.find(({ words }) => containsPhrase(statement, words));
  if (rejected) return { verdict: 'unacceptable', why: rejected.why };
  const { conditions = '', mechanism = '', direction } = structure;
  const factor = `${structure.factor} ${conditions}`;
  const outcome = `${structure.outcome} ${mechanism}`;
  const isDescribed = acceptable.some(
    (one) =>
      ((containsWords(factor, one.factor) && containsWords(outcome, one.outcome)) ||
        (direction === 'associated' &&
          containsWords(outcome, one.factor) &&
          containsWords(factor, one.outcome))) &&
      (direction === one.direction ||
        direction === 'changes' ||
        direction === 'associated' ||
        one.direction === 'changes'),
  );
  return isDescribed
    ? { verdict: 'acceptable', why: '' }
    : { verdict: 'unacceptable', why: 'not described in the judgment' };
}

/** What a person who brings the paper sees first, and whether a reviewer accepts it. */
export interface JudgedOffer {
  readonly field: string;
  readonly paper: string;
  /** Kind of the first thing that is offered. */
  readonly first: 'hypothesis' | 'question' | 'nothing';
  readonly isFirstAcceptable: boolean;
  /** Statements among the first five that a reviewer rejects. */
  readonly rejected: readonly { readonly statement: string; readonly why: string }[];
}

/** "It is not known whether" points to nothing before it. */
const POINTING =
  /^(?:it (?!(?:also )?(?:is|remains|would be|will be)\b)|this|these|those|they|such|here|there)\b/iu;

const isAcceptableQuestion = (question: string, words: readonly string[]) =>
  words.length > 0 &&
  words.every((word) => containsPhrase(question, word)) &&
  !POINTING.test(question);

/** Judges everything that the engine offers for a paper. */
export function judgeOffer(judged: JudgedPaper, offer: Offer): JudgedOffer {
  const verdicts = offer.hypotheses.map((hypothesis) => ({
    statement: hypothesis.statement,
    ...judgeHypothesis(hypothesis, judged),
  }));
  const [first] = verdicts;
  const [question] = offer.questions;
  return {
    field: judged.field,
    paper: judged.paper,
    first: first ? 'hypothesis' : question === undefined ? 'nothing' : 'question',
    isFirstAcceptable: first
      ? first.verdict === 'acceptable'
      : question !== undefined && isAcceptableQuestion(question, judged.question),
    rejected: verdicts.filter(({ verdict }) => verdict === 'unacceptable'),
  };
}
