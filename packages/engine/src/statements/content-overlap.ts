import { overlapOf } from '../text/overlap.js';

const MAX_SHARED = 0.6;

const contentWords = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** Whether two sentences share so many of their longer words that they say the same. */
export function sharesMostWords(one: string, other: string): boolean {
  return overlapOf(contentWords(one), contentWords(other)) > MAX_SHARED;
}
