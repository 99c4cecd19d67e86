const MARKUP =
  /<\/?(?:jats:)?(?:i|b|u|p|em|strong|sc|sup|sub|span|title|sec|italic|bold|underline|br)(?:\s[^<>]*)?\/?>/gi;
const ENTITY = /&(amp|lt|gt|quot|apos|nbsp|#39|#34|#160);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#34': '"',
  '#160': ' ',
};
const BLANKS_AND_CONTROLS = /[\s\p{Cc}\u200B\uFEFF]+/gu;

/**
 * Reduces a value to plain text on one line: without the tags that reference managers and publishers put into titles
 * and abstracts, with character references resolved once, in Unicode form NFC.
 */
export const toPlainText = (value: string): string =>
  value
    .replace(MARKUP, (tag) => (/^<\/?(?:jats:)?(?:p|title|sec|br)\b/i.test(tag) ? ' ' : ''))
    .replace(ENTITY, (whole, name: string) => CHARACTERS[name] ?? whole)
    .replace(BLANKS_AND_CONTROLS, ' ')
    .trim()
    .normalize('NFC');

/** Splits a list in one text at semicolons, or at commas where it has no semicolon. */
export const splitKeywords = (text: string): readonly string[] =>
  text.split(text.includes(';') ? ';' : ',');

/** Joins keywords so that {@link splitKeywords} gives them back; a semicolon within a keyword becomes a comma. */
export const joinKeywords = (keywords: readonly string[]): string => {
  const words = keywords.map((keyword) => keyword.replaceAll(';', ','));
  return words.some((word) => word.includes(',')) ? `${words.join('; ')};` : words.join(', ');
};
