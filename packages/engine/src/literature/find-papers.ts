import type { Hypothesis, Paper } from '@spinout/api-client';
import {
  createCombinedIndex,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
} from '../search/search.js';
import type { Collection } from './collections.js';
import type { SearchablePaper } from './searchable-paper.js';
import { isFiller, isGeneral } from '../search/generic-words.js';
import { chooseContexts, createCitedRanking } from './rank-cited.js';
import { getHypothesisSubject, getSubjectWords, type SearchSubject } from './search-subject.js';
import { MAX_QUERY, RELEVANT } from './topic-papers.js';

/** How much the person's own words count beside those of the hypothesis. */
const QUERY_SHARE = 0.7;
/** For a hypothesis, results far below the best one are left out. */
const MIN_SHARE_OF_BEST = 0.3;
const WITHOUT_FILLER = { isFiller };

/** A search of the literature step. */
export interface PaperSearch {
  readonly query: string;
  readonly hypothesis: Hypothesis | null;
  readonly limit: number;
  /** What the person's papers are about; searched for without a query and a supported hypothesis. @default nothing */
  readonly papersSubject?: SearchSubject | undefined;
}

/** Papers found, and how many were looked at. */
export interface FoundPapers {
  readonly papers: readonly (SearchablePaper & { readonly found: Paper })[];
  /** Papers that were compared with the search. */
  readonly screened: readonly SearchablePaper[];
  /** Those that are relevant; `papers` are the best of them, up to the limit. */
  readonly relevant: readonly (SearchablePaper & { readonly found: Paper })[];
  /** What the person's papers are about, if it was searched for beside a hypothesis. */
  readonly papersSubject?: SearchSubject | undefined;
}

/**
 * Finds papers for a query, a hypothesis, or both: those that pass the relevance gate (`relevance-gate.ts`) for the
 * query, else for a phrase of the hypothesis or of the person's papers. With query and hypothesis, relevance is 0.7 of the
 * query's and 0.3 of the hypothesis's. Without a query, the works that the person's papers cite are found too, see
 * {@link createCitedRanking}. Papers of public sources come after others of the same relevance. Where few are about
 * the hypothesis, those on the subject of the person's papers are found too, at half their relevance.
 */
export function findPapers(collections: readonly Collection[], search: PaperSearch): FoundPapers {
  const found = findForSubject(collections, search);
  const { query, hypothesis, limit, papersSubject } = search;
  const others = found.relevant.filter(({ paper }) => paper.uploaded !== true);
  const isForHypothesis = query.trim() === '' && getHypothesisSubject(hypothesis) !== undefined;
  if (!isForHypothesis || papersSubject === undefined || others.length >= FEW) return found;
  const known = new Set(found.relevant.map(({ doc }) => doc.id));
  const around = findForSubject(collections, { ...search, hypothesis: null }).relevant.filter(
    ({ doc }) => !known.has(doc.id),
  );
  if (around.length === 0) return found;
  const relevant = [...found.relevant, ...around.map(halveRelevance)];
  const papers = relevant.toSorted(byRelevance).slice(0, Math.max(0, limit));
  return { papers, screened: found.screened, relevant, papersSubject };
}

/** Fewer works on a hypothesis are too few to choose from. */
const FEW = 5;

type FoundPaper = FoundPapers['papers'][number];

const halveRelevance = (each: FoundPaper): FoundPaper => ({
  ...each,
  found: { ...each.found, relevance: round((each.found.relevance ?? 0) / 2) },
});

const byRelevance = (a: FoundPaper, b: FoundPaper): number =>
  (b.found.relevance ?? 0) - (a.found.relevance ?? 0) || Number(isLive(a)) - Number(isLive(b));

