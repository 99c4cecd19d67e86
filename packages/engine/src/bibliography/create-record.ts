import { parseDoi } from '@spinout/api-client/doi';
import { toPlainText, type BibliographyRecord } from '@spinout/api-client/bibliography';
import type { RecordDraft } from './bibliography.types.js';

const YEAR = /(?<!\d)(?:1[0-9]|20)\d{2}(?!\d)/;
const PMID = /^(?:PMID:?\s?)?([1-9]\d{0,8})$/i;
const MAX_URL = 2000;

const parseUrl = (text: string): string | undefined => {
  const given = text.trim();
  if (given.length > MAX_URL || !/^https?:\/\//i.test(given) || !URL.canParse(given))
    return undefined;
  return new URL(given).href;
};

const withoutEmpty = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]?: NonNullable<T[K]> };

const optional = (value: string | undefined) => (value === undefined ? '' : toPlainText(value));

/**
 * Checks and normalizes what a parser read. Values that are not what the field says (no DOI, no http address, no year)
 * are left out.
 * @returns undefined if there is no title
 */
export function createRecord(draft: RecordDraft): BibliographyRecord | undefined {
  const title = optional(draft.title);
  if (title === '') return undefined;
  const links = draft.urls.flatMap((url) => parseUrl(url) ?? []);
  const isDoiLink = (url: string) => /^https?:\/\/(?:dx\.|www\.)?doi\.org\//i.test(url);
  const doi = parseDoi(draft.doi) ?? parseDoi(links.find(isDoiLink));
  const year = YEAR.exec(draft.date ?? '')?.[0];
  return {
    id: draft.id ?? '',
    type: draft.type ?? 'document',
    title,
    authors: draft.authors,
    ...withoutEmpty({
      year: year === undefined ? undefined : Number(year),
      containerTitle: optional(draft.containerTitle),
      volume: optional(draft.volume),
      issue: optional(draft.issue),
      pages: optional(draft.pages).replace(/\s?(?:--|[-–—])\s?/g, '-'),
      publisher: optional(draft.publisher),
      doi: doi?.doi,
      pmid: PMID.exec(draft.pmid?.trim() ?? '')?.[1],
      url: links.find((url) => !isDoiLink(url)) ?? (doi ? undefined : links[0]),
      abstract: optional(draft.abstract),
    }),
    keywords: [...new Set(draft.keywords.map(toPlainText).filter((keyword) => keyword !== ''))],
  };
}
