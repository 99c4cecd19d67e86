import type { BibliographyRecord } from './bibliography.types.js';

const SAFE_KEY = /^[A-Za-z][\w:.+/-]{0,99}$/;
const IS_ADDRESS = /:\/\//;
/** Words that say nothing as part of a key. */
const ARTICLES = new Set(['a', 'an', 'the', 'on', 'of', 'in', 'and', 'for', 'to', 'with']);
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

const toAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßøæœłđ]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9\s-]/g, '');

/** "watson1953molecular": first author, year, and first word of the title that says something. */
export function createCitationKey({
  authors,
  year,
  title,
}: Pick<BibliographyRecord, 'authors' | 'year' | 'title'>): string {
  const author = toAscii(authors[0]?.family ?? '').replace(/[\s-]+/g, '');
  const words = toAscii(title).split(/[\s-]+/);
  const word = words.find((each) => each.length > 1 && !ARTICLES.has(each)) ?? '';
  const key = `${author.slice(0, 40)}${year === undefined ? '' : String(year)}${word.slice(0, 40)}`;
  return /^[a-z]/.test(key) ? key : `record${key}`;
}

/** "a", "b", … "z", "aa", as styles mark works of the same author and year. */
const suffixOf = (count: number): string =>
  (count >= 26 ? suffixOf(Math.floor(count / 26) - 1) : '') +
  String.fromCharCode(97 + (count % 26));

/**
 * Keys for records, in their order: their ids where those begin with a letter and are safe in BibTeX, else {@link createCitationKey}. A key that
 * is taken gets a letter: the same records in the same order get the same keys. Keys differ in more than upper case,
 * since BibTeX does not tell them apart otherwise.
 */
export function createCitationKeys(
  records: readonly Pick<BibliographyRecord, 'id' | 'authors' | 'year' | 'title'>[],
): readonly string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return records.map((record) => {
    const isUsable = SAFE_KEY.test(record.id) && !IS_ADDRESS.test(record.id);
    const base = isUsable ? record.id : createCitationKey(record);
    const folded = base.toLowerCase();
    let key = base;
    let count = counts.get(folded) ?? 0;
    for (; taken.has(key.toLowerCase()); count += 1) key = base + suffixOf(count);
    counts.set(folded, count);
    taken.add(key.toLowerCase());
    return key;
  });
}
