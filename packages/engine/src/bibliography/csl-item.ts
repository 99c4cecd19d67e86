import { createName, splitKeywords, type BibliographyName } from '@spinout/api-client/bibliography';
import type { RecordDraft } from './bibliography.types.js';

/** An item of CSL-JSON from outside: anything may be in it. */
export type CslItem = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is CslItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
};

const joinTexts = (...values: readonly unknown[]): string =>
  values.flatMap((value) => textOf(value) ?? []).join(' ');

const nameOf = (value: unknown): BibliographyName | undefined => {
  if (!isObject(value)) return undefined;
  const family = joinTexts(value['non-dropping-particle'], value['family']);
  const given = joinTexts(value['given'], value['dropping-particle']);
  return family === '' && given === ''
    ? createName(textOf(value['literal']) ?? '')
    : createName(family, given, textOf(value['suffix']));
};

const dateOf = (value: unknown): string | undefined => {
  if (!isObject(value)) return textOf(value);
  const parts = value['date-parts'];
  const first: unknown = Array.isArray(parts) ? parts[0] : undefined;
  return (
    (Array.isArray(first) ? textOf(first[0]) : undefined) ??
    textOf(value['raw']) ??
    textOf(value['literal'])
  );
};

const NOTED_PMID = /^PMID: ?(\d{1,8})$/m;

/** Reads an item of CSL-JSON; what has an unexpected type is left out. Zotero writes the PMID into `note`. */
export function draftFromCsl(item: CslItem): RecordDraft {
  const names: readonly unknown[] = Array.isArray(item['author']) ? item['author'] : [];
  const text = (field: string) => textOf(item[field]);
  return {
    id: text('citation-key') ?? text('id'),
    type: text('type'),
    title: text('title'),
    authors: names.flatMap((name) => nameOf(name) ?? []),
    date: dateOf(item['issued']),
    containerTitle: text('container-title'),
    volume: text('volume'),
    issue: text('issue'),
    pages: text('page'),
    publisher: text('publisher'),
    doi: text('DOI'),
    pmid: text('PMID') ?? NOTED_PMID.exec(text('note') ?? '')?.[1],
    urls: [text('URL') ?? ''],
    abstract: text('abstract'),
    keywords: splitKeywords(text('keyword') ?? ''),
  };
}
