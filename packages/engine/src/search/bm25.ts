/**
 * Saturation of the term count. Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond",
 * Foundations and Trends in Information Retrieval 3(4), 2009, report good results for 1.2 < k1 < 2 and 0.5 < b < 0.8;
 * 1.2 and 0.75 are the values of Okapi at TREC (Robertson, Walker and others, 1994 and after).
 */
export const K1 = 1.2;
/** Degree of length normalization; source as for {@link K1}. */
export const B = 0.75;

/**
 * Inverse document frequency, `ln(1 + (N - n + 0.5) / (n + 0.5))`: the Robertson/Sparck Jones weight without relevance
 * information (Robertson and Zaragoza 2009, section 3.2). The 1 keeps the value positive for terms in most documents.
 * @param size number of documents, `N`
 * @param documents number of documents with the term, `n`
 */
export const idf = (size: number, documents: number): number =>
  Math.log(1 + (size - documents + 0.5) / (documents + 0.5));

/** Length factor of BM25: `1 - b + b · length / meanLength`. */
export const getLengthFactor = (length: number, meanLength: number): number =>
  1 - B + (meanLength > 0 ? (B * length) / meanLength : 0);

/**
 * Contribution of one query term to the BM25 score of a document (Robertson and Zaragoza 2009, section 3.4):
 * `idf · count · (k1 + 1) / (count + k1 · (1 - b + b · length / meanLength))`. Below `idf · (k1 + 1)`.
 * @param weight the term's {@link idf}
 * @param count the term's (weighted) count in the document
 * @param length the document's (weighted) length
 * @param meanLength mean over all documents
 */
export const scoreTerm = (
  weight: number,
  count: number,
  length: number,
  meanLength: number,
): number => (weight * count * (K1 + 1)) / (count + K1 * getLengthFactor(length, meanLength));
