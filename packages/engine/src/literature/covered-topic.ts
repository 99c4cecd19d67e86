import type { Language } from '../language/parse-text.js';
import { GENERAL_TERMS } from '../library/general-terms.js';
import type { LibraryPaper } from '../library/library.js';
import { SEARCH_STOPWORDS } from '../search/stopwords.js';
import { getIndexKey, getSearchWords, tokenize } from '../search/tokenize.js';
import type { Word } from '../search/words.js';
import { isFiller, isSpecific, isSpecificAlone } from '../search/generic-words.js';
import { topicHits } from './topic-papers.js';
import { memoizeByObject } from '../runtime/memoize.js';

export interface TopicCoverage {
  /** The topic without what the library does not cover. */
  readonly covered: string;
  /** The words of the topic that no paper on the rest of it has, as written. */
  readonly notCovered: string;
}

/** Characters; a longer text names more than a concept and a name. */
const MAX_TOPIC = 200;
const MAX_PHRASE = 5;
/** "Danio rerio", "lake Baikal sediments". */
const MAX_NAME_WORDS = 3;
/** A word in more papers is one that many topics share. */
const MAX_PAPERS_OF_NAME = 3;
/** Of words without a capital or a digit: "hypertrophic cardiomyopathy". More describe a subject of their own. */
const MAX_PLAIN_WORDS = 2;

/** Single words of this length that are controlled terms are technical, with few exceptions. */
const TECHNICAL_LENGTH = 10;
const EVERYDAY = new Set(['communication', 'transformer']);
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]{2,}$/u;

const keysOf = (text: string): readonly string[] => tokenize(text).map(({ key }) => key);

/** The words of a library's papers, and the concepts under which these are filed. */
const getVocabulary = memoizeByObject((library: readonly LibraryPaper[]) => {
  const subjects = [...new Set(library.flatMap(({ terms }) => terms))]
    .filter((term) => !GENERAL_TERMS.has(term))
    .map(keysOf);
  return {
    papers: library.map(
      ({ title, terms, methods, summary, openQuestions }) =>
        new Set([title, summary, ...terms, ...methods, ...openQuestions].flatMap(keysOf)),
    ),
    /** Controlled terms that name a subject, by their keys. */
    phrases: new Set(subjects.map((keys) => keys.join(' '))),
    /** Words of controlled terms. */
    termWords: new Set(subjects.flat()),
  };
});

type Vocabulary = ReturnType<typeof getVocabulary>;

interface TopicWord {
  readonly word: Word;
  readonly written: string;
  readonly key: string;
  /** Whether only a space or a hyphen separates it from the content word before it. */
  readonly isJoined: boolean;
  readonly isKnown: boolean;
  /** Part of a concept of the library. */
  readonly isConcept: boolean;
}

/** Words that a gene, species or place may have but a plain word has not. */
const isName = ({ written }: TopicWord): boolean =>
  /\p{N}|\p{L}\p{Lu}/u.test(written) || /^\p{Lu}/u.test(written);

const OTHER_THAN_NOUNS = new Set('VERB AUX ADV ADP PRON SCONJ CCONJ DET PART'.split(' '));

const readWords = (topic: string, vocabulary: Vocabulary, { parse }: Language) => {
  const tags = new Map(
    parse(topic).sentences.flatMap(({ tokens }) =>
      tokens.map(({ text, pos }) => [text.toLowerCase(), pos as string]),
    ),
  );
  const isNoun = (written: string) =>
    written.endsWith('ing') || !OTHER_THAN_NOUNS.has(tags.get(written.toLowerCase()) ?? '');
  const all = getSearchWords(topic);
  const concepts = findConcepts(all, vocabulary.phrases);
  const words = all.flatMap((word, at) => {
    const key = getIndexKey(word);
    const written = topic.slice(word.start, word.end);
    if (key === undefined || isFiller(word.folded)) return [];
    const before = all[at - 1];
    const isJoined =
      before !== undefined && word.joint !== 'apart' && getIndexKey(before) !== undefined;
    const isConcept = concepts.has(at) || isSubject(word.folded, written, key, vocabulary);
    return [{ word, written, key, isJoined, isConcept }];
  });
  const isNamed = findNamedWords(words, vocabulary);
  return words
    .map((word): TopicWord => ({ ...word, isKnown: word.isConcept || isNamed(word.key) }))
    .filter(({ isKnown, written }) => isKnown || isNoun(written));
};

