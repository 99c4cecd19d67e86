import { hasCitation } from './clause.js';
import { correlationsIn } from './effects/correlations.js';
import type { FoundEffect, ReportedEffect, Spread } from './effects/effect.types.js';
import { findSpread, meanDifferencesIn } from './effects/mean-differences.js';
import { sampleSizesIn, withDecimalPoints } from './effects/number-patterns.js';
import { proportionsIn } from './effects/proportions.js';
import { ratiosIn } from './effects/ratios.js';
import { standardizedDifferencesIn } from './effects/standardized-differences.js';
import { testEffectsIn } from './effects/test-effects.js';
import { isRunningText } from './running-text.js';
import type { PaperSentence } from './statement.types.js';

export type { EffectScale, ReportedEffect } from './effects/effect.types.js';

const MAX_CHARACTERS = 1200;
const MAX_EFFECTS = 200;
/** Numbers of others, or those of a plan. */
const NOT_OWN =
  /\b(?:previous(?:ly)?|prior|earlier|other|another|recent) (?:\p{L}+ ){0,2}(?:stud(?:y|ies)|work|reports?|reported|trials?|meta-analys[ie]s|authors|publications?|findings)\b|\breported by\b|\bCochrane\b|\bcolleagues\b|\b(?:sample size|power) (?:calculation|analysis|of \d|was (?:calculated|estimated))|\bto detect (?:an?|the)\b|\b(?:assum(?:ed|ing)|simulated)\b/iu;

/**
 * Finds effects with their numbers in a paper's own results: Cohen's d and Hedges' g; odds, risk, rate and hazard ratios;
 * t, F, χ², z and r with degrees of freedom or n; two means with SD or SEM and n; two proportions with their counts.
 * Sentences of the introduction and the methods, and sentences that cite other works, are left out, and so is what can be
 * read in two ways (± of unknown meaning, a paired t test, χ² without n).
 */
export function findReportedEffects(
  sentences: readonly PaperSentence[],
): readonly ReportedEffect[] {
  const spread = findSpread(sentences.map(({ text }) => text));
  return sentences
    .filter(isOwnResult)
    .flatMap((sentence) =>
      effectsIn(withDecimalPoints(sentence.text), spread).map((found): ReportedEffect => ({
        control: undefined,
        isBelowOne: false,
        ...found,
        sentence,
        start: sentence.start + found.start,
        end: sentence.start + found.end,
      })),
    )
    .slice(0, MAX_EFFECTS);
}

const isOwnResult = ({ section, text }: PaperSentence): boolean =>
  section !== 'introduction' &&
  section !== 'methods' &&
  section !== 'back' &&
  text.length <= MAX_CHARACTERS &&
  /\d/u.test(text) &&
  isRunningText(text.replace(/^\(/u, '')) &&
  !hasCitation(text) &&
  !NOT_OWN.test(text);

/** One effect for each number: where two readings overlap, the first in this order stays. */
const effectsIn = (text: string, spread: Spread): readonly FoundEffect[] => {
  const [only, more] = sampleSizesIn(text);
  const all = [
    ...standardizedDifferencesIn(text),
    ...ratiosIn(text),
    ...testEffectsIn(text),
    ...correlationsIn(text, more === undefined ? only : undefined),
    ...meanDifferencesIn(text, spread),
    ...proportionsIn(text),
  ].filter(({ size }) => Number.isFinite(size) && size > 0);
  return all.filter(
    (found, at) =>
      all.slice(0, at).every((other) => other.end <= found.start || found.end <= other.start) &&
      !restatesTest(found, all),
  );
};

const MAX_GAP = 30;

/** "t(79) = 0.49, p = .627, d = 0.11": the test gives the same d, with its precision. */
const restatesTest = (
  { standardError, start }: FoundEffect,
  all: readonly FoundEffect[],
): boolean =>
  standardError === undefined &&
  all.some(
    (other) =>
      other.standardError !== undefined && other.end <= start && start - other.end <= MAX_GAP,
  );
