import type { BibliographyName, BibliographyRecord } from '@spinout/api-client/bibliography';
import type { LibraryDocument } from '../search/searchable-library.js';

/** "Martin Luther King Jr." */
const displayName = ({ family, given, suffix }: BibliographyName): string =>
  [given, family, suffix].filter((part) => part !== undefined).join(' ');

/** Turns a record into a document for `createLibrary`: keywords are its key terms, authors are written given name first. */
export const toSearchDocument = (record: BibliographyRecord): LibraryDocument => ({
  id: record.id,
  title: record.title,
  keyTerms: record.keywords,
  abstract: record.abstract ?? '',
  authors: record.authors.map(displayName),
  ...(record.year === undefined ? {} : { year: record.year }),
  ...(record.containerTitle === undefined ? {} : { containerTitle: record.containerTitle }),
  ...(record.doi === undefined ? {} : { doi: record.doi }),
  ...(record.url === undefined ? {} : { url: record.url }),
});
