import { isNamingLetter } from './greek.js';
import { getPairKey, type PhraseWord } from './postings.js';
import { isContentWord, getIndexKey, getSearchWords } from './tokenize.js';
import type { Word } from './words.js';

/**
 * A term of a query: a word or a hyphenated word.
 * - a single word matches documents that contain it
 * - `adjacent`: the words must be consecutive, because some have no meaning alone ("TNF-α", "T-cell")
 * - otherwise a document matches if it contains all words
 */
export interface QueryTerm {
  /** As the query writes it, in lower case. */
  readonly written: string;
  readonly words: readonly PhraseWord[];
  readonly adjacent: boolean;
}

/** How the indexed documents use words. */
export interface CorpusUsage {
  /** Number of documents that contain the phrase. */
  readonly count: (phrase: readonly PhraseWord[]) => number;
  /** Whether a document joins a word pair with a hyphen; see `getPairKey`. */
  readonly isHyphenated: (pair: string) => boolean;
}

const SHORT = 2;

type Group = readonly Word[];

const isJoined = ({ joint }: Word) =>
  joint === 'fused' || joint === 'hyphen' || joint === 'apostrophe';

const groupWords = (
  words: readonly Word[],
  isHyphenated: CorpusUsage['isHyphenated'],
): readonly Group[] => {
  const isPair = (one: Word | undefined, other: Word): boolean => {
    if (!one || other.joint !== 'space') return false;
    const [before, key] = [getIndexKey(one), getIndexKey(other)];
    return before !== undefined && key !== undefined && isHyphenated(getPairKey(before, key));
  };
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last && (isJoined(word) || isPair(last.at(-1), word))) last.push(word);
    else groups.push([word]);
  }
  return groups;
};

/** "alpha", "α", "b": belong to the word before or after, even with a space in between. */
const isQualifier = ([word, ...others]: Group): boolean =>
  others.length === 0 &&
  word !== undefined &&
  getIndexKey(word) !== undefined &&
  (isNamingLetter(word.folded) || /^[a-z]$/.test(word.folded));

const buildPhrase = (group: Group): readonly PhraseWord[] =>
  group.flatMap((word, offset) => {
    const key = getIndexKey(word);
    return key === undefined ? [] : [{ key, offset }];
  });

const isNeighbor = (group: Group | undefined): group is Group =>
  group !== undefined && group.some(isContentWord);

/** Joins each qualifier to the neighbor with which it occurs in the documents; a Greek letter otherwise joins the word before it. */
const joinQualifiers = (
  groups: readonly Group[],
  count: CorpusUsage['count'],
): readonly Group[] => {
  const joined: Group[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    let run = groups[at] ?? [];
    if (!isQualifier(run)) {
      joined.push(run);
      continue;
    }
    const isNext = (next: Group | undefined): next is Group => next?.[0]?.joint === 'space';
    for (let next = groups[at + 1]; isNext(next) && isQualifier(next); next = groups[at + 1]) {
      run = [...run, ...next];
      at += 1;
    }
    const [before, after] = [joined.at(-1), groups[at + 1]];
    const withBefore =
      run[0]?.joint === 'space' && isNeighbor(before) ? [...before, ...run] : undefined;
    const withAfter = isNext(after) && isNeighbor(after) ? [...run, ...after] : undefined;
    const [countBefore, countAfter] = [withBefore, withAfter].map((group) =>
      group ? count(buildPhrase(group)) : 0,
    ) as [number, number];
    const isGreek = run.some(({ folded }) => isNamingLetter(folded));
    if (withBefore && countBefore >= countAfter && (countBefore > 0 || isGreek)) {
      joined[joined.length - 1] = withBefore;
    } else if (withAfter && (countAfter > 0 || isGreek)) {
      joined.push(withAfter);
      at += 1;
    } else joined.push(run);
  }
  return joined;
};

/**
 * Parses a query into terms. A hyphenated word is one term, even if the query uses a space where the documents use a
 * hyphen. A name and its Greek letter are also one term: "TNF-α", "TNFα", "TNF-alpha" and "TNF alpha" are equal.
 * @param writing decides which words belong together, as the documents write them
 * @param isFiller whether a word is irrelevant in this query; terms of such words only are omitted
 */
export function parseQueryTerms(
  query: string,
  { count, isHyphenated }: CorpusUsage,
  isFiller: (word: string) => boolean = () => false,
): readonly QueryTerm[] {
  const groups = joinQualifiers(groupWords(getSearchWords(query), isHyphenated), count);
  return groups.flatMap((group): QueryTerm[] => {
    if (group.every(({ folded }) => isFiller(folded))) return [];
    const phrase = buildPhrase(group);
    const content = buildPhrase(group.filter(isContentWord));
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last || content.length === 0) return [];
    const written = query.slice(first.start, last.end).normalize('NFC').toLowerCase();
    const isFragile = group.some(({ folded }) => folded.length <= SHORT || isNamingLetter(folded));
    const adjacent = isFragile && phrase.length > 1 && count(phrase) > 0;
    return [{ written, words: adjacent ? phrase : content, adjacent }];
  });
}
