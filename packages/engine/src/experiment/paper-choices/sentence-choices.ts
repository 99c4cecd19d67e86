import type { Evidence } from '@spinout/api-client';
import type { Language } from '../../language/parse-text.js';
import { repeatsFactor } from '../usable-parts.js';
import { findPhraseChoices, type PhraseChoices } from './phrase-choices.js';

/** A choice, from the sentence that a person started from or from a paper. */
export interface SentenceChoice {
  readonly text: string;
  readonly evidence?: Evidence | undefined;
  /** Whether the sentence of the hypothesis names it. @default false */
  readonly isInSentence?: boolean;
}

/** What the sentence of a hypothesis names, by what it can be in a study. */
export interface SentenceChoices {
  readonly factors: readonly SentenceChoice[];
  readonly outcomes: readonly SentenceChoice[];
  readonly units: readonly SentenceChoice[];
  /** What a study could vary or measure, where the sentence does not say which of both. */
  readonly either: readonly SentenceChoice[];
}

const MAX_CHARACTERS = 2000;

const namesParts = ({ factor, outcome, either }: PhraseChoices): boolean =>
  factor.length + outcome.length + either.length > 0;

/** "A versus B" where the sentence names both, then the factors alone. */
const withComparator = ({ factor: factors, comparator }: PhraseChoices): readonly string[] => {
  const [first] = factors;
  const [other] = comparator;
  return first !== undefined && other !== undefined
    ? [`${first} versus ${other}`, ...factors.slice(1)]
    : factors;
};

/**
 * What the sentence of a hypothesis names, in its own words: measures, what can be given, set or compared, and whom it studies. Of
 * several sentences the last counts that names any, as those before lead to it.
 */
export function findSentenceChoices(
  statement: string,
  language: Pick<Language, 'parse'>,
  evidence?: Evidence,
  title?: string,
): SentenceChoices {
  const sentences = language.parse(statement.slice(0, MAX_CHARACTERS)).sentences;
  const read = sentences.map((sentence) => findPhraseChoices(sentence, language, title));
  const last =
    read.findLast(({ factor, outcome }) => factor.length > 0 && outcome.length > 0) ??
    read.findLast(namesParts);
  const toChoice = (text: string): SentenceChoice => ({
    text,
    isInSentence: true,
    ...(evidence?.quote.includes(text) ? { evidence } : {}),
  });
  const units = read.toReversed().flatMap((choices) => choices.units);
  return {
    factors: last ? withComparator(last).map(toChoice) : [],
    outcomes: (last?.outcome ?? [])
      .filter((outcome) => !last?.factor.some((factor) => repeatsFactor(outcome, factor)))
      .map(toChoice),
    units: units.map(toChoice),
    either: (last?.either ?? []).map(toChoice),
  };
}
