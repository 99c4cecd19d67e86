import type { Hypothesis } from '@spinout/api-client';
import type { ReadSource } from '../../hypotheses/read-source.js';
import type { Language } from '../../language/parse-text.js';
import { asInText, findLowerCaseWords } from '../../paper-parts/title-context.js';
import { findAim } from './find-aim.js';
import { findComparisons } from './find-comparisons.js';
import { findMeasures } from './find-measures.js';
import { findUnits } from './find-units.js';
import { findReportedPairs } from './reported-pairs.js';
import { rankChoices } from './rank-choices.js';
import { findSentenceChoices, type SentenceChoice } from './sentence-choices.js';

/** What a study could vary, measure and be done with: names in the sentence it starts from, then those in the papers. */
export interface StudyChoices {
  readonly factors: readonly SentenceChoice[];
  readonly outcomes: readonly SentenceChoice[];
  readonly units: readonly SentenceChoice[];
  /** What the first paper says that it set out to do. */
  readonly aim?: string | undefined;
}

const MAX_CHOICES = 4;
const MAX_SOURCES = 3;

/** Finds the choices of a study; at most four of each kind, and none where nothing is certain. */
export function findChoices(
  { statement, claims, structure }: Pick<Hypothesis, 'statement' | 'claims' | 'structure'>,
  sources: readonly ReadSource[],
  language: Pick<Language, 'parse'>,
): StudyChoices {
  const named = findSentenceChoices(statement, language, claims?.[0]?.evidence[0]);
  const given = structure?.factor.toLowerCase() ?? '';
  const outcomes = named.outcomes.filter(({ text }) => !given.includes(text.toLowerCase()));
  const own = sources.filter(({ source }) => source.kind === 'uploaded').slice(0, MAX_SOURCES);
  const collect = (find: (read: ReadSource) => readonly SentenceChoice[]) =>
    own.flatMap((read) => {
      const lowerCaseWords = findLowerCaseWords(
        read.source.pages.map(({ text }) => text).join('\n\n'),
      );
      return find(read).map(({ text, evidence }) => ({
        text: asInText(text, lowerCaseWords),
        evidence,
      }));
    });
  return {
    factors: firstOf(
      [
        ...named.factors,
        ...collect(findComparisons),
        ...collect((read) => rankChoices(read, [], findReportedPairs(read, language).factors)),
      ],
      MAX_CHOICES,
    ),
    outcomes: firstOf(
      [
        ...outcomes,
        ...collect(findMeasures),
        ...collect((read) => rankChoices(read, [], findReportedPairs(read, language).outcomes)),
      ],
      MAX_CHOICES,
    ),
    units: firstOf(collect(findUnits), 1),
    aim: own.map(findAim).find((aim) => aim !== undefined),
  };
}

/** The first ones, without those that only repeat another with more words or fewer. */
const firstOf = (choices: readonly SentenceChoice[], most: number): readonly SentenceChoice[] => {
  const kept: SentenceChoice[] = [];
  for (const choice of choices) {
    const text = choice.text.toLowerCase();
    const isKnown = kept.some(({ text: other }) => {
      const known = other.toLowerCase();
      return known.includes(text) || text.includes(known);
    });
    if (!isKnown && kept.length < most) kept.push(choice);
  }
  return kept;
};
