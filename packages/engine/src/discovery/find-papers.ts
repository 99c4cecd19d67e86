import { isUnsupported, type Hypothesis, type Paper } from '@spinout/api-client';
import {
  createCombinedIndex,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
} from '../library/search/search.js';
import type { Collection } from './collections.js';
import type { SearchablePaper } from './searchable-paper.js';
import { MAX_QUERY, RELEVANT } from './topic-papers.js';

/** The three terms of a hypothesis, where it names them. */
export const getLinkWords = (hypothesis: Hypothesis): string | undefined => {
  const { link } = hypothesis;
  if (typeof link !== 'object' || link === null) return undefined;
  const words = Object.values(link).filter((word) => typeof word === 'string');
  return words.length > 0 ? words.join(', ') : undefined;
};

/** The words of a hypothesis to search by: its three terms where it names them, else title and statement. */
const getWords = (hypothesis: Hypothesis | null): string => {
  if (!hypothesis || isUnsupported(hypothesis)) return '';
  return getLinkWords(hypothesis) ?? `${hypothesis.title} ${hypothesis.statement}`;
};

/** How much the person's own words count beside those of the hypothesis. */
const QUERY_SHARE = 0.7;

/**
 * Finds papers for a query, a hypothesis, or both: those that pass the relevance gate (`relevance-gate.ts`) for the
 * query, else for the hypothesis. With both, relevance is 0.7 of the query's and 0.3 of the hypothesis's. Papers of
 * public sources come after others of the same relevance.
 */
export function findPapers(
  collections: readonly Collection[],
  request: {
    readonly query: string;
    readonly hypothesis: Hypothesis | null;
    readonly limit: number;
  },
): readonly (SearchablePaper & { readonly found: Paper })[] {
  const all = collections.flatMap(({ papers }) => papers);
  const index = createCombinedIndex(collections.map(({ indexed }) => indexed));
  const byQuery = hitsOf(index, request.query, RELEVANT);
  const hasQuery = request.query.trim() !== '';
  // What passes the gate for the query only gains by the hypothesis, however little it shares with it.
  const byHypothesis = hitsOf(index, getWords(request.hypothesis), hasQuery ? {} : RELEVANT);
  return all
    .flatMap((searchable) => {
      const { id } = searchable.doc;
      const [own, linked] = [byQuery.get(id), byHypothesis.get(id)];
      if (hasQuery ? !own : !linked) return [];
      const relevance = relevanceOf(own, linked, byHypothesis.size > 0);
      const matched = [...new Set([...(own?.matchedTerms ?? []), ...(linked?.matchedTerms ?? [])])];
      const found = { ...searchable.paper, relevance: round(relevance), matched_terms: matched };
      return [{ searchable: { ...searchable, found }, relevance }];
    })
    .sort(
      (a, b) =>
        b.relevance - a.relevance ||
        Number(isLive(a.searchable)) - Number(isLive(b.searchable)) ||
        (a.searchable.doc.id < b.searchable.doc.id ? -1 : 1),
    )
    .slice(0, Math.max(0, request.limit))
    .map(({ searchable }) => searchable);
}

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
