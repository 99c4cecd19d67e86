import { BibliographyError } from './bibliography-error.js';
import type { ParsedBibliography, RecordDraft, SkippedRecord } from './bibliography.types.js';
import { draftFromCsl, isObject } from './csl-item.js';
import { MAX_RECORDS, TOO_MANY_RECORDS } from './limits.js';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BibliographyError('malformed', 'This JSON file is damaged. Export it again.', {
      cause,
    });
  }
};

const itemsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (isObject(value) && Array.isArray(value['items'])) return value['items'] as readonly unknown[];
  return [value];
};

/** Parses CSL-JSON: a list of items, an object with `items`, or one item. @throws {BibliographyError} `malformed` */
export function parseCslJson(text: string): ParsedBibliography {
  const items = itemsOf(parseJson(text));
  const drafts: RecordDraft[] = [];
  const skipped: SkippedRecord[] = [];
  items.slice(0, MAX_RECORDS).forEach((item, at) => {
    const draft = isObject(item) ? draftFromCsl(item) : undefined;
    if (draft?.title !== undefined && draft.title.trim() !== '') drafts.push(draft);
    else skipped.push({ reason: `Item ${String(at + 1)} has no title.` });
  });
  if (items.length > MAX_RECORDS) skipped.push({ reason: TOO_MANY_RECORDS });
  return { drafts, skipped };
}
