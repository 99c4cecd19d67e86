import { MIN_CUE_SCORE, scoreFinding } from '../reading/cues.js';
import { sharesMostWords } from './content-overlap.js';
import { leansOnContext } from './leans-on-context.js';
import { isProcedure } from './procedures.js';
import { findReportedResults } from './reported-results.js';
import { isRunningText } from './running-text.js';
import type { PaperSentence } from './statement.types.js';

/** Test statistics, p-values, confidence intervals, effect sizes. */
const STATISTIC =
  /\bp\s?[<>=≤≥]|\b(?:OR|HR|RR|aOR|AUC|CI|SD|SEM|R2|r)\s?(?:[=:,]|of)\s?[-−]?\d|\bconfidence interval|\b95\s?%\s?(?:CI|confidence|credible)|\d\s?±\s?\d|\b(?:odds|hazard|risk|rate) ratio/iu;
const QUANTITY =
  /\d(?:[\d.,·]*\d)?\s?(?:%|percent\b|-?fold\b|times\b|°C|nm\b|mm\b|cm\b|km\b|kb\b|bp\b|ms\b|mV\b|mg\b|kg\b|years?\b|days?\b|hours?\b|h\b|min\b|deaths\b|cases\b|patients\b|participants\b|genes\b|species\b)|\bn\s?=\s?\d|\b(?:two|three|four|five|ten)-?fold\b/iu;
const OWN =
  /\b(?:we|our) (?:\p{L}+ ){0,2}(?:found|show(?:ed)?|observed|demonstrated?|identified|detected|estimated?|results?|data|findings|analys[ei]s)\b/iu;
const OTHERS =
  /\b(?:previous(?:ly)?|prior|earlier|recent(?:ly)?|other) (?:stud(?:y|ies)|work|research|reports?|reported|shown|analys[ei]s|experiments|published|observed)\b|\b(?:has|have) (?:also |previously |recently |long )?been (?:shown|reported|demonstrated|suggested|proposed|observed)\b|\b(?:authors|colleagues|coworkers)\b|\b(?:is|are) (?:well )?known to\b/iu;
const AIM =
  /\b(?:aim|goal|objective|purpose) (?:of|was|is)\b|\bwe (?:\p{L}+ly )?(?:assumed?|considered?|defined?|used?|set|approximated?|seek|sought|can form|entered|classified|ran|recruited|chose|selected|propose)\b|\b(?:as|is) (?:stated|explained|mentioned|described|noted|shown) (?:above|below|in)\b|^in the following\b/iu;
const MIN_WORDS = 8;
const MAX_WORDS = 60;
const MIN_POINTS = 2.5;

const SECTION_POINTS: Readonly<Partial<Record<PaperSentence['section'], number>>> = {
  abstract: 2.5,
  conclusion: 1.5,
  results: 1,
  discussion: 0.5,
};

/**
 * Finds the main results of a paper's own: no cited results, captions, reference entries, aims, procedures or open
 * questions, and readable alone. Those with numbers come first.
 * @param terms key terms of the paper in lower case: results about its subject come before others
 * @returns best first, no two that say the same
 */
export function findFindings(
  sentences: readonly PaperSentence[],
  terms: readonly string[],
  limit: number,
): readonly PaperSentence[] {
  const ranked = findReportedResults(sentences)
    .filter(isOwnResult)
    .map((sentence) => ({ sentence, points: pointsOf(sentence, terms) }))
    .filter(({ points }) => points >= MIN_POINTS)
    .sort((a, b) => b.points - a.points);
  const chosen: PaperSentence[] = [];
  for (const { sentence } of ranked) {
    if (chosen.length === limit) break;
    if (chosen.every(({ text }) => !sharesMostWords(text, sentence.text))) chosen.push(sentence);
  }
  return chosen;
}

const isOwnResult = ({ text, section }: PaperSentence): boolean => {
  const words = text.split(/\s+/).length;
  return (
    section !== 'front' &&
    section !== 'back' &&
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    isRunningText(text) &&
    !leansOnContext(text) &&
    !OTHERS.test(text) &&
    !AIM.test(text) &&
    !isProcedure(text)
  );
};

const pointsOf = (sentence: PaperSentence, terms: readonly string[]): number => {
  const { text, section } = sentence;
  const lower = text.toLowerCase();
  const named = terms.filter((term) => lower.includes(term)).length;
  return (
    Math.min(3, scoreFinding(sentence) - MIN_CUE_SCORE) +
    (STATISTIC.test(text) ? 2 : 0) +
    (QUANTITY.test(text) ? 2 : 0) +
    (OWN.test(text) ? 1 : 0) +
    Math.min(2, named / 2) +
    (SECTION_POINTS[section] ?? 0)
  );
};
