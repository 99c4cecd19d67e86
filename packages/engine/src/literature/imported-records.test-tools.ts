import type { BibliographyRecord } from '@spinout/api-client/bibliography';
import type { StoredImport } from '../store/imports.js';

export const ADDED_AT = '2026-03-01T12:00:00Z';

/** An import of one journey. */
export const importOf = (id: string): StoredImport => ({
  id,
  file_name: 'library.ris',
  format: 'ris',
  records: 0,
  without_abstract: 0,
  journeyId: 'journey-1',
  addedAt: ADDED_AT,
});

/** Made-up records that differ by number. */
export const recordsOf = (count: number): readonly BibliographyRecord[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `record${String(at)}`,
    type: 'article-journal',
    title: `Made-up work ${String(at)} on mirrors`,
    authors: [],
    keywords: [],
  }));
