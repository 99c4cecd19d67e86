import { getStem } from './stem.js';
import { SEARCH_STOPWORDS } from './stopwords.js';
import { extractWords, type Word } from './words.js';

/** A word of a text as the index holds it. */
export interface SearchToken {
  /** The folded stem: equal keys count as the same word. */
  readonly key: string;
  /** Words that directly follow one another have consecutive positions; a punctuation mark leaves a gap. */
  readonly position: number;
  /** Whether the word counts towards the length of the text; single characters and second names do not. */
  readonly counted: boolean;
  /** Whether a hyphen joins it to the word before. */
  readonly hyphenated: boolean;
}

const isPossessive = ({ folded, joint }: Word) => joint === 'apostrophe' && folded === 's';

/** The words of a text without the "s" of a possessive. */
export const getSearchWords = (text: string): readonly Word[] =>
  extractWords(text).filter((word) => !isPossessive(word));

/** Whether a word means something by itself: no stop word, no single character. */
export const isContentWord = ({ folded }: Word): boolean =>
  folded.length > 1 && !SEARCH_STOPWORDS.has(folded);

/** The key under which the index holds a word, or undefined for a stop word. */
export const getIndexKey = ({ folded }: Word): string | undefined =>
  SEARCH_STOPWORDS.has(folded) ? undefined : getStem(folded);

/**
 * Takes a text apart into search tokens: words of {@link extractWords}, stemmed, without stop words. A hyphenated word gives
 * its parts at consecutive positions, as if it were written with spaces.
 */
export function tokenize(text: string): readonly SearchToken[] {
  const tokens: SearchToken[] = [];
  let position = -1;
  for (const word of getSearchWords(text)) {
    position += word.joint === 'apart' ? 2 : 1;
    const key = getIndexKey(word);
    if (key === undefined) continue;
    const hyphenated = word.joint === 'hyphen';
    tokens.push({ key, position, counted: isContentWord(word), hyphenated });
    if (word.name !== undefined && word.name.length > 2)
      tokens.push({ key: getStem(word.name), position, counted: false, hyphenated });
  }
  return tokens;
}
