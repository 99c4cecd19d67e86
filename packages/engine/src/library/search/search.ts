import { bestFirst } from './best-first.js';
import { idf, K1, termScore } from './bm25.js';
import { isFiledUnder } from './filed-under.js';
import {
  indexDocuments,
  phrasePostings,
  binarySearch,
  postingsOf,
  type IndexedDocuments,
  type Postings,
  type SearchDoc,
} from './postings.js';
import { queryTerms, type QueryTerm, type Writing } from './query-terms.js';
import { isRelevant, RARE_SHARE } from './relevance-gate.js';

export type { SearchDoc } from './postings.js';

export interface SearchOptions {
  /** How many hits at most. @default 20 */
  readonly limit?: number;
  /** Only documents of this category. */
  readonly mustCategory?: string;
  /** Only documents that pass the gate of `isRelevant`. @default false */
  readonly relevantOnly?: boolean;
  /** Words, folded, that say nothing in this query; a term of such words only is left out. @default none */
  readonly isFiller?: (word: string) => boolean;
  /** Words, folded, that name a subject only with another word; see `isFiledUnder`. @default none */
  readonly isGeneral?: (word: string) => boolean;
}

export interface SearchHit {
  readonly id: string;
  /** BM25, unbounded; comparable within one query only. */
  readonly score: number;
  /** 0..1, comparable between queries; see {@link searchIn}. */
  readonly relevance: number;
  /** Terms of the query that the document has, as the query writes them, in its order. */
  readonly matchedTerms: readonly string[];
}

export interface SearchIndex {
  readonly size: number;
  search(query: string, options?: SearchOptions): readonly SearchHit[];
}

const DEFAULT_LIMIT = 20;
const never = () => false;

/** Something that is looked up: a word, or a phrase. Documents count through all parts of the index. */
interface Lookup {
  readonly parts: readonly Postings[];
  readonly documents: number;
}

/** A different term of the query, with what is looked up for it. */
interface Asked {
  readonly term: QueryTerm;
  readonly lookups: readonly Lookup[];
  /** Inverse document frequency of its rarest word. */
  readonly weight: number;
  /** How often the query has it. */
  times: number;
}

const termKey = ({ words, adjacent }: QueryTerm) =>
  `${adjacent ? 'adjacent ' : ''}${words.map(({ key, offset }) => `${key} ${String(offset)}`).join(' ')}`;

/**
 * Searches several sets of indexed documents as if they were one: numbers of documents and mean length are those of all.
 *
 * Score: BM25 (Robertson and Zaragoza 2009; see `bm25.ts` for k1, b and idf) over one count per word, weighted by field
 * (title 3, terms 2, summary 1): the simple field extension of Robertson, Zaragoza and Taylor (CIKM 2004). A word that
 * the query repeats counts as often as it stands there.
 *
 * Relevance: `score / ((k1 + 1) · Σ idf)`, the share of the highest score that any document could reach; the sum runs
 * over the query's words as often as they stand there. Words that no document has are part of the sum.
 *
 * Hits are ordered by relevance, that is by score; ties by id.
 */
