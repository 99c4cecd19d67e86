import type { TextRange } from '../text/text-range.js';
import { findComparisons } from './comparison-relations.js';
import type { FoundRelation } from './found-relation.js';
import { hasModalBefore, isDirectlyHedged, isHedged, MAX_BEFORE_NOUN } from './hedges.js';
import type { MarkedSentence } from './marked-sentence.js';
import { namePart, type NamedSpan } from './name-part.js';
import { findNounRelations } from './noun-relations.js';
import { findVerbRelations } from './verb-relations.js';

/** A relation whose sides have names. */
export interface NamedRelation extends Omit<FoundRelation, 'factor' | 'outcome' | 'comparator'> {
  readonly factor: NamedSpan | undefined;
  readonly outcome: NamedSpan | undefined;
  readonly comparator?: NamedSpan | undefined;
  /** The clause that it was read from. */
  readonly clause: MarkedSentence;
}

/** Chooses the relation that a part of a sentence is about: a supposed one before a plain one, a whole one before half of one. */
export const chooseRelation = (
  sentence: MarkedSentence,
  region: TextRange,
): NamedRelation | undefined => {
  const { text, start } = sentence;
  const cut = cutAt(sentence, region.end);
  const { tokens } = cut;
  const name = (found: FoundRelation): NamedRelation => ({
    ...found,
    clause: cut,
    factor: namePart(tokens, found.factor, text, start, found.comparesGroups ? 'group' : 'factor'),
    comparator: namePart(
      tokens,
      found.comparator,
      text,
      start,
      found.comparesGroups ? 'group' : 'factor',
    ),
    outcome: namePart(
      tokens,
      found.outcome,
      text,
      start,
      found.direction === 'associated' ? 'associated' : 'outcome',
    ),
  });
  const all = [...findNounRelations(cut), ...findVerbRelations(cut), ...findComparisons(cut)]
    .filter(({ cue }) => cue.start >= region.start)
    .sort((one, other) => one.cue.start - other.cue.start)
    .map(name)
    .map(withFactorFirst)
    .filter(({ factor, outcome }) => factor ?? outcome);
  const isWhole = ({ factor, outcome }: NamedRelation) =>
    factor !== undefined && outcome !== undefined && factor.text !== outcome.text;
  const whole = all.filter(isWhole);
  // One side alone counts only where it is what the sentence asks about.
  const isAsked = (relation: NamedRelation) =>
    relation.mayBePartial &&
    (relation.cue.start - region.start < MAX_BEFORE_NOUN || isDirectlyHedged(relation, sentence));
  return (
    whole.find(({ cue }) => hasModalBefore(cue, text)) ??
    whole.find((relation) => isHedged(relation, sentence)) ??
    whole[0] ??
    all.find(isAsked)
  );
};

/** "The response is associated with the dose": what is given is the factor. */
const withFactorFirst = (relation: NamedRelation): NamedRelation => {
  const { direction, factor, outcome } = relation;
  const isGiven = (span: NamedSpan | undefined) => GIVEN.test(span?.text ?? '');
  return direction === 'associated' && isGiven(outcome) && !isGiven(factor)
    ? { ...relation, factor: outcome, outcome: factor }
    : relation;
};

const GIVEN =
  /^(?:(?:the|an?) )?(?:[\p{L}-]+ )?(?:dos(?:e|es|age|ing)|use|administration|duration|timing|receipt|intake|exposure)(?: (?:of|to)\b|$)/iu;

/** A sentence up to an offset into its text. */
export const cutAt = (
  { start, text, tokens, ...rest }: MarkedSentence,
  end: number,
): MarkedSentence => ({
  ...rest,
  start,
  text: text.slice(0, end),
  tokens: tokens.filter((token) => token.end - start <= end),
});
