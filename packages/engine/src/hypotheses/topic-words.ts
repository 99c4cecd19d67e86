import type { LibraryPaper } from '../library/library.js';
import { stem } from '../search/stem.js';

/** A paper is on a topic if it names at least this share of the topic's words, rare words counting more. */
const MIN_SHARE = 0.55;

type WordsById = ReadonlyMap<string, ReadonlySet<string>>;
const wordsOfPapers = new WeakMap<readonly LibraryPaper[], WordsById>();

/** Words that stand side by side; a compound is written with a hyphen, without one, or within a longer compound. */
const PAIR = /(?<![\p{L}\p{N}])(?=([\p{L}\p{N}]+)[ -]([\p{L}\p{N}]+))/gu;

/** The words of a text as stems, the parts of compounds, and each two neighbors as a compound: "solid-state". */
const extractWords = (text: string): ReadonlySet<string> => {
  const lower = text.toLowerCase();
  const compounds = lower.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const pairs = [...lower.matchAll(PAIR)].map(
    ([, first = '', second = '']) => `${first}-${second}`,
  );
  return new Set(
    [...compounds, ...compounds.flatMap((word) => word.split('-')), ...pairs].map(stem),
  );
};

const getWordsOfPapers = (library: readonly LibraryPaper[]) => {
  const known = wordsOfPapers.get(library);
  if (known) return known;
  const words = new Map(
    library.map(({ id, title, summary, terms, openQuestions }) => [
      id,
      extractWords([title, summary, ...terms, ...openQuestions].join(' ')),
    ]),
  );
  wordsOfPapers.set(library, words);
  return words;
};

/**
 * Finds the papers that are on a topic: those that name at least 0.55 of the weight of its words, each weighted by
 * log(N / n) with n of the N papers naming it (0.5 for a word that none names). A compound that none names counts as its parts.
 * @param topic the content words of the topic, see `contentWordsOf`
 */
export function findPapersOnTopic(
  topic: ReadonlySet<string>,
  library: readonly LibraryPaper[],
): ReadonlySet<string> {
  const papers = getWordsOfPapers(library);
  const countHolders = (word: string) =>
    [...papers.values()].filter((words) => words.has(word)).length;
  const named = [...topic].flatMap((word) =>
    countHolders(word) > 0 ? [word] : word.split('-').map(stem),
  );
  const weights = [...new Set(named)].map((word) => {
    const holders = countHolders(word);
    return { word, weight: Math.log(papers.size / Math.max(0.5, holders)) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const share = (words: ReadonlySet<string>) =>
    weights.reduce((sum, { word, weight }) => sum + (words.has(word) ? weight : 0), 0) / total;
  return new Set([...papers].filter(([, words]) => share(words) >= MIN_SHARE).map(([id]) => id));
}
