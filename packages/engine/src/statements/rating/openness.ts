import { withoutParentheses } from '../clause.js';

/** What a sentence says about itself: that it only supposes, that something is to be found out, both, or neither. */
export type Openness = 'supposed' | 'open' | 'both' | 'none';

const SUPPOSED =
  /\b(?:may|might|could|would|likely|possib\p{L}+|perhaps|presumabl\p{L}+|probabl\p{L}+|conceivabl\p{L}+|potential\p{L}*|speculat\p{L}+|hypothes\p{L}+|suspect|posit|believe|assume|propose)\b/iu;
const OPEN =
  /\?|\b(?:need\p{L}*|requir\p{L}*|should|future|further|interest\p{L}*|unknown|unclear|remain\p{L}*|whether|worth\p{L}*|warrant\p{L}*|explore\p{L}*|determin\p{L}*|investigat\p{L}*|elucidat\p{L}*|necessary|yet|open|question\p{L}*|lack\p{L}*|little|merit\p{L}*|deserv\p{L}*|important to|not (?:been|clear|known|understood))\b/iu;

/** Reads by its words whether a sentence leaves something open. Of those that do not, readers accepted hardly any. */
export function readOpenness(sentence: string): Openness {
  const text = withoutParentheses(sentence);
  const isOpen = OPEN.test(text);
  if (SUPPOSED.test(text)) return isOpen ? 'both' : 'supposed';
  return isOpen ? 'open' : 'none';
}
