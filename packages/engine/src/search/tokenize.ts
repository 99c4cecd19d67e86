import { getStem } from './stem.js';
import { SEARCH_STOPWORDS } from './stopwords.js';
import { extractWords, type Word } from './words.js';

/** A word of a text as stored in the index. */
export interface SearchToken {
  /** The folded stem: equal keys count as the same word. */
  readonly key: string;
  /** Consecutive words have consecutive positions; punctuation leaves a gap. */
  readonly position: number;
  /** Whether the word counts toward the text length; single characters and alternative names do not. */
  readonly counted: boolean;
  /** Whether a hyphen joins it to the previous word. */
  readonly hyphenated: boolean;
}

const isPossessive = ({ folded, joint }: Word) => joint === 'apostrophe' && folded === 's';

/** The words of a text without the possessive "s". */
export const getSearchWords = (text: string): readonly Word[] =>
  extractWords(text).filter((word) => !isPossessive(word));

/** Whether a word is neither a stop word nor a single character. */
export const isContentWord = ({ folded }: Word): boolean =>
  folded.length > 1 && !SEARCH_STOPWORDS.has(folded);

/** The index key of a word, or undefined for a stop word. */
export const getIndexKey = ({ folded }: Word): string | undefined =>
  SEARCH_STOPWORDS.has(folded) ? undefined : getStem(folded);

/**
 * Splits a text into search tokens: words of {@link extractWords}, stemmed, without stop words. The parts of a hyphenated
 * word have consecutive positions, as if separated by spaces.
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