export function searchIn(sets: readonly IndexedDocuments[]): SearchIndex {
  const documents = sets.flatMap((set) => set.documents);
  const firsts = sets.map((_, at) =>
    sets.slice(0, at).reduce((sum, set) => sum + set.documents.length, 0),
  );
  const size = documents.length;
  const lengths = new Float64Array(size);
  sets.forEach((set, at) => lengths.set(set.lengths, firsts[at]));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
  const scores = new Float64Array(size);
  const touched = new Uint32Array(size);

  const lookup = (find: (set: IndexedDocuments) => Postings): Lookup => {
    const parts = sets.map(find);
    return { parts, documents: parts.reduce((sum, { docs }) => sum + docs.length, 0) };
  };
  const writing: Writing = {
    count: (phrase) => lookup((set) => phrasePostings(set, phrase)).documents,
    isHyphenated: (pair) => sets.some(({ hyphenated }) => hyphenated.has(pair)),
  };

  const askedOf = (query: string, isFiller: (word: string) => boolean): readonly Asked[] => {
    const asked = new Map<string, Asked>();
    for (const term of queryTerms(query, writing, isFiller)) {
      const before = asked.get(termKey(term));
      if (before) {
        before.times += 1;
        continue;
      }
      const lookups = term.adjacent
        ? [lookup((set) => phrasePostings(set, term.words))]
        : term.words.map(({ key }) => lookup((set) => postingsOf(set, key)));
      const weight = Math.max(...lookups.map((each) => idf(size, each.documents)));
      asked.set(termKey(term), { term, lookups, weight, times: 1 });
    }
    return [...asked.values()];
  };

  /** Adds up the scores of every document that has a word of the query; returns how many those are. */
  const addUp = (asked: readonly Asked[]): number => {
    let found = 0;
    for (const { lookups, times } of asked) {
      for (const { parts, documents: holders } of lookups) {
        const weight = times * idf(size, holders);
        parts.forEach(({ docs, counts }, set) => {
          for (let at = 0; at < docs.length; at += 1) {
            const doc = (firsts[set] ?? 0) + (docs[at] ?? 0);
            if (scores[doc] === 0) touched[found++] = doc;
            const more = termScore(weight, counts[at] ?? 0, lengths[doc] ?? 0, meanLength);
            scores[doc] = (scores[doc] ?? 0) + more;
          }
        });
      }
    }
    return found;
  };

  const setOf = (doc: number) => firsts.findLastIndex((first) => first <= doc);
  const has = ({ lookups }: Asked, doc: number): boolean => {
    const set = setOf(doc);
    return lookups.every(
      ({ parts }) =>
        binarySearch(parts[set]?.docs ?? new Uint32Array(), doc - (firsts[set] ?? 0)) >= 0,
    );
  };

  const idOf = (doc: number) => documents[doc]?.id ?? '';
  const before = (a: number, b: number): boolean => {
    const difference = (scores[b] ?? 0) - (scores[a] ?? 0);
    return difference === 0 ? idOf(a) < idOf(b) : difference < 0;
  };

  return {
    size,
    search(query, options = {}) {
      const { limit = DEFAULT_LIMIT, mustCategory, relevantOnly = false } = options;
      const { isFiller = never, isGeneral = never } = options;
      const asked = askedOf(query, isFiller);
      const found = touched.subarray(0, addUp(asked));
      const highest =
        (K1 + 1) *
        asked.reduce(
          (sum, { lookups, times }) =>
            sum + times * lookups.reduce((all, each) => all + idf(size, each.documents), 0),
          0,
        );
      const relevanceOf = (doc: number) => Math.min(1, (scores[doc] ?? 0) / highest);
      const rare = new Set(
        relevantOnly
          ? asked.filter(
              (each) => found.filter((doc) => has(each, doc)).length <= size * RARE_SHARE,
            )
          : [],
      );
      const totalWeight = asked.reduce((sum, { weight }) => sum + weight, 0);
      const isAllowed = (doc: number): boolean => {
        const own = documents[doc];
        if (!own || (mustCategory !== undefined && own.category !== mustCategory)) return false;
        if (!relevantOnly) return true;
        const matched = asked.filter((each) => has(each, doc));
        const terms = matched.map(({ term }) => term);
        const rated = matched.map((each) => ({
          weight: each.weight,
          isRare: rare.has(each),
          isFiled: rare.has(each) && isFiledUnder(own, each.term, terms, isGeneral),
        }));
        return isRelevant(rated, asked.length, totalWeight);
      };
      const hits = bestFirst(found.filter(isAllowed), limit, before).map((doc) => ({
        id: idOf(doc),
        score: scores[doc] ?? 0,
        relevance: relevanceOf(doc),
        matchedTerms: asked.filter((each) => has(each, doc)).map(({ term }) => term.written),
      }));
      for (const doc of found) scores[doc] = 0;
      return hits;
    },
  };
}

/** Indexes documents for ranked search; see {@link searchIn}. Do it once per set of documents, not per query. */
export const createSearchIndex = (documents: readonly SearchDoc[]): SearchIndex =>
  searchIn([indexDocuments(documents)]);
