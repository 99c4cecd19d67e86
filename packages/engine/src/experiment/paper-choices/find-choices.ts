import type { Hypothesis } from '@spinout/api-client';
import type { ReadSource } from '../../hypotheses/read-source.js';
import type { Language } from '../../language/parse-text.js';
import { findAim } from './find-aim.js';
import { findOwnStudy, type OwnStudy } from './find-own-study.js';
import type { OwnPhrases } from './own-phrases.js';
import { findSentenceChoices, type SentenceChoice } from './sentence-choices.js';

/**
 * What a study could vary, measure and be done with, in the words of the sentence it starts from; what this does not name, in those of
 * the first paper on its own study.
 */
export interface StudyChoices {
  readonly factors: readonly SentenceChoice[];
  readonly outcomes: readonly SentenceChoice[];
  readonly units: readonly SentenceChoice[];
  /** What the sentence names without saying whether a study varies or measures it. */
  readonly either: readonly SentenceChoice[];
  /** What the first paper says that it set out to do. */
  readonly aim?: string | undefined;
  /** How the first paper did its own study. */
  readonly study?: OwnStudy | undefined;
}

const MAX_CHOICES = 4;
const MAX_SOURCES = 3;
/** What only the paper names is an example, not a list. */
const MAX_OF_PAPER = 2;

/** Factor and outcome, where they are known. */
interface KnownParts {
  readonly factor?: string | undefined;
  readonly outcome?: string | undefined;
}

/** What is known of a hypothesis before its choices are read. */
export interface ChoiceParts {
  /** What the hypothesis has as its parts: nothing repeats it. @default nothing */
  readonly named?: KnownParts;
  /** What the first paper studied itself. @default nothing */
  readonly own?: OwnPhrases;
}

const NO_PHRASES: OwnPhrases = { factors: [], outcomes: [], units: [] };

/** Finds the choices of a study; at most four of each kind, each in one role only, and none where nothing is certain. */
export function findChoices(
  { statement, claims }: Pick<Hypothesis, 'statement' | 'claims'>,
  sources: readonly ReadSource[],
  language: Pick<Language, 'parse'>,
  { named: given = {}, own: ofPaper = NO_PHRASES }: ChoiceParts = {},
): StudyChoices {
  const own = sources.filter(({ source }) => source.kind === 'uploaded').slice(0, MAX_SOURCES);
  const evidence = claims?.[0]?.evidence[0];
  const named = findSentenceChoices(statement, language, evidence);
  const [first] = own;
  const [givenFactor, givenOutcome] = [given.factor ?? '', given.outcome ?? ''];
  // A part that the hypothesis has needs no choice.
  const outcomes = given.outcome
    ? []
    : firstOf(without(named.outcomes, [givenFactor]), MAX_CHOICES);
  const factors = given.factor ? [] : firstOf(without(named.factors, [givenOutcome]), MAX_CHOICES);
  const parts = [...textsOf(factors), ...textsOf(outcomes), givenFactor, givenOutcome];
  const either = firstOf(without(named.either, parts), MAX_CHOICES - 1);
  const units =
    named.units.length > 0
      ? firstOf(named.units, 1)
      : firstOf(without(ofPaper.units, parts), MAX_OF_PAPER);
  const taken = [...parts, ...textsOf(either), ...textsOf(units)];
  const ownFactors =
    given.factor || factors.length > 0
      ? []
      : firstOf(without(ofPaper.factors, taken), MAX_OF_PAPER);
  const ownOutcomes =
    given.outcome || outcomes.length > 0
      ? []
      : firstOf(without(ofPaper.outcomes, [...taken, ...textsOf(ownFactors)]), MAX_OF_PAPER);
  return {
    factors: [...factors, ...ownFactors],
    outcomes: [...outcomes, ...ownOutcomes],
    units,
    either,
    aim: own.map(findAim).find((aim) => aim !== undefined),
    study:
      first &&
      findOwnStudy(first, language.parse(given.outcome ?? outcomes[0]?.text ?? '').sentences),
  };
}

const textsOf = (choices: readonly SentenceChoice[]) => choices.map(({ text }) => text);

/** Whether a text and one of the others hold each other: the same thing, in more words or fewer. */
const overlaps = (text: string, others: readonly string[]): boolean => {
  const sought = text.toLowerCase();
  return others.some((other) => {
    const known = other.toLowerCase();
    return known !== '' && (known.includes(sought) || sought.includes(known));
  });
};

/** The choices that are not among others already. */
const without = (
  choices: readonly SentenceChoice[],
  others: readonly string[],
): readonly SentenceChoice[] => choices.filter(({ text }) => !overlaps(text, others));

/** The first ones, without those that only repeat another with more words or fewer. */
const firstOf = (choices: readonly SentenceChoice[], most: number): readonly SentenceChoice[] => {
  const kept: SentenceChoice[] = [];
  for (const choice of choices)
    if (!overlaps(choice.text, textsOf(kept)) && kept.length < most) kept.push(choice);
  return kept;
};
