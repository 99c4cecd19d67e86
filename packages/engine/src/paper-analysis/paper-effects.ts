import type { EffectNumber, Evidence, PaperEffect } from '@spinout/api-client';
import { findReportedEffects, type ReportedEffect } from '../statements/reported-effects.js';
import type { PaperSentence } from '../statements/statement.types.js';
import { findStatedEffects, type StatedEffect } from '../statements/stated-effects.js';
import type { PassageInText } from './locate-passage.js';

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
  quote: (passage: PassageInText) => Evidence,
): PaperEffect[] {
  const numbers = new Map<PaperSentence, ReportedEffect[]>();
  for (const effect of findReportedEffects(sentences))
    numbers.set(effect.sentence, [...(numbers.get(effect.sentence) ?? []), effect]);
  const stated = new Map(
    findStatedEffects(sentences, textOf)
      .filter((effect) => effect.isOwn && isPlain(effect))
      .map((effect) => [effect.sentence, effect]),
  );
  return sentences
    .filter((sentence) => numbers.has(sentence) || stated.has(sentence))
    .map((sentence) => ({
      sentence,
      own: numbers.get(sentence) ?? [],
      effect: stated.get(sentence),
    }))
    .toSorted((one, other) => Number(other.own.length > 0) - Number(one.own.length > 0))
    .slice(0, MAX_EFFECTS)
    .map(({ sentence, own, effect }): PaperEffect => ({
      ...(effect && partsOf(effect)),
      numbers: own.slice(0, MAX_NUMBERS).map((number) => numberOf(number, quote)),
      section: sentence.section,
      evidence: [quote(sentence)],
    }));
}

const partsOf = ({ factor, outcome, setting, ...effect }: StatedEffect) => ({
  factor,
  outcome,
  ...(setting !== undefined && { setting }),
  direction: directionOf(effect),
});

/** As the sentence words it: of "a lower dose raises survival", the words and not the quantities. */
const directionOf = ({
  sign,
  isAssociation,
  factorQuantity,
  outcomeQuantity,
}: Pick<
  StatedEffect,
  'sign' | 'isAssociation' | 'factorQuantity' | 'outcomeQuantity'
>): PaperEffect['direction'] => {
  if (sign === 0) return 'none';
  const isUp = sign * factorQuantity.sign * outcomeQuantity.sign > 0;
  if (isAssociation) return isUp ? 'positive' : 'negative';
  return isUp ? 'raises' : 'lowers';
};

const numberOf = (
  { scale, size, standardError, isBelowOne, start, end }: ReportedEffect,
  quote: (passage: PassageInText) => Evidence,
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
const CUT_OFF = /\b\p{L}{3,}ed$|^(?:the |a )?(?:question|issue|possibility)\b/iu;
/** "caused significantly fewer signs": the direction is in the outcome. */
const COMPARED =
  /^(?:\p{L}+ly )?(?:fewer|less|lower|reduced|decreased|smaller|increased|higher|more|greater|elevated|larger)\b/iu;

const isPlain = ({ sentence, factor, outcome, isAssociation }: StatedEffect): boolean =>
  STATING.has(sentence.section) &&
  !CUT_OFF.test(outcome) &&
  !CUT_OFF.test(factor) &&
  (isAssociation || !COMPARED.test(outcome));
