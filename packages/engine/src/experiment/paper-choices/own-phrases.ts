import type { Evidence } from '@spinout/api-client';
import type { ReadSource } from '../../hypotheses/read-source.js';
import type { Language } from '../../language/parse-text.js';
import { evidenceOf } from '../../literature/evidence.js';
import { markSentence } from '../../starting-points/marked-sentence.js';
import { isBeside } from '../../study-phrases/roles/phrase-lists.js';
import { ratePhrases, type RatedPhrase } from '../../study-phrases/roles/rate-phrases.js';
import { contentWords, type SentencePlace } from '../../study-phrases/roles/sentence-place.js';
import { asInText, findLowerCaseWords } from '../../paper-parts/title-context.js';
import { isMeasureName } from '../../study-phrases/measure-names.js';
import { isUnitsName, roleOfName } from '../../study-phrases/phrase-kinds.js';
import { findAimSentence } from './find-aim.js';
import { findSampleSentence } from './find-sample.js';
import type { PaperChoice } from './paper-choices.types.js';
import { COUNT } from './unit-nouns.js';

/** What a paper's own study varied, measured and was done with, in its words, the surest first. */
export interface OwnPhrases {
  readonly factors: readonly PaperChoice[];
  readonly outcomes: readonly PaperChoice[];
  readonly units: readonly PaperChoice[];
}

interface OwnPhrase extends RatedPhrase {
  readonly from: SentencePlace['from'];
  readonly evidence: Evidence;
}

/** From here on, four of five readers agree that a phrase has the role in the study, and three of four for units (ADR 0073). */
const LEAST = { factor: 0.65, outcome: 0.68, units: 0.5 } as const;
/** A sentence about samples names much that is not studied itself: where something was bought, taken from or grown in. */
const LEAST_IN_SAMPLE = 0.65;
/** Where the words of a phrase speak for its role, too, or say who the people are. */
const LESS = 0.1;
/** What surely has one role must surely not have another one. */
const MAX_OTHER_ROLE = 0.35;

