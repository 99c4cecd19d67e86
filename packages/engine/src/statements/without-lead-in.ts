import { capitalize } from './clause.js';

/** Words that tie a sentence to the one before; without them it says the same. */
const LEAD_IN =
  /^(?:therefore\s+|(?:however|therefore|thus|hence|moreover|furthermore|additionally|in addition|besides|consequently|accordingly|nevertheless|nonetheless|alternatively|similarly|likewise|altogether|taken together|on the other hand|at the same time|interestingly|importantly|(?:first|second|third|fourth|fifth|sixth|seventh)(?:ly)?|finally|lastly|but|and|also|so|yet|in this (?:sense|regard|respect|context|light|vein|line)),\s+|conclusions?:\s+)+(?!(?:the (?:former|latter|same)|not|to|if)\b)(?=\p{L})/iu;

/** A sentence as it is shown alone: without "However," and other words that tie it to the sentence before. */
export const withoutLeadIn = (text: string): string => {
  const rest = text.replace(LEAD_IN, '');
  return rest === text ? text : capitalize(rest);
};
