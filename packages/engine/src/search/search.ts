import { selectTop } from './select-top.js';
import { getLengthFactor, idf, K1, scoreTerm } from './bm25.js';
import { hasControlledTerm } from './controlled-terms.js';
import {
  indexDocuments,
  findPhrasePostings,
  binarySearch,
  getPostings,
  type IndexedDocuments,
  type Postings,
  type SearchDoc,
} from './postings.js';
import { parseQueryTerms, type QueryTerm, type CorpusUsage } from './query-terms.js';
import { coverTerm, isRelevant, minCoverage, RARE_SHARE } from './relevance-gate.js';

export type { SearchDoc } from './postings.js';

export interface SearchOptions {
  /** Maximum number of hits. @default 20 */
  readonly limit?: number;
  /** Only documents of this category. */
  readonly mustCategory?: string;
  /** Only documents that pass the gate of `isRelevant`. @default false */
  readonly relevantOnly?: boolean;
  /**
   * With `relevantOnly`: whether a document must cover enough of the query, see `minCoverage`, or the gate of `isRelevant`
   * is all. @default 'enough'
   */
  readonly coverage?: 'enough' | 'any';
  /** Whether a folded word is irrelevant in this query; terms of such words only are omitted. @default none */
  readonly isFiller?: (word: string) => boolean;
  /** Whether a folded word names a subject only together with another word; see `hasControlledTerm`. @default none */
  readonly isGeneral?: (word: string) => boolean;
}

export interface SearchHit {
  readonly id: string;
  /** BM25 score, unbounded; comparable only within one query. */
  readonly score: number;
  /** 0 to 1, comparable between queries; see {@link createCombinedIndex}. */
  readonly relevance: number;
  /** Query terms that the document contains, as written in the query, in query order. */
  readonly matchedTerms: readonly string[];
}

export interface SearchIndex {
  readonly size: number;
  search(query: string, options?: SearchOptions): readonly SearchHit[];
}

const DEFAULT_LIMIT = 20;
const alwaysFalse = () => false;

/** Postings of a word or phrase in all document sets. */
interface Lookup {
  readonly parts: readonly Postings[];
  readonly documents: number;
}

/** A distinct query term with its postings. */
interface SearchedTerm {
  readonly term: QueryTerm;
  readonly lookups: readonly Lookup[];
  /** Inverse document frequency of its rarest word. */
  readonly weight: number;
  /** Number of occurrences in the query. */
  times: number;
}

const termKey = ({ words, adjacent }: QueryTerm) =>
  `${adjacent ? 'adjacent ' : ''}${words.map(({ key, offset }) => `${key} ${String(offset)}`).join(' ')}`;

/**
 * Ranked search (BM25) over several sets of indexed documents as if they were one: document counts and mean length are
 * those of all sets.
 *
 * Score: BM25 (Robertson and Zaragoza 2009; see `bm25.ts` for k1, b and idf) over one count per word, weighted by field
 * (title 3, terms 2, summary 1): the simple field extension of Robertson, Zaragoza and Taylor (CIKM 2004). Repeated query
 * words count repeatedly.
 *
 * Relevance: `score / ((k1 + 1) · Σ idf)`, the share of the highest score that a document could reach; the sum includes
 * repeated query words and words that no document contains.
 *
 * Hits are ordered by score, ties by id.
 */
