import { capitalize } from '../../statements/clause.js';

/** A sentence as a part of another one: without its full stop, and with a small letter where that is only the beginning. */
export const asClause = (sentence: string): string => {
  const text = sentence.replace(/\.$/u, '');
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  return capitalize(small) === text ? small : text;
};
