import type { Terms } from './hypothesis-terms.js';

/** Puts the terms into a family's text; `{b}` must not be used where there is none. */
export const fillTerms = (template: string, { a, b, c }: Terms): string =>
  template
    .replaceAll('{a}', () => a)
    .replaceAll('{b}', () => b ?? '')
    .replaceAll('{c}', () => c);

/** Begins a text with a capital letter, unless its first word has its own capitals ("mRNA"). */
export const capitalized = (text: string): string => {
  if (/^\p{Ll}+(?:\p{Lu}|-\p{Lu}|\d)/u.test(text)) return text;
  const [first = '', ...rest] = [...text];
  return first.toUpperCase() + rest.join('');
};
