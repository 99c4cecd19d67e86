/** A document's words with their weighted counts, as the index takes them. */
export type WeightedWords = ReadonlyMap<string, number>;

/**
 * An inverted index in typed arrays. The postings of term `t` are `docs[i]` and `counts[i]` for
 * `starts[t] <= i < starts[t + 1]`, documents rising.
 */
export interface Bm25Index {
  readonly size: number;
  readonly termIds: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
  readonly docs: Uint32Array;
  /** Weighted count of the term in the document. */
  readonly counts: Float32Array;
  /** `k1 * (1 - b + b * length / meanLength)` of every document. */
  readonly lengthNorms: Float32Array;
}

/**
 * Saturation of the term count. Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond",
 * Foundations and Trends in Information Retrieval 3(4), 2009, give 1.2 <= k1 <= 2 and 0.5 <= b <= 0.8 as good ranges;
 * 1.2 and 0.75 are the values of Okapi at TREC (Robertson, Walker and others, 1994 and after).
 */
export const K1 = 1.2;
/** Share of length normalisation; source as for {@link K1}. */
export const B = 0.75;

/**
 * Robertson and Sparck Jones's weight without relevance information, `ln(1 + (N - n + 0.5) / (n + 0.5))`; the 1 keeps
 * it above zero for words that most documents have.
 * @param size number of documents
 * @param documents how many of them have the term
 */
export const idf = (size: number, documents: number): number =>
  Math.log(1 + (size - documents + 0.5) / (documents + 0.5));

/** In how many documents a term stands; 0 for an unknown one. */
export const documentCount = ({ starts }: Bm25Index, term: number | undefined): number =>
  term === undefined ? 0 : (starts[term + 1] ?? 0) - (starts[term] ?? 0);

/** Builds the index. Fields are weighted before: see `createSearchIndex`. */
export function buildBm25Index(documents: readonly WeightedWords[]): Bm25Index {
  const termIds = new Map<string, number>();
  const frequencies: number[] = [];
  let postings = 0;
  for (const words of documents) {
    postings += words.size;
    for (const word of words.keys()) {
      const id = termIds.get(word) ?? termIds.size;
      if (id === termIds.size) termIds.set(word, id);
      frequencies[id] = (frequencies[id] ?? 0) + 1;
    }
  }

  const starts = new Uint32Array(termIds.size + 1);
  frequencies.forEach((count, id) => (starts[id + 1] = (starts[id] ?? 0) + count));

  const docs = new Uint32Array(postings);
  const counts = new Float32Array(postings);
  const lengths = new Float64Array(documents.length);
  const next = starts.slice(0, -1);
  documents.forEach((words, doc) => {
    for (const [word, count] of words) {
      const id = termIds.get(word) ?? 0;
      const at = next[id] ?? 0;
      next[id] = at + 1;
      docs[at] = doc;
      counts[at] = count;
      lengths[doc] = (lengths[doc] ?? 0) + count;
    }
  });

  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  const lengthNorms = Float32Array.from(
    lengths,
    (length) => K1 * (1 - B + (mean > 0 ? (B * length) / mean : 0)),
  );
  return { size: documents.length, termIds, starts, docs, counts, lengthNorms };
}
