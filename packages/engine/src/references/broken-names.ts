/** Far enough for the authors of an entry. */
const MAX_AUTHOR_CHARACTERS = 400;
/** Initials behind a family name, and what ends a name in a list. */
const INITIALS = String.raw`\s\p{Lu}{1,4}(?:-\p{Lu})?[,.]`;
/** "Vanié- Léabo LPL,": a hyphen with a space behind it. */
const AT_HYPHEN = new RegExp(String.raw`(?<=\p{Ll})-\s(?=\p{Lu}\p{Ll}{1,20}${INITIALS})`, 'gu');
/** "Kô moto N,": a space behind a letter with an accent. */
const AT_ACCENT = new RegExp(
  String.raw`(?<=(?:^|,\s)\p{Lu}\p{Ll}{0,3}[\u00df-\u024f])\s(?=\p{Ll}{2,20}${INITIALS})`,
  'gu',
);

/** Joins names at the beginning of an entry that the text of a PDF file has broken by a space. */
export const joinBrokenNames = (entry: string): string =>
  entry.slice(0, MAX_AUTHOR_CHARACTERS).replace(AT_HYPHEN, '-').replace(AT_ACCENT, '') +
  entry.slice(MAX_AUTHOR_CHARACTERS);