export function createCombinedIndex(sets: readonly IndexedDocuments[]): SearchIndex {
  const documents = sets.flatMap((set) => set.documents);
  const offsets = sets.map((_, at) =>
    sets.slice(0, at).reduce((sum, set) => sum + set.documents.length, 0),
  );
  const size = documents.length;
  const lengths = new Float64Array(size);
  sets.forEach((set, at) => lengths.set(set.lengths, offsets[at]));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
  const scores = new Float64Array(size);
  const scoredDocuments = new Uint32Array(size);

  const lookUp = (find: (set: IndexedDocuments) => Postings): Lookup => {
    const parts = sets.map(find);
    return { parts, documents: parts.reduce((sum, { docs }) => sum + docs.length, 0) };
  };
  const usage: CorpusUsage = {
    count: (phrase) => lookUp((set) => findPhrasePostings(set, phrase)).documents,
    isHyphenated: (pair) => sets.some(({ hyphenated }) => hyphenated.has(pair)),
  };

  const parseSearchedTerms = (
    query: string,
    isFiller: (word: string) => boolean,
  ): readonly SearchedTerm[] => {
    const searchedTerms = new Map<string, SearchedTerm>();
    for (const term of parseQueryTerms(query, usage, isFiller)) {
      const before = searchedTerms.get(termKey(term));
      if (before) {
        before.times += 1;
        continue;
      }
      const lookups = term.adjacent
        ? [lookUp((set) => findPhrasePostings(set, term.words))]
        : term.words.map(({ key }) => lookUp((set) => getPostings(set, key)));
      const weight = Math.max(...lookups.map((each) => idf(size, each.documents)));
      searchedTerms.set(termKey(term), { term, lookups, weight, times: 1 });
    }
    return [...searchedTerms.values()];
  };

  /** Adds the scores of all documents that contain a query word; returns their number. */
  const addScores = (searchedTerms: readonly SearchedTerm[]): number => {
    let found = 0;
    for (const { lookups, times } of searchedTerms) {
      for (const { parts, documents: holders } of lookups) {
        const weight = times * idf(size, holders);
        parts.forEach(({ docs, counts }, set) => {
          for (let at = 0; at < docs.length; at += 1) {
            const doc = (offsets[set] ?? 0) + (docs[at] ?? 0);
            if (scores[doc] === 0) scoredDocuments[found++] = doc;
            const more = scoreTerm(weight, counts[at] ?? 0, lengths[doc] ?? 0, meanLength);
            scores[doc] = (scores[doc] ?? 0) + more;
          }
        });
      }
    }
    return found;
  };

  const findSet = (doc: number) => offsets.findLastIndex((first) => first <= doc);
  /** The term's weighted count in a document: that of its rarest word; 0 if a word is missing. */
  const countTerm = ({ lookups }: SearchedTerm, doc: number): number => {
    const set = findSet(doc);
    const own = lookups.map(({ parts }) => {
      const { docs = new Uint32Array(), counts } = parts[set] ?? {};
      return counts?.[binarySearch(docs, doc - (offsets[set] ?? 0))] ?? 0;
    });
    return Math.min(...own);
  };
  const hasTerm = ({ lookups }: SearchedTerm, doc: number): boolean => {
    const set = findSet(doc);
    return lookups.every(
      ({ parts }) =>
        binarySearch(parts[set]?.docs ?? new Uint32Array(), doc - (offsets[set] ?? 0)) >= 0,
    );
  };

  const getId = (doc: number) => documents[doc]?.id ?? '';
  const isRankedBefore = (a: number, b: number): boolean => {
    const difference = (scores[b] ?? 0) - (scores[a] ?? 0);
    return difference === 0 ? getId(a) < getId(b) : difference < 0;
  };

  /** Documents that cover enough of the query, see {@link minCoverage}. */
  const filterByCoverage = (
    found: Uint32Array,
    searchedTerms: readonly SearchedTerm[],
    totalWeight: number,
  ): Uint32Array => {
    const coverages = new Map<number, number>();
    for (const doc of found) {
      const factor = getLengthFactor(lengths[doc] ?? 0, meanLength);
      const covered = searchedTerms.reduce(
        (sum, each) => sum + each.weight * coverTerm(countTerm(each, doc), factor),
        0,
      );
      coverages.set(doc, covered / totalWeight);
    }
    const best = [...coverages.values()].reduce((a, b) => Math.max(a, b), 0);
    const needed = minCoverage(searchedTerms.length, best);
    return found.filter((doc) => (coverages.get(doc) ?? 0) >= needed);
  };

  return {
    size,
    search(query, options = {}) {
      const { limit = DEFAULT_LIMIT, mustCategory, relevantOnly = false } = options;
      const { isFiller = alwaysFalse, isGeneral = alwaysFalse, coverage = 'enough' } = options;
      const searchedTerms = parseSearchedTerms(query, isFiller);
      const found = scoredDocuments.subarray(0, addScores(searchedTerms));
      const highest =
        (K1 + 1) *
        searchedTerms.reduce(
          (sum, { lookups, times }) =>
            sum + times * lookups.reduce((all, each) => all + idf(size, each.documents), 0),
          0,
        );
      const getRelevance = (doc: number) => Math.min(1, (scores[doc] ?? 0) / highest);
      const rare = new Set(
        relevantOnly
          ? searchedTerms.filter(
              (each) => found.filter((doc) => hasTerm(each, doc)).length <= size * RARE_SHARE,
            )
          : [],
      );
      const totalWeight = searchedTerms.reduce((sum, { weight }) => sum + weight, 0);
      const isAllowed = (doc: number): boolean => {
        const own = documents[doc];
        if (!own || (mustCategory !== undefined && own.category !== mustCategory)) return false;
        if (!relevantOnly) return true;
        const matched = searchedTerms.filter((each) => hasTerm(each, doc));
        const terms = matched.map(({ term }) => term);
        const rated = matched.map((each) => ({
          weight: each.weight,
          isRare: rare.has(each),
          isControlled: rare.has(each) && hasControlledTerm(own, each.term, terms, isGeneral),
        }));
        return isRelevant(rated, searchedTerms.length, totalWeight);
      };
      const allowed = found.filter(isAllowed);
      const covering =
        relevantOnly && coverage === 'enough'
          ? filterByCoverage(allowed, searchedTerms, totalWeight)
          : allowed;
      const hits = selectTop(covering, limit, isRankedBefore).map((doc) => ({
        id: getId(doc),
        score: scores[doc] ?? 0,
        relevance: getRelevance(doc),
        matchedTerms: searchedTerms
          .filter((each) => hasTerm(each, doc))
          .map(({ term }) => term.written),
      }));
      for (const doc of found) scores[doc] = 0;
      return hits;
    },
  };
}

/** Indexes documents for ranked search; see {@link createCombinedIndex}. Build it once per document set, not per query. */
export const createSearchIndex = (documents: readonly SearchDoc[]): SearchIndex =>
  createCombinedIndex([indexDocuments(documents)]);
