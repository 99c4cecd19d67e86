import { distinctiveWords } from './generic-words.js';
import type { Source } from './sources.js';
import { phraseWords, tokenize } from './tokens.js';
import { isTopicId, rootOf } from './topic-field.js';

/** What the person asks about, and how rare its words are among the sources. */
export interface Profile {
  /** Folded words of topic and interest without fillers; none when both are general. */
  readonly words: readonly string[];
  /** How well a text fits the topic, 0..1: the share of the topic's words that it has, rare words counting more. */
  readonly fitOf: (words: ReadonlySet<string>) => number;
  /** How much two sources are about the same, 0..1, words of the link left out. */
  readonly similarityOf: (one: Source, other: Source, without: ReadonlySet<string>) => number;
}

/** Represents all words of one root: a topic's "explanations" also means "explain" and "explainable". */
const family = (word: string) => `${rootOf(word)}-`;

const withFamilies = (words: Iterable<string>): ReadonlySet<string> => {
  const all = new Set(words);
  for (const word of [...all]) all.add(family(word));
  return all;
};

/** A word that occurs only in the name of a source's category. */
const ofCategory = (word: string) => `${word} -`;
const CATEGORY_SHARE = 0.3;

const wordsOfSource = (source: Source): ReadonlySet<string> =>
  new Set([
    ...withFamilies(
      distinctiveWords([
        ...phraseWords([source.title, ...source.terms].join(' ')),
        ...source.pages.flatMap(({ text }) => tokenize(text).map(({ key }) => key)),
      ]),
    ),
    ...distinctiveWords(phraseWords(source.category ?? '')).map((word) => ofCategory(family(word))),
  ]);

/** The folded words of some terms, for `fitOf`. */
export const termWords = (
  terms: readonly { readonly words: readonly string[] }[],
): ReadonlySet<string> => withFamilies(terms.flatMap(({ words }) => words));

const cache = new WeakMap<Source, ReadonlySet<string>>();

/** A source's folded words, those of its title, terms and category included. */
export function sourceWords(source: Source): ReadonlySet<string> {
  const known = cache.get(source) ?? wordsOfSource(source);
  cache.set(source, known);
  return known;
}

/** A word in more than this share of the sources is ignored for similarity. */
const COMMON_SHARE = 0.12;
const INTEREST_WEIGHT = 0.35;
/** Share of a source's rare words that counts as full similarity. */
const FULL_SIMILARITY = 0.25;

/** Makes the profile of a topic and an interest. */
export function profileOf(topic: string, interest: string, sources: readonly Source[]): Profile {
  const holders = new Map<string, number>();
  for (const source of sources) {
    for (const word of sourceWords(source)) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  const rarityOf = (word: string) => Math.log(1 + sources.length / (holders.get(word) ?? 1));
  const ofTopic = distinctiveWords(phraseWords(topic.slice(0, 2000))).map(family);
  const ofInterest = isTopicId(interest)
    ? []
    : distinctiveWords(phraseWords(interest.slice(0, 2000))).map(family);
  const words = [...new Set([...ofTopic, ...ofInterest])];
  const weights = new Map(
    words.map(
      (word) => [word, rarityOf(word) * (ofTopic.includes(word) ? 1 : INTEREST_WEIGHT)] as const,
    ),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const getMatchShare = (present: ReadonlySet<string>, word: string) =>
    present.has(word) ? 1 : present.has(ofCategory(word)) ? CATEGORY_SHARE : 0;
  const fitOf = (present: ReadonlySet<string>) =>
    total === 0
      ? 0
      : words.reduce(
          (sum, word) => sum + getMatchShare(present, word) * (weights.get(word) ?? 0),
          0,
        ) / total;

  const similarityOf = (one: Source, other: Source, without: ReadonlySet<string>) => {
    const theirs = sourceWords(one);
    let shared = 0;
    let all = 0;
    for (const word of sourceWords(other)) {
      if (
        word.endsWith('-') ||
        without.has(word) ||
        (holders.get(word) ?? 0) > sources.length * COMMON_SHARE
      )
        continue;
      const weight = rarityOf(word);
      all += weight;
      if (theirs.has(word)) shared += weight;
    }
    return all === 0 ? 0 : Math.min(1, shared / all / FULL_SIMILARITY);
  };
  return { words, fitOf, similarityOf };
}