/** Tells whether a word is in many papers, or in one that has a concept of the topic too. */
const findNamedWords = (
  words: readonly Omit<TopicWord, 'isKnown'>[],
  { papers }: Vocabulary,
): ((key: string) => boolean) => {
  const concepts = splitRuns(words.filter(({ isConcept }) => isConcept));
  const onConcept = papers.filter((paper) =>
    concepts.some((concept) => concept.every(({ key }) => paper.has(key))),
  );
  return (key) =>
    key.length < 2 ||
    onConcept.some((paper) => paper.has(key)) ||
    papers.filter((paper) => paper.has(key)).length > MAX_PAPERS_OF_NAME;
};

/** Whether a single word names a subject of the library: "optogenetics", "CRISPR", but not "sleep" or "trust". */
const isSubject = (
  folded: string,
  written: string,
  key: string,
  { phrases, termWords }: Vocabulary,
): boolean =>
  isSpecific([folded], folded) &&
  (ACRONYM.test(written)
    ? termWords.has(key)
    : phrases.has(key) &&
      !EVERYDAY.has(folded) &&
      (folded.length >= TECHNICAL_LENGTH || isSpecificAlone([folded])));

/** The places of all words that belong to a controlled term of several words. */
const findConcepts = (
  words: readonly Word[],
  phrases: ReadonlySet<string>,
): ReadonlySet<number> => {
  const places = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    const keys: string[] = [];
    for (let at = from; at < Math.min(words.length, from + MAX_PHRASE); at += 1) {
      const word = words[at];
      const key = word && getIndexKey(word);
      if (!word || key === undefined || (at > from && word.joint === 'apart')) break;
      keys.push(key);
      if (at === from || !phrases.has(keys.join(' '))) continue;
      for (let place = from; place <= at; place += 1) places.add(place);
    }
  }
  return places;
};

/** Splits content words where other words or punctuation separate them. */
const splitRuns = <Each extends Omit<TopicWord, 'isKnown'>>(
  words: readonly Each[],
): readonly (readonly Each[])[] => {
  const runs: Each[][] = [];
  for (const word of words) {
    const last = runs.at(-1)?.at(-1);
    // A concept and what it is about are apart: "BRCA1 base editing".
    if (last && word.isJoined && last.isConcept === word.isConcept) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
};

const isShort = (run: readonly TopicWord[], isTitleCase: boolean): boolean =>
  run.length <=
  (run.some((word) => isName(word) && (!isTitleCase || /\p{N}|\p{L}\p{Lu}/u.test(word.written)))
    ? MAX_NAME_WORDS
    : MAX_PLAIN_WORDS);

/** What remains of a topic without a part of it and without the words around it that say nothing by themselves. */
const cut = (topic: string, from: number, to: number): string => {
  const before = topic.slice(0, from).trimEnd().split(/\s+/u);
  while (before.length > 0 && isLeading(before.at(-1) ?? '')) before.pop();
  while (before.length > 0 && isLeading(before[0] ?? '')) before.shift();
  const after = topic.slice(to).trimStart().split(/\s+/u);
  while (before.length === 0 && after.length > 0 && isLeading(after[0] ?? '')) after.shift();
  return [...before, ...after]
    .filter(Boolean)
    .join(' ')
    .replace(/^[\s,;:–-]+|(?<![\s,;:–-])[\s,;:–-]+$/gu, '');
};

const isLeading = (word: string): boolean =>
  /^[\p{P}\s]*$/u.test(word) ||
  SEARCH_STOPWORDS.has(word.toLowerCase()) ||
  isFiller(word.toLowerCase());

/**
 * Tells what a library covers of a topic that names one of its concepts together with one word or name that no paper on
 * the concept has: of "base editing of BRCA1", base editing. The rest must be a topic of the library by itself. A concept
 * is a controlled term of several words, or a single word that names a subject alone; one common word, as in "sleep of
 * novelists", is none.
 * @returns undefined if papers of the library have all words of the topic, or if the topic is foreign to it
 */
export function findTopicCoverage(
  topic: string,
  library: readonly LibraryPaper[],
  language: Language,
): TopicCoverage | undefined {
  if (topic.length > MAX_TOPIC) return undefined;
  const words = readWords(topic, getVocabulary(library), language);
  if (!words.some(({ isConcept }) => isConcept)) return undefined;
  const isTitleCase = words.every(({ written }) => /^[\p{Lu}\p{N}]/u.test(written));
  const unknown = splitRuns(words).filter((run) => run.some(({ isKnown }) => !isKnown));
  const [run] = unknown;
  const [first, last] = [run?.[0], run?.at(-1)];
  if (!run || !first || !last || unknown.length > 1 || !isShort(run, isTitleCase)) return undefined;
  const covered = cut(topic, first.word.start, last.word.end);
  if (covered === '' || topicHits(library, covered).length === 0) return undefined;
  return { covered, notCovered: topic.slice(first.word.start, last.word.end) };
}
