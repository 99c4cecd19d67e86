import { cleanLine } from '../pdf/clean-text.js';

/** Long enough for every real tag, short enough that a lone `<` costs nothing. */
const TAG = /<\/?([a-z][\w:.-]{0,40})\b[^<>]{0,300}>|<!--[^<>]{0,300}-->/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
/** Tags that were themselves escaped, as titles of PubMed have them. */
const ESCAPED_TAG = /<\/?(?:b|br|em|i|p|span|strong|sub|sup|u|bold|italic|sc)\s*\/?>/gi;
/** Marks inside a word or formula; every other tag parts words. */
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
 * Makes one line of plain text of what a provider sent: tags of HTML, JATS and MathML and entities resolved, control
 * and direction marks gone. A `<` that opens no tag stays, as in "p < 0.05". The result is text, not safe markup.
 * @param maxCharacters longer texts are cut, with "…" at their end
 */
export const extractPlainText = (text: string, maxCharacters: number): string => {
  // Twice the limit leaves room for markup and keeps hostile lengths cheap.
  const tagless = text
    .slice(0, maxCharacters * 2)
    .replace(TAG, (_, name?: string) => (INLINE.has(getLocalName(name ?? '')) ? '' : ' '));
  return truncate(cleanLine(decodeEntities(tagless).replace(ESCAPED_TAG, '')), maxCharacters);
};
