import type { Evidence } from '@spinout/api-client';
import type { ReadSource } from '../../hypotheses/read-source.js';
import type { Language } from '../../language/parse-text.js';
import { evidenceOf } from '../../literature/evidence.js';
import { markSentence } from '../../starting-points/marked-sentence.js';
import { rateLists } from '../../study-phrases/roles/phrase-lists.js';
import { ratePhrases, type RatedPhrase } from '../../study-phrases/roles/rate-phrases.js';
import { contentWords, type SentencePlace } from '../../study-phrases/roles/sentence-place.js';
import { findAimSentence } from './find-aim.js';
import { findSampleSentence } from './find-sample.js';
import type { PaperChoice } from './paper-choices.types.js';

/** What a paper's own study varied, measured and was done with, in its words, the surest first. */
export interface OwnPhrases {
  readonly factors: readonly PaperChoice[];
  readonly outcomes: readonly PaperChoice[];
  readonly units: readonly PaperChoice[];
}

interface OwnPhrase extends RatedPhrase {
  readonly evidence: Evidence;
}

/** From here on, most readers agree that a phrase names the units of the study. */
const MIN_UNITS = 0.5;
/** What is varied or measured is offered if it surely has this role and surely not the other one. */
const MIN_ROLE = 0.7;
const MAX_OTHER_ROLE = 0.35;

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
    const rated = ratePhrases(sentence, language, { place: { from, titleWords } });
    return rateLists(markSentence(sentence).text, rated).map((phrase) => ({ ...phrase, evidence }));
  };
  return [
    ...(titleEvidence ? rate(source.title, 'title', titleEvidence) : []),
    ...(aim ? rate(aim.text, 'aim', evidenceOf({ source, ...aim })) : []),
    ...(sample ? rate(sample.text, 'sample', evidenceOf({ source, ...sample })) : []),
  ];
}

/**
 * Finds what a paper's own study varied, measured and was done with in its title, in the sentence with its aim and in the one with
 * its sample.
 */
export function findOwnPhrases(read: ReadSource, language: Pick<Language, 'parse'>): OwnPhrases {
  const phrases = rateOwnPhrases(read, language);
  const choose = (rateRole: (phrase: OwnPhrase) => number, least: number): PaperChoice[] =>
    phrases
      .filter((phrase) => rateRole(phrase) >= least)
      .toSorted((one, other) => rateRole(other) - rateRole(one))
      .map(({ name, evidence }) => ({ text: name, evidence }));
  const surely = (role: number, other: number) => (other <= MAX_OTHER_ROLE ? role : 0);
  return {
    factors: choose(({ ratings: { factor, outcome } }) => surely(factor, outcome), MIN_ROLE),
    outcomes: choose(({ ratings: { factor, outcome } }) => surely(outcome, factor), MIN_ROLE),
    units: choose(
      ({ ratings: { factor, outcome, units } }) => surely(units, Math.max(factor, outcome)),
      MIN_UNITS,
    ),
  };
}
