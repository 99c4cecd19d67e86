import { splitGreekLetters, splitSpelledLetter, type Part } from './greek.js';

/**
 * How a word follows the one before it: `fused` without anything between ("TNF|α"), by a hyphen or en dash, by an apostrophe, by a
 * space, or apart, with a punctuation mark or more between them.
 */
export type Joint = 'fused' | 'hyphen' | 'apostrophe' | 'space' | 'apart';

/** A word of a text with its place, in UTF-16 code units. */
export interface Word {
  /** Lower case, without compatibility forms and accents on Latin letters, Greek letters spelled out. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly joint: Joint;
  /** The name in a numbered name that is written with a hyphen: "covid" in "COVID-19". */
  readonly name?: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const IS_ASCII = /^[a-z0-9]+$/i;

const foldWord = (word: string): string =>
  IS_ASCII.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(/(?<=[a-z])\p{Mn}+|[^\p{L}\p{M}\p{N}]/gu, '')
        .normalize('NFC');

const classifyJoint = (between: string): Joint => {
  if (/^(?:[^\S\r\n]+|\r?\n)$/u.test(between)) return 'space';
  if (/^[-\u2010-\u2013]$/u.test(between)) return 'hyphen';
  return /^['’]$/u.test(between) ? 'apostrophe' : 'apart';
};

const NAME = /^[a-z]{2,6}$/;
const NUMBER = /^\d{1,3}[a-z]?$/;

/** "PD-1" and "PD1" are one word. */
const isNumberOf = (name: Word | undefined, number: Word): boolean =>
  number.joint === 'hyphen' &&
  name !== undefined &&
  NAME.test(name.folded) &&
  NUMBER.test(number.folded);

const splitWord = (written: string, index: number, joint: Joint): readonly Word[] => {
  const folded = foldWord(written);
  const parts: readonly Part[] = IS_ASCII.test(folded)
    ? splitSpelledLetter(folded)
    : splitGreekLetters(folded);
  // A compatibility form may be longer than what is written; its parts then share the place of the whole.
  const isSameLength = folded.length === written.length;
  return parts.map((part, at) => ({
    folded: part.text,
    start: index + (isSameLength ? part.start : 0),
    end: index + (isSameLength ? part.end : written.length),
    joint: at === 0 ? joint : 'fused',
  }));
};

/**
 * Takes a text apart into words, the same way for everything that compares words: the search index, queries, and the
 * terms of discovery. "TNF-α", "TNFα", "TNF alpha" and "TNFalpha" give the same words; "PD-1" and "PD1" do too.
 */
export function extractWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    for (const word of splitWord(written, index, classifyJoint(text.slice(end, index)))) {
      const last = words.at(-1);
      if (last && isNumberOf(last, word)) {
        const folded = last.folded + word.folded;
        words[words.length - 1] = { ...last, folded, end: word.end, name: last.folded };
      } else if (word.folded !== '') words.push(word);
    }
    end = index + written.length;
  }
  return words;
}
