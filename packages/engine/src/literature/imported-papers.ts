import type { BibliographyRecord } from '@spinout/api-client/bibliography';
import { MAX_AUTHORS, MAX_LINE_CHARACTERS, MAX_TEXT_CHARACTERS } from '@spinout/api-client/schemas';
import { toSearchDocument } from '../bibliography/to-search-document.js';
import { foldTitle } from '../providers/merge-papers.js';
import { findMethods } from '../paper-analysis/methods.lexicon.js';
import { hashText } from '../text/text-hash.js';
import { chooseKeywords } from './imported-terms.js';
import { completeSearchable, type SearchablePaper } from './searchable-paper.js';
import { nameAuthors } from './sources.js';
import { uncapitalize } from './wording.js';

const AUTHORS_NAMED = 3;

/** Returns as much of a text as a reply may have; whole characters only. */
const truncate = (text: string, maxLength: number) =>
  text.length <= maxLength ? text : text.slice(0, maxLength).toWellFormed();

/**
 * Id of an imported record among all papers: the same as that of a cited work or a public record with its DOI, so that one
 * work has one id.
 */
export const getImportedId = (record: BibliographyRecord): string => {
  const { doi, pmid, title, year, authors, containerTitle, pages } = record;
  if (doi !== undefined) return `doi:${doi}`;
  const parts = [pmid, foldTitle(title) || title, year, authors[0]?.family, containerTitle, pages];
  return `bib-${hashText(JSON.stringify(parts))}`;
};

/**
 * Creates a searchable paper from an imported record. Methods are those that title and abstract name.
 * @param by name of the file
 * @param at ISO 8601
 */
export function createSearchableRecord(
  record: BibliographyRecord,
  by: string,
  at: string,
): SearchablePaper {
  const id = getImportedId(record);
  const document = toSearchDocument(record);
  const { authors = [], keyTerms = [] } = document;
  const { doi, url, year = null } = record;
  const title = truncate(document.title, MAX_TEXT_CHARACTERS);
  const abstract = truncate(document.abstract ?? '', MAX_TEXT_CHARACTERS);
  const families = record.authors.slice(0, AUTHORS_NAMED).map(({ family }) => family);
  return completeSearchable(
    {
      id,
      title,
      authors: authors.slice(0, MAX_AUTHORS).map((author) => truncate(author, MAX_LINE_CHARACTERS)),
      journal: truncate(record.containerTitle ?? '', MAX_LINE_CHARACTERS),
      year,
      abstract,
      doi,
      uploaded: undefined,
      collection: 'imported',
      source: { origin: 'user', by, at },
      ...(url === undefined ? {} : { url }),
    },
    {
      terms: chooseKeywords(keyTerms),
      methods: findMethods(`${title}. ${abstract}`).map(uncapitalize),
      label: nameAuthors(families, record.authors.length > AUTHORS_NAMED, { title, year }),
    },
    { terms: keyTerms },
  );
}
