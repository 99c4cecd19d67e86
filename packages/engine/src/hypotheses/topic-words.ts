import type { LibraryPaper } from '../library/library.js';
import { stem } from '../search/stem.js';

/** A paper is on a topic if it names at least this share of the topic's words, rare words counting more. */
const MIN_SHARE = 0.55;

type WordsById = ReadonlyMap<string, ReadonlySet<string>>;
const wordsOfPapers = new WeakMap<readonly LibraryPaper[], WordsById>();

const extractWords = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => [
      stem(word.toLowerCase()),
      ...word.split('-').map((part) => stem(part.toLowerCase())),
    ]),
  );

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
 * log(N / n) with n of the N papers naming it (0.5 for a word that none names).
 * @param topic the content words of the topic, see `contentWordsOf`
 */
export function findPapersOnTopic(
  topic: ReadonlySet<string>,
  library: readonly LibraryPaper[],
): ReadonlySet<string> {
  const papers = getWordsOfPapers(library);
  const weights = [...topic].map((word) => {
    const holders = [...papers.values()].filter((words) => words.has(word)).length;
    return { word, weight: Math.log(papers.size / Math.max(0.5, holders)) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const share = (words: ReadonlySet<string>) =>
    weights.reduce((sum, { word, weight }) => sum + (words.has(word) ? weight : 0), 0) / total;
  return new Set([...papers].filter(([, words]) => share(words) >= MIN_SHARE).map(([id]) => id));
}
