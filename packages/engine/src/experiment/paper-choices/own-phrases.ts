import type { Evidence } from '@spinout/api-client';
import type { ReadSource } from '../../hypotheses/read-source.js';
import type { Language } from '../../language/parse-text.js';
import { evidenceOf } from '../../literature/evidence.js';
import { markSentence } from '../../starting-points/marked-sentence.js';
import { rateLists } from '../../study-phrases/roles/phrase-lists.js';
import { ratePhrases, type RatedPhrase } from '../../study-phrases/roles/rate-phrases.js';
import { contentWords, type SentencePlace } from '../../study-phrases/roles/sentence-place.js';
import { asInText, findLowerCaseWords } from '../../paper-parts/title-context.js';
import { roleOfName } from '../../study-phrases/phrase-kinds.js';
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
  readonly from: SentencePlace['from'];
  readonly evidence: Evidence;
}

/** From here on, at least four of five readers agree that a phrase has the role in the study. */
const LEAST = { factor: 0.7, outcome: 0.75, units: 0.5 } as const;
/** What surely has one role must surely not have another one. */
const MAX_OTHER_ROLE = 0.35;

/** How many there were: "first 30 patients", "roots of 12 seedlings". */
const COUNTED =
  /(?:^|\s)(?<!\b(?:type|grade|stage|phase|level|class) )(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred) (?:[\p{L}-]+ )*\p{L}+/iu;
/** Units that anything may have been done with, a part of them, or who helped. */
const NO_UNITS =
  /\bcontrols?\b|^(?:(?:donor|local|healthy|agricultural|wild[- ]type|parent|host|yeast|sterile|transgenic|mutant|single|individual|whole|total|other|study) )*(?:plants|cells|residents|subjects|samples|people|adults|individuals|patients|participants|children|women|men|animals|specimens|populations?|groups?|studies|articles|lines|species|strains|genes)$|\b(?:against|percentage|number|prevalence|violence)\b/iu;

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
    return rateLists(markSentence(sentence).text, rated).map((phrase) => ({
      ...phrase,
      from,
      evidence,
    }));
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
          phrase.ratings[role] >= LEAST[role] &&
          others.every((other) => phrase.ratings[other] <= MAX_OTHER_ROLE) &&
          fits(phrase, role),
      )
      .toSorted((one, other) => other.ratings[role] - one.ratings[role])
      .map(({ name, evidence }) => ({ text: asInText(name, lowerCaseWords), evidence }));
  };
  return { factors: choose('factor'), outcomes: choose('outcome'), units: choose('units') };
}

/** Whether the words of a phrase and its place do not speak against a role. */
function fits({ name, from }: OwnPhrase, role: keyof typeof LEAST): boolean {
  if (role === 'units') return !NO_UNITS.test(name);
  const byName = roleOfName(name);
  return from !== 'sample' && (byName === undefined || byName === role);
}
