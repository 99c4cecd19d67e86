import { buildBm25Index, documentCount, idf, K1, type Bm25Index } from './bm25-index.js';
import { bestFirst } from './best-first.js';
import { tokenize } from './tokenize.js';

/** What is searched of a document. A `LibraryPaper` is one. */
export interface SearchDoc {
  readonly id: string;
  readonly title: string;
  readonly terms?: readonly string[];
  /** Summary, abstract or any running text. */
  readonly summary: string;
  readonly category?: string;
}

export interface SearchOptions {
  /** How many hits at most. @default 20 */
  readonly limit?: number;
  /** Only documents of this category. */
  readonly mustCategory?: string;
}

export interface SearchHit {
  readonly id: string;
  /** BM25, unbounded; comparable within one query only. */
  readonly score: number;
  /** 0..1, comparable between queries; see {@link createSearchIndex}. */
  readonly relevance: number;
  /** Words of the query that the document has, as the query wrote them, in its order. */
  readonly matchedTerms: readonly string[];
}

export interface SearchIndex {
  readonly size: number;
  search(query: string, options?: SearchOptions): readonly SearchHit[];
}

const DEFAULT_LIMIT = 20;
const FIELD_WEIGHTS = { title: 3, terms: 2, summary: 1 } as const;

/** A word is fully covered when it stands once in the title, once in the terms and once in the summary. */
const FULL_COUNT = FIELD_WEIGHTS.title + FIELD_WEIGHTS.terms + FIELD_WEIGHTS.summary;

/** BM25's saturation curve, scaled to reach 1 at {@link FULL_COUNT}. */
const coverage = (count: number) =>
  Math.min(1, (count * (K1 + FULL_COUNT)) / ((count + K1) * FULL_COUNT));

interface Word {
  readonly written: string;
  readonly term: number | undefined;
  readonly weight: number;
}

const weightedWords = (doc: SearchDoc): ReadonlyMap<string, number> => {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const { key } of tokenize(text)) words.set(key, (words.get(key) ?? 0) + weight);
  };
  add(doc.title, FIELD_WEIGHTS.title);
  add((doc.terms ?? []).join(', '), FIELD_WEIGHTS.terms);
  add(doc.summary, FIELD_WEIGHTS.summary);
  return words;
};

const wordsOf = (query: string, index: Bm25Index): readonly Word[] => {
  const words = new Map<string, Word>();
  for (const { key, word } of tokenize(query)) {
    const term = index.termIds.get(key);
    if (!words.has(key)) {
      words.set(key, { written: word, term, weight: idf(index.size, documentCount(index, term)) });
    }
  }
  return [...words.values()];
};

/**
 * Indexes documents for ranked search.
 *
 * Score: BM25 over one weighted count per word (title 3, terms 2, summary 1), the simple field extension of Robertson,
 * Zaragoza and Taylor (CIKM 2004).
 *
 * Relevance: of the query's informative words (all but stop words, each once, weighted by idf, so that rare words
 * count more) the share that the document covers. A word's cover rises with its weighted count along BM25's
 * saturation curve and is full at once in title, terms and summary. 1 means that every word of the query is well
 * covered; 0 that none occurs. Words that no document has count as uncovered. It has no length term, so another
 * occurrence of a query's word never lowers it.
 *
 * Hits are ordered by relevance, then score, then id: the figure shown and the order never disagree.
 */
export function createSearchIndex(documents: readonly SearchDoc[]): SearchIndex {
  const index = buildBm25Index(documents.map(weightedWords));
  const scores = new Float64Array(documents.length);
  const covers = new Float64Array(documents.length);
  const touched = new Uint32Array(documents.length);

  /** Adds up both figures of every document that has a word of the query; returns how many those are. */
  const addUp = (words: readonly Word[]): number => {
    let found = 0;
    for (const { term, weight } of words) {
      if (term === undefined) continue;
      const end = index.starts[term + 1] ?? 0;
      for (let at = index.starts[term] ?? 0; at < end; at += 1) {
        const doc = index.docs[at] ?? 0;
        const count = index.counts[at] ?? 0;
        if (covers[doc] === 0) touched[found++] = doc;
        covers[doc] = (covers[doc] ?? 0) + weight * coverage(count);
        const norm = index.lengthNorms[doc] ?? K1;
        scores[doc] = (scores[doc] ?? 0) + (weight * count * (K1 + 1)) / (count + norm);
      }
    }
    return found;
  };

  const hasWord = (doc: number, term: number | undefined): boolean => {
    if (term === undefined) return false;
    let low = index.starts[term] ?? 0;
    let high = index.starts[term + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((index.docs[middle] ?? 0) < doc) low = middle + 1;
      else high = middle;
    }
    return low < (index.starts[term + 1] ?? 0) && index.docs[low] === doc;
  };

  const idOf = (doc: number) => documents[doc]?.id ?? '';
  const before = (a: number, b: number): boolean => {
    const byRelevance = (covers[b] ?? 0) - (covers[a] ?? 0);
    const difference = byRelevance === 0 ? (scores[b] ?? 0) - (scores[a] ?? 0) : byRelevance;
    return difference === 0 ? idOf(a) < idOf(b) : difference < 0;
  };

  return {
    size: documents.length,
    search(query, { limit = DEFAULT_LIMIT, mustCategory } = {}) {
      const words = wordsOf(query, index);
      const found = touched.subarray(0, addUp(words));
      const allowed =
        mustCategory === undefined
          ? found
          : found.filter((doc) => documents[doc]?.category === mustCategory);
      const total = words.reduce((sum, { weight }) => sum + weight, 0);
      const hits = bestFirst(allowed, limit, before).map((doc) => ({
        id: idOf(doc),
        score: scores[doc] ?? 0,
        relevance: Math.min(1, (covers[doc] ?? 0) / total),
        matchedTerms: words.filter(({ term }) => hasWord(doc, term)).map(({ written }) => written),
      }));
      for (const doc of found) {
        scores[doc] = 0;
        covers[doc] = 0;
      }
      return hits;
    },
  };
}
