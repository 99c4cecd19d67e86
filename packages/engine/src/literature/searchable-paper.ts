import type { Paper } from '@spinout/api-client';
import type { LibraryPaper } from '../library/library.js';
import type { SearchDoc } from '../search/search.js';
import { extractAbstract } from '../paper-parts/abstract.js';
import type { StoredDocument } from '../store/documents.js';
import type { CitingSentence } from './cited-works.js';
import type { ReviewPaper } from './review.js';
import { citation, sourceOfDocument } from './sources.js';

/** A paper with its reply format, its review format and its searchable text. */
export interface SearchablePaper {
  readonly paper: Pick<
    Paper,
    | 'id'
    | 'title'
    | 'authors'
    | 'journal'
    | 'year'
    | 'abstract'
    | 'doi'
    | 'uploaded'
    | 'collection'
    | 'source'
  > & { readonly url?: string; readonly citations?: number };
  readonly review: ReviewPaper;
  readonly doc: SearchDoc;
  /** Sentences of the person's papers that cite it; undefined if none of them lists it. */
  readonly citedIn?: readonly CitingSentence[];
}

const SEARCHED_CHARACTERS = 200_000;
const MORE_AUTHORS = 'et al.';

/** Creates a searchable paper from a library paper; its abstract is the library summary. */
export const createSearchablePaper = (paper: LibraryPaper, at: string): SearchablePaper => {
  const { id, title, authors, journal, year, summary, doi, terms, methods, openQuestions } = paper;
  return {
    paper: {
      id,
      title,
      authors: paper.authorsTruncated ? [...authors, MORE_AUTHORS] : [...authors],
      journal,
      year,
      abstract: summary,
      doi,
      uploaded: undefined,
      collection: 'library',
      source: { origin: 'computed', by: 'Bundled library', at },
    },
    review: {
      id,
      title,
      year,
      summary,
      terms,
      methods,
      openQuestions,
      label: citation(paper),
      isOwnSummary: true,
      kind: 'library',
    },
    doc: { id, title, terms, summary },
  };
};

/** Creates a searchable paper from an uploaded paper; unknown fields are empty. */
export const createSearchableDocument = (document: StoredDocument, at: string): SearchablePaper => {
  const { id, title, pages } = document;
  const source = sourceOfDocument(document);
  const abstract = extractAbstract(pages.map(({ text }) => text));
  return {
    paper: {
      id,
      title,
      authors: [],
      journal: 'Uploaded paper',
      year: null,
      abstract,
      doi: undefined,
      uploaded: true,
      collection: 'uploaded',
      source: { origin: 'user', by: 'Uploaded paper', at },
    },
    review: {
      id,
      title,
      year: null,
      summary: abstract,
      terms: [],
      methods: [],
      openQuestions: [],
      label: source.label,
      isOwnSummary: false,
      kind: 'uploaded',
    },
    doc: {
      id,
      title,
      summary: pages
        .map(({ text }) => text)
        .join('\n')
        .slice(0, SEARCHED_CHARACTERS),
    },
  };
};
