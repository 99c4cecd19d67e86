import { supportedOrNull, type Evidence, type Hypothesis, type Paper } from '@spinout/api-client';
import {
  createCombinedIndex,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
} from '../library/search/search.js';
import type { Collection } from './collections.js';
import type { SearchablePaper } from './searchable-paper.js';
import { isFiller } from './generic-words.js';
import { chooseContexts, getQuotes, scoreCited } from './rank-cited.js';
import { MAX_QUERY, RELEVANT } from './topic-papers.js';

/** The three terms of a hypothesis, where it names them. */
export const getLinkWords = (hypothesis: Hypothesis): string | undefined => {
  const { link } = hypothesis;
  if (typeof link !== 'object' || link === null) return undefined;
  const words = Object.values(link).filter((word) => typeof word === 'string');
  return words.length > 0 ? words.join(', ') : undefined;
};

/** The words of a supported hypothesis to search by: its three terms where it names them, else title and statement. */
const getWords = (hypothesis: Hypothesis | null): string => {
  if (!hypothesis) return '';
  return getLinkWords(hypothesis) ?? `${hypothesis.title} ${hypothesis.statement}`;
};

/** How much the person's own words count beside those of the hypothesis. */
const QUERY_SHARE = 0.7;
const WITHOUT_FILLER = { isFiller };

/** A search of the literature step. */
export interface PaperSearch {
  readonly query: string;
  readonly hypothesis: Hypothesis | null;
  readonly limit: number;
}

/**
 * Finds papers for a query, a hypothesis, or both: those that pass the relevance gate (`relevance-gate.ts`) for the
 * query, else for the hypothesis. With both, relevance is 0.7 of the query's and 0.3 of the hypothesis's. Without a query,
 * the works that the person's papers cite are found too, see {@link scoreCited}. Papers of public sources come after
 * others of the same relevance.
 */
export function findPapers(
  collections: readonly Collection[],
  { query, hypothesis, limit }: PaperSearch,
): readonly (SearchablePaper & { readonly found: Paper })[] {
  const all = collections.flatMap(({ papers }) => papers);
  const index = createCombinedIndex(collections.map(({ indexed }) => indexed));
  const supported = supportedOrNull(hypothesis);
  const hasQuery = query.trim() !== '';
  const byQuery = hitsOf(index, query, RELEVANT);
  const words = getWords(supported);
  const byHypothesis = hitsOf(index, words, hasQuery ? {} : RELEVANT);
  const quotes = getQuotes(supported);
  const rankCited = hasQuery ? () => 0 : createCitedRanking(all, index, words, quotes);
  return all
    .flatMap((searchable) => {
      const { doc, citedIn } = searchable;
      const [own, linked] = [byQuery.get(doc.id), byHypothesis.get(doc.id)];
      if (hasQuery ? !own : !linked && !citedIn) return [];
      const relevance = Math.max(
        relevanceOf(own, linked, byHypothesis.size > 0),
        rankCited(searchable),
      );
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
      return [{ searchable: { ...searchable, found }, relevance }];
    })
    .sort(
      (a, b) =>
        b.relevance - a.relevance || Number(isLive(a.searchable)) - Number(isLive(b.searchable)),
    )
    .slice(0, Math.max(0, limit))
    .map(({ searchable }) => searchable);
}

/** Scores the cited works among the papers for a hypothesis. */
const createCitedRanking = (
  all: readonly SearchablePaper[],
  index: SearchIndex,
  words: string,
  quotes: readonly Evidence[],
) => {
  const cited = all.filter(({ citedIn }) => citedIn !== undefined);
  const hits = hitsOf(index, cited.length === 0 ? '' : words, WITHOUT_FILLER);
  const relevanceFor = ({ doc }: SearchablePaper) => hits.get(doc.id)?.relevance ?? 0;
  const highestRelevance = Math.max(0, ...cited.map(relevanceFor));
  const mostSentences = Math.max(0, ...cited.map(({ citedIn }) => citedIn?.length ?? 0));
  return (paper: SearchablePaper): number =>
    paper.citedIn
      ? scoreCited(paper.citedIn, {
          relevance: relevanceFor(paper),
          highestRelevance,
          mostSentences,
          quotes,
        })
      : 0;
};

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
