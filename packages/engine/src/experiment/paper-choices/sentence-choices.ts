import type { Evidence } from '@spinout/api-client';
import type { Language } from '../../language/parse-text.js';
import { repeatsFactor } from '../usable-parts.js';
import { findPhraseChoices, type PhraseChoices } from '../../study-phrases/phrase-choices.js';

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

/** Characters between the two sides of a comparison. */
const MAX_BETWEEN = 40;

/** "A versus B" where the sentence names both, then the other factors: B goes with the factor right before it, else the first. */
function withComparator(
  { factor: factors, comparator: [other] }: PhraseChoices,
  statement: string,
): readonly string[] {
  if (other === undefined) return factors;
  const at = statement.indexOf(other);
  const compared =
    factors.find((factor) => {
      const end = statement.indexOf(factor) + factor.length;
      return end <= at && at - end <= MAX_BETWEEN;
    }) ?? factors[0];
  return compared === undefined
    ? []
    : [`${compared} versus ${other}`, ...factors.filter((factor) => factor !== compared)];
}

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
    factors: last ? withComparator(last, statement).map(toChoice) : [],
    outcomes: (last?.outcome ?? [])
      .filter((outcome) => !last?.factor.some((factor) => repeatsFactor(outcome, factor)))
      .map(toChoice),
    units: units.map(toChoice),
    either: (last?.either ?? []).map(toChoice),
  };
}
