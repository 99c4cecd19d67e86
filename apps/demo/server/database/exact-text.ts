/** Stands before the four hexadecimal digits of a code unit that a database's text cannot hold. */
const MARK = '\u001a';

const UNHELD = new RegExp(
  `[\\u0000${MARK}]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]`,
  'g',
);
const HELD = new RegExp(`${MARK}([0-9a-f]{4})`, 'g');

/**
 * Writes any text so that Postgres can hold it: NUL and halves of surrogate pairs are spelled out. A text that begins
 * with another still does afterwards, unless the other one ends within a surrogate pair.
 */
export const toHeldText = (text: string): string =>
  text.replace(UNHELD, (unit) => `${MARK}${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Reads what {@link toHeldText} wrote. */
export const fromHeldText = (held: string): string =>
  held.replace(HELD, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
