import { parseAuthors } from './author-names.js';
import { parseSource, type Source } from './parse-source.js';
import type { Reference } from './reference.types.js';

/** An entry of a list that prints no titles, as is usual in chemistry and physics. */
interface UntitledEntry extends Source {
  readonly authors: Reference['authors'];
  readonly hasMoreAuthors: boolean;
}

/** "Coord. Chem. Rev.", "Acta Crystallogr. B", "Annals of Physics": words of a journal, none of a title. */
const WORD = String.raw`\p{Lu}[\p{L}&’'-]{0,20}\.?`;
const JOURNAL = String.raw`(?:(?:${WORD}|of|and|the|für|der|et|de|in|on)\s){0,8}${WORD},?\s`;
/** "215 (2001) 301", "77, 3865 (1996)", "1998, 81, 1385": numbers, and nothing behind them. */
const NUMBERS = String.raw`(?:[Vv]ol\.\s)?(?:(?:1[5-9]|20)\d\d,\s)?[A-Z]?\d{1,5}[A-Z]?(?:\s?\(\d{1,4}(?:[–-]\d{1,4})?\))?[\s,:;(]{1,3}(?:pp?\.\s)?[A-Z]{0,2}\d{1,7}`;
const SOURCE_ONLY = new RegExp(
  String.raw`^(?=[^\d]{0,99}\p{L}{3})${JOURNAL}${NUMBERS}[A-Z\d\s,.:;()–-]{0,24}[a-z]?\.?$`,
  'u',
);
/** Behind names, and behind "et al.". */
const BOUNDARY = /(?:,|;|\bal\.)\s(?=\p{Lu})/gu;
const LAST_AND = /^(?:,?\s(?:and|&)\s)/u;
const MAX_CHARACTERS = 600;

/**
 * Reads "D. Lind, S. Raman, J. Silk Chem. 12 (2001) 301": names, a journal and numbers, and no title. Its journal would otherwise
 * be read as a title or, with its "J.", as one more author.
 * @returns undefined for every other entry
 */
export function readUntitledEntry(entry: string): UntitledEntry | undefined {
  if (entry.length > MAX_CHARACTERS) return undefined;
  // The last one that fits: "S. Raman, J. Silk Chem." could be a journal as a whole.
  for (const { 0: mark, index } of [...entry.matchAll(BOUNDARY)].toReversed()) {
    const source = entry.slice(index + mark.length);
    if (!SOURCE_ONLY.test(source)) continue;
    const names = entry.slice(0, mark.startsWith('al') ? index + mark.trimEnd().length : index);
    const { authors, hasMoreAuthors, end } = parseAuthors(names);
    if (authors.length === 0 || names.slice(end).replace(LAST_AND, '').trim() !== '') continue;
    return { authors, hasMoreAuthors, ...parseSource(source) };
  }
  return undefined;
}
