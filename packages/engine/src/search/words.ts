import { splitGreekLetters, splitSpelledLetter, type Part } from './greek.js';

/**
 * How a word is joined to the previous one: `fused` without a separator ("TNF|α"), by a hyphen or en dash, an apostrophe,
 * a space, or `apart` with punctuation in between.
 */
export type Joint = 'fused' | 'hyphen' | 'apostrophe' | 'space' | 'apart';

/** A word of a text with its offsets in code units. */
export interface Word {
  /** Lower case, without compatibility forms and accents on Latin letters, Greek letters spelled out. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly joint: Joint;
  /** The name before a hyphen and a number: "covid" in a word such as "COVID-19". */
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
  // A compatibility form may be longer than the written form; its parts then share the offsets of the whole word.
  const isSameLength = folded.length === written.length;
  return parts.map((part, at) => ({
    folded: part.text,
    start: index + (isSameLength ? part.start : 0),
    end: index + (isSameLength ? part.end : written.length),
    joint: at === 0 ? joint : 'fused',
  }));
};

/**
 * Splits a text into words, used wherever words are compared: the search index, queries, and the terms of discovery.
 * "TNF-α", "TNFα", "TNF alpha" and "TNFalpha" yield the same words, and so do "PD-1" and "PD1".
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
