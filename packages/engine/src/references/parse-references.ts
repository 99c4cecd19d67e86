import type { TextRange } from '../text/text-range.js';
import { extractWords } from '../reading/normalize.js';
import { blankFurniture, findPageFurniture, joinEntryLines } from './entry-text.js';
import { parseAuthors } from './author-names.js';
import { parseEntry } from './parse-entry.js';
import { findReferenceList } from './reference-list.js';
import { splitNumberedEntries } from './numbered-entries.js';
import { splitUnnumberedEntries } from './unnumbered-entries.js';
import type { Reference } from './reference.types.js';

const MAX_ENTRIES = 5000;
const MAX_ENTRY_CHARACTERS = 2000;
const MIN_ENTRY_CHARACTERS = 12;
const MIN_SHARE_OF_GIVEN_NAMES = 0.3;

/**
 * Finds the reference list in the text of a paper and parses its entries: numbered or by authors and year, in the styles
 * of PLOS, Vancouver, AMA, APA, Harvard, Chicago, MLA, Nature, Science, Cell Press, IEEE, ACM and what resembles them.
 * @param text the whole paper
 * @returns the entries in their order; empty when the text has no reference list
 */
export function parseReferences(text: string): readonly Reference[] {
  const list = findReferenceList(text);
  if (!list) return [];
  const furniture = findPageFurniture(text, list);
  const furnitureWithin = rangeLookup(furniture);
  let words: ReadonlySet<string> | undefined;
  const getWords = () => (words ??= extractWords(text));
  const body = blankFurniture(text.slice(list.start, list.end), furniture, list.start);
  const numbered = splitNumberedEntries(body);
  const ranges = numbered.length > 0 ? numbered : splitUnnumberedEntries(body);
  const entries = ranges.slice(0, MAX_ENTRIES).flatMap(({ label, ...range }) => {
    const [start, end] = [range.start + list.start, range.end + list.start];
    const from = range.contentStart + list.start;
    const content = { start: from, end: Math.min(end, from + MAX_ENTRY_CHARACTERS) };
    const entry = joinEntryLines(text, content, furnitureWithin(start, end), getWords);
    return entry.length < MIN_ENTRY_CHARACTERS && label === undefined
      ? []
      : [{ entry, label, raw: text.slice(start, end), start, end }];
  });
  const hasGivenNames = printsGivenNames(entries.map(({ entry }) => entry));
  const references: Reference[] = [];
  for (const { entry, ...place } of entries) {
    const previous = references.at(-1)?.authors ?? [];
    references.push({ ...parseEntry(entry, { previous, hasGivenNames }), ...place });
  }
  return references;
}

/** Finds the ranges that touch a place; places are asked for in their order. */
const rangeLookup = (ranges: readonly TextRange[]) => {
  let first = 0;
  return (start: number, end: number): readonly TextRange[] => {
    while ((ranges[first]?.end ?? Infinity) <= start) first += 1;
    let last = first;
    while ((ranges[last]?.start ?? Infinity) < end) last += 1;
    return ranges.slice(first, last);
  };
};

/** Whether many entries begin with two or more names like "Yann LeCun". */
const printsGivenNames = (entries: readonly string[]): boolean => {
  const natural = entries.filter((entry) => {
    const { authors } = parseAuthors(entry);
    const [first] = authors;
    return (
      authors.length > 1 &&
      first !== undefined &&
      /^\p{Lu}\p{Ll}/u.test(first.given) &&
      entry.startsWith(first.given)
    );
  });
  return natural.length >= Math.max(2, entries.length * MIN_SHARE_OF_GIVEN_NAMES);
};
