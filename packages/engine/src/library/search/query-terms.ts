import { isNamingLetter } from './greek.js';
import { getPairKey, type PhraseWord } from './postings.js';
import { isContentWord, getIndexKey, getSearchWords } from './tokenize.js';
import type { Word } from './words.js';

/**
 * A term of a query: a word, or a hyphenated word as one.
 * - a term with one word is found by it
 * - `adjacent`: its words must follow one another, since some of them mean nothing alone ("TNF-α", "T-cell")
 * - else its words are found by themselves, and a document has the term when it has all of them
 */
export interface QueryTerm {
  /** As the query writes it, in lower case. */
  readonly written: string;
  readonly words: readonly PhraseWord[];
  readonly adjacent: boolean;
}

/** How the documents write words. */
export interface CorpusUsage {
  /** In how many documents words follow one another. */
  readonly count: (phrase: readonly PhraseWord[]) => number;
  /** Whether a document joins a pair of words by a hyphen; see `pairOf`. */
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

/** "alpha", "α", "b": written with a space they still belong to the word before or after. */
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

/** Joins qualifiers to the neighbor with which the documents write them; a Greek letter else to the word before it. */
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
 * Takes a query apart into terms. A hyphenated word is one term, also where the query writes it with a space and the
 * documents with a hyphen; so are a name and its Greek letter: "TNF-α", "TNFα", "TNF-alpha" and "TNF alpha" give the
 * same term.
 * @param writing decides which words belong together, as the documents write them
 * @param isFiller tells words that say nothing here; a term of such words only is left out
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
