import type { BibliographyRecord } from './bibliography.types.js';
import { withListedAuthors } from './listed-authors.js';
import { joinKeywords } from './plain-text.js';

const toItem = (record: BibliographyRecord) => ({
  id: record.id,
  type: record.type,
  title: record.title,
  author: record.authors.map(({ family, given, suffix }) =>
    given === undefined ? { literal: family } : { family, given, suffix },
  ),
  issued: record.year === undefined ? undefined : { 'date-parts': [[record.year]] },
  'container-title': record.containerTitle,
  volume: record.volume,
  issue: record.issue,
  page: record.pages,
  publisher: record.publisher,
  DOI: record.doi,
  PMID: record.pmid,
  URL: record.url,
  keyword: record.keywords.length === 0 ? undefined : joinKeywords(record.keywords),
  abstract: record.abstract,
  note: record.note,
});

/** Writes CSL-JSON: a list of items. Fields without a value are left out. */
export const exportCslJson = (records: readonly BibliographyRecord[]): string =>
  `${JSON.stringify(records.map(withListedAuthors).map(toItem), undefined, 2)}\n`;
