import type { Evidence, HypothesisStructure } from '@spinout/api-client';
import { evidenceOf } from '../literature/evidence.js';
import { contentWordsOf } from '../hypotheses/content-words.js';
import type { ReadSource } from '../hypotheses/read-source.js';
import type { ParsedSentence, Token } from '../language/language.types.js';
import type { Language } from '../language/parse-text.js';
import { nameFactor, nameOutcome } from './design-names.js';
import { findReportedEffects, type ReportedEffect } from '../statements/reported-effects.js';

/** An effect that a paper reports, and how much it is about a hypothesis. */
export interface FittingEffect {
  readonly effect: ReportedEffect;
  readonly evidence: Evidence;
  /** Whether its sentence names both the factor and the outcome; else it is only offered. @default true */
  readonly isFitting?: boolean;
}

const MIN_SHARE = 0.5;
const MAX_WORDS = 3;
const MAX_OFFERED = 12;

/** The content words of a phrase; `head` is the one that says what it is. */
interface PhraseWords {
  readonly words: ReadonlySet<string>;
  readonly head: string | undefined;
}

/** Words of the same outcome. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['mortality', 'death', 'deaths', 'survival', 'die'],
  ['depression', 'depressive'],
  ['obesity', 'obese', 'overweight'],
  ['autism', 'autistic'],
  ['schizophrenia', 'schizophrenic'],
  ['diabetes', 'diabetic'],
];

const readPhrase = (phrase: string, { parse }: Language): PhraseWords => {
  const sentences = parse(phrase).sentences;
  const words = new Set(sentences.flatMap(({ tokens }) => [...contentWordsOf(tokens)]));
  return { words, head: sentences.map(headOf).find((head) => head !== undefined) };
};

/** The last content word before the first preposition that follows one: "stress" of "acute stress at work". */
const headOf = ({ tokens }: ParsedSentence): string | undefined => {
  let head: string | undefined;
  for (const token of tokens) {
    if (token.pos === 'ADP' && head !== undefined) break;
    const [word] = contentWordsOf([token]);
    head = word ?? head;
  }
  return head;
};

/** How much of a phrase a sentence names, 0 to 1; 0 where it does not name what the phrase is about. */
const sharedPart = ({ words, head }: PhraseWords, named: ReadonlySet<string>): number => {
  const shared = [...words].filter((word) => named.has(word));
  const isAbout = shared.length > 1 || (head !== undefined && named.has(head));
  return isAbout ? shared.length / Math.max(1, Math.min(MAX_WORDS, words.size)) : 0;
};

const withSynonyms = (
  words: ReadonlySet<string>,
  text: string,
  synonyms: readonly ReadonlySet<string>[],
) => {
  const lower = text.toLowerCase();
  const all = new Set(words);
  SYNONYMS.forEach((group, at) => {
    if (group.some((word) => new RegExp(`\\b${word}\\b`, 'u').test(lower)))
      for (const word of synonyms[at] ?? []) all.add(word);
  });
  return all;
};

/** How much of factor and outcome a text names. */
type Shares = readonly [number, number];

const isNamed = (shares: Shares): boolean => Math.min(...shares) >= MIN_SHARE;

/**
 * Whether, of several numbers in a sentence, this one is the hypothesis's: "A went with B (r = .4) and C (r = .1)". Both
 * factor and outcome must be named before it, and one of them after the number before.
 */
const isMeant = (
  { sentence, start }: ReportedEffect,
  others: readonly ReportedEffect[],
  shareOf: (tokens: readonly Token[], text: string) => Shares,
): boolean => {
  const from = Math.max(sentence.start, ...others.map(({ end }) => (end <= start ? end : 0)));
  const within = (least: number) =>
    shareOf(
      sentence.tokens.filter((token) => token.start >= least && token.end <= start),
      sentence.text.slice(least - sentence.start, start - sentence.start),
    );
  return isNamed(within(sentence.start)) && Math.max(...within(from)) >= MIN_SHARE;
};

/**
 * Finds the effects that a hypothesis can be planned with. Those whose sentence names both its factor and its outcome, by
 * their content words and heads, come first and are `isFitting`; others of the same sources follow, to choose from.
 * @param statement the hypothesis; an effect in a sentence that it repeats is about it. @default none
 */
export function findFittingEffects(
  { factor, outcome }: Pick<HypothesisStructure, 'factor' | 'outcome'>,
  sources: readonly ReadSource[],
  language: Language,
  statement = '',
): readonly FittingEffect[] {
  const wanted = [
    readPhrase(nameFactor(factor) ?? factor, language),
    readPhrase(nameOutcome(outcome) ?? outcome, language),
  ] as const;
  const synonyms = SYNONYMS.map(
    (group) => readPhrase(`The ${group.join(' and the ')}`, language).words,
  );
  const shareOf = (tokens: readonly Token[], text: string): Shares => {
    const named = withSynonyms(contentWordsOf(tokens), text, synonyms);
    return [sharedPart(wanted[0], named), sharedPart(wanted[1], named)];
  };
  const rated = sources.flatMap(({ source, sentences }) => {
    const effects = findReportedEffects(sentences);
    return effects.map((effect) => {
      const { tokens, text } = effect.sentence;
      const shares = shareOf(tokens, text);
      const others = effects.filter(({ sentence }) => sentence === effect.sentence);
      const isFitting =
        others.length === 1
          ? statement.includes(text) || isNamed(shares)
          : isNamed(shares) && isMeant(effect, others, shareOf);
      return { source, effect, shares, isFitting };
    });
  });
  return rated
    .toSorted(
      (one, other) =>
        Number(other.isFitting) - Number(one.isFitting) ||
        other.shares[0] + other.shares[1] - one.shares[0] - one.shares[1] ||
        Number(other.effect.standardError !== undefined) -
          Number(one.effect.standardError !== undefined),
    )
    .slice(0, MAX_OFFERED)
    .map(({ source, effect, isFitting }) => {
      const { page, start, end } = effect.sentence;
      return { effect, isFitting, evidence: evidenceOf({ source, page, start, end }) };
    });
}
