import { cleanLine } from '../text/clean-text.js';

/** Bounded to the length of real tags, so that a single `<` is cheap. */
const TAG = /<\/?([a-z][\w:.-]{0,40})\b[^<>]{0,300}>|<!--[^<>]{0,300}-->/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
/** Escaped tags, as in titles from PubMed. */
const ESCAPED_TAG = /<\/?(?:b|br|em|i|p|span|strong|sub|sup|u|bold|italic|sc)\s*\/?>/gi;
/** Tags inside a word or formula; all other tags separate words. */
const INLINE = new Set('b bold em i italic sc span strong sub sup tt u'.split(' '));

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const MAX_CODE_POINT = 0x10ffff;

const decodeCharacter = (digits: string, base: number): string => {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ' ';
};

const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return decodeCharacter(decimal, 10);
    return hex === undefined ? (NAMED[name?.toLowerCase() ?? ''] ?? '') : decodeCharacter(hex, 16);
  });

const getLocalName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

const truncate = (text: string, maxCharacters: number): string =>
  text.length > maxCharacters
    ? `${text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;

/**
 * Converts markup of a provider (HTML, JATS, MathML) to one line of plain text without control and direction characters.
 * A `<` that is not a tag is kept, as in "p < 0.05". The result is text, not safe markup.
 * @param maxCharacters longer texts are truncated with "…"
 */
export const extractPlainText = (text: string, maxCharacters: number): string => {
  // Twice the limit allows for markup and bounds the time for malicious input.
  const tagless = text
    .slice(0, maxCharacters * 2)
    .replace(TAG, (_, name?: string) => (INLINE.has(getLocalName(name ?? '')) ? '' : ' '));
  return truncate(cleanLine(decodeEntities(tagless).replace(ESCAPED_TAG, '')), maxCharacters);
};
