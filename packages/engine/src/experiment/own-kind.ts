import type { ReadSource } from '../hypotheses/read-source.js';
import { namesPeople } from './names-people.js';
import { findAimSentence } from './paper-choices/find-aim.js';
import { findSampleSentence } from './paper-choices/find-sample.js';
import type { OwnPhrases } from './paper-choices/own-phrases.js';
import { hasProofs } from '../paper-parts/proofs.js';
import { kindOfPaper, type FoundKind, type StudyKind } from './study-kind.js';

const ABSTRACT_CHARACTERS = 4000;
/** Shorter texts may be an abstract or a part of a paper. */
const MIN_ESSAY_SENTENCES = 60;
/** Results as numbers, and ways to ask people. */
const COUNTED =
  /\bp\s?[<=>]\s?0?\.\d|\d\s?%|\bn\s?=\s?\d|\b(?:interview(?:s|ed|ees)?|questionnaires?|surveyed|respondents|participants|experiments?)\b/giu;
const MAX_COUNTED = 6;
/** What a report of measurements, of a model or of a program shows, and an essay hardly ever. */
const SHOWN = /\b(?:fig(?:ure)?s?|tables?|eqs?|equations?|algorithms?) ?\.? ?\(?\d/giu;
const MAX_SHOWN = 2;

/** An essay or an interpretation: no methods, no results, and hardly a number. */
function isEssay({ source, sentences }: ReadSource): boolean {
  const text = source.pages.map((page) => page.text).join('\n');
  return (
    source.isAbstract !== true &&
    sentences.length >= MIN_ESSAY_SENTENCES &&
    !sentences.some(({ section }) => section === 'methods' || section === 'results') &&
    (text.match(COUNTED)?.length ?? 0) <= MAX_COUNTED &&
    (text.match(SHOWN)?.length ?? 0) <= MAX_SHOWN &&
    !hasProofs(text) &&
    !/\b(?:reviews?|meta-analys[ei]s|model\w*|theorem|proof)\b/iu.test(source.title)
  );
}

/** How a study of what people say and live through calls itself. */
const QUALITATIVE =
  /\b(?:qualitative (?:study|research|approach|design|methods?)|phenomenolog\w+|focus groups?|(?:semi-?structured|in-depth) interviews?|thematic analysis)\b/iu;
/** What is done with people, and with nobody else. */
const OF_CONSENT =
  /\b(?:(?:informed|written|verbal) consent|consent forms?|ethics (?:committee|board)|institutional review board|declaration of helsinki|questionnaires?|interviewed)\b/iu;
/** "Individuals" and "residents" are people where a paper says that they gave their consent. */
const INDIVIDUALS = /\b(?:individuals|residents|persons|users)\b/iu;
/** Kinds of papers that ask no people themselves. */
const WITHOUT_PEOPLE: ReadonlySet<StudyKind | undefined> = new Set<StudyKind>([
  'review',
  'animals',
  'plants',
  'vectors',
]);
/** What a study of people does not answer. */
const NOT_OF_PEOPLE =
  /\b(?:genes?|(?<![-‐])cells?|expression|receptors?|proteins?|mice|rats|animal models?|in vitro|simulat\w+|across countries|literature)\b/iu;
const OF_LITERATURE =
  /\b(?:literature|review of|state of (?:the art|knowledge)|(?:articles|studies|publications|databases) (?:were|was|on|with))\b/iu;
/** Registers and statistics of whole populations. */
const OF_RECORDS =
  /\b(?:mortality (?:data|information|rates?|trends?)|death certificates?|(?:notification|surveillance) data|time[- ]series|ecological study|information systems?|national registr(?:y|ies))\b/iu;

/**
 * The kind of study that a paper did itself, by whom it studied and by what it reports: people, views of people, or none of both in an
 * essay. Undefined for any other, and where the sentence asks for something else.
 */
export function findOwnKind(
  statement: string,
  read: ReadSource,
  { units }: Pick<OwnPhrases, 'units'>,
): FoundKind | undefined {
  if (isEssay(read)) return { kind: 'essay', from: 'paper' };
  const { source } = read;
  const text = source.pages.map((page) => page.text).join('\n\n');
  const kind = kindOfPaper(source.title, text);
  const aim = findAimSentence(read)?.text ?? '';
  const sample = findSampleSentence(read)?.text ?? '';
  const ofStudy = [source.title, aim, sample, ...units.map((unit) => unit.text)].join('\n');
  if (NOT_OF_PEOPLE.test(statement) || OF_LITERATURE.test(ofStudy) || OF_RECORDS.test(ofStudy))
    return undefined;
  const hasConsent = OF_CONSENT.test(text);
  const isOnPeople = namesPeople(ofStudy, []) || (hasConsent && INDIVIDUALS.test(ofStudy));
  if (!isOnPeople || WITHOUT_PEOPLE.has(kind) || !(hasConsent || kind === 'people'))
    return undefined;
  const isQualitative = QUALITATIVE.test(`${source.title} ${text.slice(0, ABSTRACT_CHARACTERS)}`);
  return { kind: isQualitative ? 'interviews' : 'people', from: 'paper' };
}
