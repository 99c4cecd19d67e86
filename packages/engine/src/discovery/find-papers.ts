import { isUnsupported, type Hypothesis, type Paper } from '@spinout/api-client';
import type { LibraryPaper } from '../library/library.js';
import {
  createSearchIndex,
  type SearchDoc,
  type SearchHit,
  type SearchIndex,
} from '../library/search/search.js';
import type { StoredDocument } from '../store/documents.js';
import { passagesOf } from './passages.js';
import type { ReviewPaper } from './review.js';
import { citation, sourceOfDocument } from './sources.js';

/** A paper that can be found: as the reply shows it, as the review takes it, and what is searched of it. */
export interface Findable {
  readonly paper: Pick<
    Paper,
    'id' | 'title' | 'authors' | 'journal' | 'year' | 'abstract' | 'doi' | 'uploaded' | 'source'
  > & { readonly url?: string; readonly citations?: number };
  readonly review: ReviewPaper;
  readonly doc: SearchDoc;
}

const ABSTRACT_CHARACTERS = 700;
const SEARCHED_CHARACTERS = 200_000;
const MORE_AUTHORS = 'et al.';

/** A library paper; its abstract is the library's own summary. */
export const findablePaper = (paper: LibraryPaper, at: string): Findable => {
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
      summarised: true,
      kind: 'library',
    },
    doc: { id, title, terms, summary },
  };
};

/** A person's own paper: what the text does not tell stays empty. */
export const findableDocument = (document: StoredDocument, at: string): Findable => {
  const { id, title, pages } = document;
  const source = sourceOfDocument(document);
  const abstract = openingOf(document);
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
      summarised: false,
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

const openingOf = (document: StoredDocument): string => {
  const statements = passagesOf(sourceOfDocument(document)).filter(({ quotable }) => quotable);
  let opening = '';
  for (const { text } of statements) {
    if (opening !== '' && opening.length + text.length > ABSTRACT_CHARACTERS) break;
    opening = opening === '' ? text : `${opening} ${text}`;
  }
  return opening;
};

/** The three terms of a hypothesis, where it names them. */
export const linkWords = (hypothesis: Hypothesis): string | undefined => {
  const { link } = hypothesis;
  if (typeof link !== 'object' || link === null) return undefined;
  const words = Object.values(link).filter((word) => typeof word === 'string');
  return words.length > 0 ? words.join(', ') : undefined;
};

/** The words of a hypothesis to search by: its three terms where it names them, else title and statement. */
const wordsOf = (hypothesis: Hypothesis | null): string => {
  if (!hypothesis || isUnsupported(hypothesis)) return '';
  return linkWords(hypothesis) ?? `${hypothesis.title} ${hypothesis.statement}`;
};

const MAX_QUERY = 2000;
/** How much the person's own words count beside those of the hypothesis. */
const QUERY_SHARE = 0.7;
/** Papers that share less with a hypothesis only have a common word with it. */
const MIN_RELEVANCE = 0.15;

/**
 * Finds papers for a query, a hypothesis, or both. With a query every paper has a word of it, and papers near to the
 * hypothesis come first among equals; those of public sources stand behind others of the same relevance.
 */
export function findPapers(
  all: readonly Findable[],
  request: {
    readonly query: string;
    readonly hypothesis: Hypothesis | null;
    readonly limit: number;
  },
): readonly (Findable & { readonly found: Paper })[] {
  const index = createSearchIndex(all.map(({ doc }) => doc));
  const byQuery = hitsOf(index, request.query);
  const byHypothesis = hitsOf(index, wordsOf(request.hypothesis));
  const hasQuery = request.query.trim() !== '';
  const rated = all.flatMap((findable) => {
    const { id } = findable.doc;
    const [own, linked] = [byQuery.get(id), byHypothesis.get(id)];
    if (hasQuery ? !own : (linked?.relevance ?? 0) < MIN_RELEVANCE) return [];
    const relevance = relevanceOf(own, linked, byHypothesis.size > 0);
    const matched = [...new Set([...(own?.matchedTerms ?? []), ...(linked?.matchedTerms ?? [])])];
    return [{ ...findable, found: { ...findable.paper, relevance, matched_terms: matched } }];
  });
  return rated
    .sort(
      (a, b) =>
        b.found.relevance - a.found.relevance ||
        Number(isLive(a)) - Number(isLive(b)) ||
        (a.doc.id < b.doc.id ? -1 : 1),
    )
    .slice(0, Math.max(0, request.limit));
}

const isLive = ({ paper }: Findable) => paper.source?.origin === 'live';

const hitsOf = (index: SearchIndex, text: string): ReadonlyMap<string, SearchHit> => {
  const query = text.slice(0, MAX_QUERY).trim();
  if (query === '') return new Map();
  return new Map(index.search(query, { limit: index.size }).map((hit) => [hit.id, hit]));
};

const relevanceOf = (
  own: SearchHit | undefined,
  linked: SearchHit | undefined,
  hasHypothesis: boolean,
): number => {
  if (!own) return round(linked?.relevance ?? 0);
  if (!hasHypothesis) return round(own.relevance);
  return round(QUERY_SHARE * own.relevance + (1 - QUERY_SHARE) * (linked?.relevance ?? 0));
};

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