/** "Men who sleep badly", "schoolchildren aged six": what follows the units says which. */
const WHICH =
  /^ (?:who|aged) [\p{L}\d ’'-]{3,50}?(?=[,.;:(]|$| (?:from|using|by|at|during|between|to|were|was|in the)\b)/u;
/** "In order to improve A": what a study is good for, not what it measured. */
const PURPOSE =
  /\b(?:in order to|so as to|(?:aiming|intended|needed) to|(?:and|,) (?:to )?(?:improve|support|inform|guide|contribute))\b[^,;]*$/iu;

/** "Bacteria were isolated from cattle": where what is studied came from. */
const SOURCE = /\b(?:isolated|extracted|purified|cultured|recovered|cloned) from\b[^,;]*$/iu;

/** How many there were: "first 30 patients", "roots of 12 seedlings". */
const COUNTED = new RegExp(
  String.raw`(?<!\b(?:type|grade|stage|phase|level|class) )(?<!\S)${COUNT} \p{L}`,
  'iu',
);
/** Units that anything may have been done with, a part of them, or who helped. */
const NO_UNITS =
  /\bcontrols?\b|^(?:(?:donor|local|healthy|agricultural|wild-type|host|yeast|sterile|transgenic|other|study|\p{Lu}{1,2}\d) )*(?:plants|cells|residents|subjects|samples|people|adults|individuals|patients|participants|children|women|men|animals|specimens|populations?|studies|articles|lines|species|strains|genes)$|\b(?:against|number|prevalence)\b|\bin the (?:main|present) (?:text|paper|study)\b|^librar(?:y|ies)$/iu;

/** The title as it stands on the first page; undefined where other text is between its words. */
function quoteTitle({ source }: ReadSource): Evidence | undefined {
  const [page] = source.pages;
  const words = source.title
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  const match = page && new RegExp(words.join(String.raw`\s+`), 'u').exec(page.text);
  return match
    ? evidenceOf({
        source,
        page: page.number,
        start: match.index,
        end: match.index + match[0].length,
      })
    : undefined;
}

/** The noun phrases of the sentences in which a paper says what its own study was. */
function rateOwnPhrases(read: ReadSource, language: Pick<Language, 'parse'>): readonly OwnPhrase[] {
  const { source } = read;
  const aim = findAimSentence(read);
  const sample = findSampleSentence(read, aim);
  const [title] = language.parse(source.title).sentences;
  const titleWords = new Set(contentWords(title?.tokens ?? []));
  const titleEvidence = quoteTitle(read);
  const rate = (text: string, from: SentencePlace['from'], evidence: Evidence) => {
    const [sentence] = language.parse(text).sentences;
    if (sentence === undefined) return [];
    const { text: marked } = markSentence(sentence);
    return ratePhrases(sentence, language, { place: { from, titleWords } }).flatMap((phrase) => {
      if (PURPOSE.test(marked.slice(0, phrase.start))) return [];
      const which = WHICH.exec(marked.slice(phrase.end))?.[0];
      const isSpecified = which !== undefined && isUnitsName(phrase.name);
      if (!phrase.isWhole && !isSpecified) return [];
      const { ratings } = phrase;
      return [
        {
          ...phrase,
          name: isSpecified ? `${phrase.name}${which}` : phrase.name,
          ratings: {
            ...ratings,
            ...(isSpecified && { units: ratings.units + LESS }),
            ...(isBeside(marked, phrase) && { factor: 0 }),
            ...(SOURCE.test(marked.slice(0, phrase.start)) && { units: 0 }),
          },
          from,
          evidence,
        },
      ];
    });
  };
  return [
    ...(titleEvidence ? rate(source.title, 'title', titleEvidence) : []),
    ...(aim ? rate(aim.text, 'aim', evidenceOf({ source, ...aim })) : []),
    ...(sample ? rate(sample.text, 'sample', evidenceOf({ source, ...sample })) : []),
  ];
}

/**
 * Finds what a paper's own study varied, measured and was done with in its title, in the sentence with its aim and in the one with
 * its sample, which says only the last of these.
 */
export function findOwnPhrases(read: ReadSource, language: Pick<Language, 'parse'>): OwnPhrases {
  const lowerCaseWords = findLowerCaseWords(read.source.pages.map(({ text }) => text).join('\n\n'));
  const phrases = rateOwnPhrases(read, language).filter(({ name }) => !COUNTED.test(name));
  const choose = (role: keyof typeof LEAST): PaperChoice[] => {
    const others = (['factor', 'outcome', 'units'] as const).filter((other) => other !== role);
    return phrases
      .filter(
        (phrase) =>
          fits(phrase, role) &&
          phrase.ratings[role] >= leastRating(phrase, role) &&
          others.every((other) => phrase.ratings[other] <= MAX_OTHER_ROLE),
      )
      .toSorted((one, other) => other.ratings[role] - one.ratings[role])
      .map(({ name, from, start, evidence }) => ({
        // Titles and the beginnings of sentences have capitals that are no part of a name.
        text: from === 'title' || start === 0 ? asInText(name, lowerCaseWords) : name,
        evidence,
      }));
  };
  return {
    factors: choose('factor'),
    outcomes: choose('outcome'),
    units: choose('units').map((unit, _, all) => mostSpecific(unit, all)),
  };
}

const leastRating = ({ name, from }: OwnPhrase, role: keyof typeof LEAST): number => {
  if (role === 'units' && from === 'sample') return LEAST_IN_SAMPLE;
  return LEAST[role] - (roleOfName(name) === role ? LESS : 0);
};

/** "Frail older adults" rather than "older adults". */
const mostSpecific = (choice: PaperChoice, all: readonly PaperChoice[]): PaperChoice =>
  all.findLast(({ text }) => text.toLowerCase().endsWith(` ${choice.text.toLowerCase()}`)) ??
  choice;

/** Whether the words of a phrase and its place do not speak against a role. */
function fits({ name, from, part }: OwnPhrase, role: keyof typeof LEAST): boolean {
  if (role === 'units') return !NO_UNITS.test(name);
  if (role === 'factor' && isMeasureName(name)) return false;
  const byName = roleOfName(name);
  return (
    part !== 'phrase with units' && from !== 'sample' && (byName === undefined || byName === role)
  );
}
