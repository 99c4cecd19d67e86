import type { TextRange } from '../text/text-range.js';
import type { EffectNumber, Evidence, PaperEffect } from '@spinout/api-client';
import { findReportedEffects, type ReportedEffect } from '../statements/reported-effects.js';
import type { PaperSentence } from '../statements/statement.types.js';
import { findStatedEffects, wordedSign, type StatedEffect } from '../statements/stated-effects.js';

const MAX_EFFECTS = 20;
const MAX_NUMBERS = 6;

/**
 * Lists the results of a paper's own as data: what each states of its factor and outcome (`findStatedEffects`) and its
 * numbers (`findReportedEffects`). Cited and hedged sentences are left out.
 * @param quote quotes a passage of the text
 * @returns those with numbers first, each in the order of the text
 */
export function listPaperEffects(
  sentences: readonly PaperSentence[],
  textOf: (page: number) => string,
  quote: (passage: TextRange) => Evidence,
): PaperEffect[] {
  const numbers = new Map<PaperSentence, ReportedEffect[]>();
  for (const effect of findReportedEffects(sentences))
    numbers.set(effect.sentence, [...(numbers.get(effect.sentence) ?? []), effect]);
  const stated = new Map(
    findStatedEffects(sentences, textOf)
      .filter((effect) => effect.isOwn && isPlain(effect))
      .map((effect) => [effect.sentence, effect]),
  );
  const withNumbers = sentences.filter((sentence) => numbers.has(sentence));
  const others = sentences.filter((sentence) => stated.has(sentence) && !numbers.has(sentence));
  return [...withNumbers, ...others].slice(0, MAX_EFFECTS).map((sentence): PaperEffect => {
    const effect = stated.get(sentence);
    const own = (numbers.get(sentence) ?? []).slice(0, MAX_NUMBERS);
    return {
      ...(effect && partsOf(effect)),
      numbers: own.map((number) => numberOf(number, quote)),
      section: sentence.section,
      evidence: [quote(sentence)],
    };
  });
}

const partsOf = (effect: StatedEffect) => ({
  factor: effect.factor,
  outcome: effect.outcome,
  ...(effect.setting !== undefined && { setting: effect.setting }),
  direction: directionOf(effect),
});

const directionOf = (effect: StatedEffect): PaperEffect['direction'] => {
  if (effect.sign === 0) return 'none';
  const isUp = wordedSign(effect) > 0;
  if (effect.isAssociation) return isUp ? 'positive' : 'negative';
  return isUp ? 'raises' : 'lowers';
};

const numberOf = (
  { scale, size, standardError, isBelowOne, start, end }: ReportedEffect,
  quote: (passage: TextRange) => Evidence,
): EffectNumber => ({
  scale,
  size,
  ...(standardError !== undefined && { standard_error: standardError }),
  ...(scale.startsWith('log-') && { is_below_one: isBelowOne }),
  // The sentence, with its context, is the evidence of the effect.
  evidence: [{ ...quote({ start, end }), before: '', after: '' }],
});

/** Sections in which a sentence may state an effect without a number; elsewhere it may be an argument. */
const STATING: ReadonlySet<string> = new Set(['abstract', 'results', 'discussion', 'conclusion']);
/** "the phenotype caused": cut off before what caused it; "raised the question": no quantity. */
const CUT_OFF = /\b\p{L}{3,40}ed$|^(?:the |a )?(?:question|issue|possibility)\b/iu;
/** "caused significantly fewer signs": the direction is in the outcome. */
const COMPARED =
  /^(?:\p{L}+ly )?(?:fewer|less|lower|reduced|decreased|smaller|increased|higher|more|greater|elevated|larger)\b/iu;

const isPlain = ({ sentence, factor, outcome, isAssociation }: StatedEffect): boolean =>
  STATING.has(sentence.section) &&
  !CUT_OFF.test(outcome) &&
  !CUT_OFF.test(factor) &&
  (isAssociation || !COMPARED.test(outcome));
