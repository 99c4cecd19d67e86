import type { EntryRange } from './entry-range.js';
import { splitNumberedEntries } from './numbered-entries.js';
import type { TextRange } from './reference.types.js';
import { splitUnnumberedEntries } from './unnumbered-entries.js';

const MAX_ENTRIES = 5000;

/**
 * Splits a reference list into its entries: by rising numbers, wherever on a line they stand, else by lines that begin
 * with authors.
 * @param list place of the list in `text`
 */
export function splitEntries(text: string, list: TextRange): readonly EntryRange[] {
  const body = text.slice(list.start, list.end);
  const numbered = splitNumberedEntries(body);
  const ranges = numbered.length > 0 ? numbered : splitUnnumberedEntries(body);
  return ranges.slice(0, MAX_ENTRIES).map(({ start, end, label, contentStart }) => ({
    start: start + list.start,
    end: end + list.start,
    contentStart: contentStart + list.start,
    label,
  }));
}
