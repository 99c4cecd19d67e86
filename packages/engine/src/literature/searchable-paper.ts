import type { Paper } from '@spinout/api-client';
import type { LibraryPaper } from '../library/library.js';
import type { SearchDoc } from '../search/search.js';
import { extractAbstract } from '../paper-parts/abstract.js';
import { findPublication } from '../paper-parts/publication.js';
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

/** A paper that a run found: from the bundled library or a public source. */
export interface RunPaper extends SearchablePaper {
  /** 0..1 */
  readonly relevance: number;
}

const SEARCHED_CHARACTERS = 200_000;
/** Stands for further authors in a list. */
export const MORE_AUTHORS = 'et al.';

/**
 * Completes a searchable paper from its reply format.
 * @param review what differs from a paper without terms and methods whose summary is the abstract
 * @param doc what differs from a text that is searched by its title and abstract
 */
export const completeSearchable = (
  paper: SearchablePaper['paper'],
  review: Pick<ReviewPaper, 'label'> & Partial<ReviewPaper>,
  doc: Partial<SearchDoc> = {},
): SearchablePaper => {
  const { id, title, year, abstract } = paper;
  return {
    paper,
    review: {
      id,
      title,
      year,
      summary: abstract,
      terms: [],
      methods: [],
      openQuestions: [],
      isOwnSummary: false,
      kind: 'uploaded',
      ...review,
    },
    doc: { id, title, summary: abstract, ...doc },
  };
};

/** Authors as they are listed, with "et al." where the library does not list all. */
export const listAuthors = ({ authors, authorsTruncated }: LibraryPaper): string[] =>
  authorsTruncated ? [...authors, MORE_AUTHORS] : [...authors];

/** Creates a searchable paper from a library paper; its abstract is the library summary. */
export const createSearchablePaper = (paper: LibraryPaper, at: string): SearchablePaper => {
  const { id, title, journal, year, summary, doi, url, terms, methods, openQuestions } = paper;
  return completeSearchable(
    {
      id,
      title,
      authors: listAuthors(paper),
      journal,
      year,
      abstract: summary,
      doi,
      uploaded: undefined,
      collection: 'library',
      source: { origin: 'computed', by: 'Bundled library', at },
      ...(url === undefined ? {} : { url }),
    },
    { terms, methods, openQuestions, label: citation(paper), isOwnSummary: true, kind: 'library' },
    { terms },
  );
};

/** Creates a searchable paper from an uploaded paper; what its title page does not say is empty. */
export const createSearchableDocument = (document: StoredDocument, at: string): SearchablePaper => {
  const { id, title, pages } = document;
  const texts = pages.map(({ text }) => text);
  const { authors = [], year, doi } = findPublication(texts.join('\n\n'), title);
  return completeSearchable(
    {
      id,
      title,
      authors: [...authors],
      journal: 'Uploaded paper',
      year: year ?? null,
      abstract: extractAbstract(texts),
      doi,
      uploaded: true,
      collection: 'uploaded',
      source: { origin: 'user', by: 'Uploaded paper', at },
    },
    { label: sourceOfDocument(document).label },
    { summary: texts.join('\n').slice(0, SEARCHED_CHARACTERS) },
  );
};
