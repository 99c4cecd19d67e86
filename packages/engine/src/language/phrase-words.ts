import type { PartOfSpeech, Token } from './language.types.js';
import { wordSet } from '../text/word-lists.js';

/** Adjectives that count or point instead of describing; they are left out at the beginning of a phrase. */
const QUANTIFIERS = wordSet(`
  other such several many few fewer same various more most less least first second third last next different certain own
  all both each every any some no another former latter further additional numerous multiple much present respective
  only entire whole overall particular given subsequent following previous main major
`);

export const isNoun = (token: Token | undefined): boolean => hasPos(token, 'NOUN', 'PROPN');

/** Whether there is a token, with one of these tags. */
export const hasPos = (token: Token | undefined, ...tags: readonly PartOfSpeech[]): boolean =>
  token !== undefined && tags.includes(token.pos);

/** Whether a word counts or points: "several", "same". */
export const isQuantifier = ({ text }: Token): boolean => QUANTIFIERS.has(text.toLowerCase());

export const isLeading = (token: Token): boolean => token.pos === 'NUM' || isQuantifier(token);

/** Whether a word is a possessive: "its", "our", "'s". */
export const isPossessive = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:its|their|our|his|her|my|your|whose|['’]s)$/i.test(token.text);