const findForSubject = (
  collections: readonly Collection[],
  { query, hypothesis, limit, papersSubject }: PaperSearch,
): FoundPapers => {
  const all = collections.flatMap(({ papers }) => papers);
  const index = createCombinedIndex(collections.map(({ indexed }) => indexed));
  const hasQuery = query.trim() !== '';
  const subject = getHypothesisSubject(hypothesis) ?? (hasQuery ? undefined : papersSubject);
  const words = subject ? getSubjectWords(subject) : '';
  const byQuery = hitsOf(index, query, WITHOUT_FILLER);
  const bySubject = hitsOf(index, words, WITHOUT_FILLER);
  const isAbout = createGate(collections, hasQuery ? [query] : (subject?.phrases ?? []), hasQuery);
  const quotes = subject?.quotes ?? [];
  const rankCited = hasQuery ? () => 0 : createCitedRanking(all, bySubject, quotes);
  const screened = all.filter(
    ({ paper }) => hasQuery || subject?.from === 'hypothesis' || paper.uploaded !== true,
  );
  const quoted = new Set(hasQuery ? [] : quotes.map(({ document_id }) => document_id));
  const candidates = screened.filter(
    ({ doc, citedIn }) =>
      isAbout(doc.id) || quoted.has(doc.id) || (!hasQuery && citedIn !== undefined),
  );
  const rated = candidates.map((searchable) => {
    const { doc, citedIn } = searchable;
    const [own, linked] = [byQuery.get(doc.id), bySubject.get(doc.id)];
    const relevance = Math.max(relevanceOf(own, linked, bySubject.size > 0), rankCited(searchable));
    const matched = [...new Set([...(own?.matchedTerms ?? []), ...(linked?.matchedTerms ?? [])])];
    const found = {
      ...searchable.paper,
      relevance: round(relevance),
      matched_terms: matched,
      ...(citedIn && {
        times_cited: new Set(citedIn.map(({ quote }) => quote)).size,
        contexts: chooseContexts(citedIn, quotes, matched),
      }),
    };
    return { searchable: { ...searchable, found }, relevance };
  });
  const isForHypothesis = !hasQuery && subject?.from === 'hypothesis';
  const needed = isForHypothesis
    ? MIN_SHARE_OF_BEST * Math.max(0, ...rated.map(({ relevance }) => relevance))
    : 0;
  const relevant = rated.filter(
    ({ searchable, relevance }) => relevance >= needed || quoted.has(searchable.doc.id),
  );
  const papers = relevant
    .toSorted(
      (a, b) =>
        b.relevance - a.relevance || Number(isLive(a.searchable)) - Number(isLive(b.searchable)),
    )
    .slice(0, Math.max(0, limit))
    .map(({ searchable }) => searchable);
  return { papers, screened, relevant: relevant.map(({ searchable }) => searchable) };
};

/**
 * Tells which documents pass the relevance gate for a query or for a phrase of a subject. A phrase needs two words, one of
 * which names a subject by itself. The person's own papers contain most words, so others are not measured by them.
 */
const createGate = (
  collections: readonly Collection[],
  texts: readonly string[],
  isQuery: boolean,
): ((id: string) => boolean) => {
  const isOwn = ({ papers }: Collection) => papers.every(({ paper }) => paper.uploaded === true);
  const own = collections.filter(isOwn);
  const others = collections.filter((collection) => !isOwn(collection));
  const searched = texts.length < 2 ? texts : [texts.join(', '), ...texts];
  const passed = new Set(
    [own, others].flatMap((some) => {
      const index = createCombinedIndex(some.map(({ indexed }) => indexed));
      return searched.flatMap((text) =>
        [...hitsOf(index, text, RELEVANT)]
          .filter(([, hit]) => isQuery || namesSubject(hit))
          .map(([id]) => id),
      );
    }),
  );
  return (id) => passed.has(id);
};

const namesSubject = ({ matchedTerms }: SearchHit): boolean =>
  matchedTerms.length > 1 && matchedTerms.some((term) => !isGeneral(term));

const isLive = ({ paper }: SearchablePaper) => paper.source?.origin === 'live';

const hitsOf = (
  index: SearchIndex,
  text: string,
  options: SearchOptions,
): ReadonlyMap<string, SearchHit> => {
  const hits = index.search(text.slice(0, MAX_QUERY), { ...options, limit: index.size });
  return new Map(hits.map((hit) => [hit.id, hit]));
};

const relevanceOf = (
  own: SearchHit | undefined,
  linked: SearchHit | undefined,
  hasHypothesis: boolean,
): number => {
  if (!own) return linked?.relevance ?? 0;
  if (!hasHypothesis) return own.relevance;
  return QUERY_SHARE * own.relevance + (1 - QUERY_SHARE) * (linked?.relevance ?? 0);
};

const round = (value: number) => Math.round(value * 1000) / 1000;
