/** Precedes the four hexadecimal digits of a code unit that a text column cannot store. */
const MARK = '\u001a';

const UNSTORABLE = new RegExp(
  `[\\u0000${MARK}]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]`,
  'g',
);
const ESCAPED = new RegExp(`${MARK}([0-9a-f]{4})`, 'g');

/**
 * Escapes a text so that Postgres can store it: NUL and unpaired surrogates become hexadecimal digits. Prefixes of a text
 * stay prefixes, unless they end within a surrogate pair.
 */
export const toStorableText = (text: string): string =>
  text.replace(UNSTORABLE, (unit) => `${MARK}${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Reverses {@link toStorableText}. */
export const fromStorableText = (stored: string): string =>
  stored.replace(ESCAPED, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
