import { wordsOf } from '../reading/normalize.js';
import { findPageFurniture, joinEntryLines } from './entry-text.js';
import { parseEntry } from './parse-entry.js';
import { findReferenceList } from './reference-list.js';
import { splitEntries } from './split-entries.js';
import type { Reference } from './reference.types.js';

const MAX_ENTRY_CHARACTERS = 3000;
const MIN_ENTRY_CHARACTERS = 12;

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
  let words: ReadonlySet<string> | undefined;
  const getWords = () => (words ??= wordsOf(text));
  const references: Reference[] = [];
  for (const { start, end, contentStart, label } of splitEntries(text, list)) {
    const content = {
      start: contentStart,
      end: Math.min(end, contentStart + MAX_ENTRY_CHARACTERS),
    };
    const near = furniture.filter((range) => range.start < end && range.end > start);
    const entry = joinEntryLines(text, content, near, getWords);
    if (entry.length < MIN_ENTRY_CHARACTERS && label === undefined) continue;
    const parsed = parseEntry(entry, references.at(-1)?.authors);
    references.push({ ...parsed, label, raw: text.slice(start, end), start, end });
  }
  return references;
}
