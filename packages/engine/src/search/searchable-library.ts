import { indexDocuments, type IndexedDocuments, type SearchDoc } from './postings.js';
import { createCombinedIndex } from './search.js';

/** A document to be searched. Only title, key terms and abstract are indexed; the rest is returned with a hit. */
export interface LibraryDocument {
  /** Unique in its library. */
  readonly id: string;
  readonly title: string;
  /** Keywords or noun phrases. @default none */
  readonly keyTerms?: readonly string[];
  /** @default '' */
  readonly abstract?: string;
  readonly authors?: readonly string[];
  readonly year?: number;
  readonly containerTitle?: string;
  readonly doi?: string;
  readonly url?: string;
}

export interface LibraryHit {
  readonly document: LibraryDocument;
  /** BM25, unbounded; comparable within one query only. */
  readonly score: number;
  /** The share of the highest score that the query could reach, 0 to 1; comparable between queries. */
  readonly relevance: number;
  /** Terms of the query that the document has, as the query writes them. */
  readonly matchedTerms: readonly string[];
}

export interface LibrarySearchOptions {
  /**
   * Only documents about the query: two of its terms, or a rare one in the key terms (in the title where there are none),
   * with enough of the query's weight; see "Relevance gate" in docs/library.md.
   * @default false
   */
  readonly relevantOnly?: boolean;
}

export interface Library {
  /** Number of documents. */
  readonly size: number;
  /**
   * Ranks documents by BM25 with weighted fields; ties by id.
   * @param limit how many hits at most. @default 20
   */
  search(query: string, limit?: number, options?: LibrarySearchOptions): readonly LibraryHit[];
  /** The documents and their index as plain JSON data, for `loadLibrary`. */
  save(): SavedLibrary;
}

/** A library as plain JSON. Its fields may change with `version`; store it, do not read it. */
export interface SavedLibrary {
  readonly format: 'spinout-library';
  readonly version: 1;
  readonly documents: readonly LibraryDocument[];
  /** Indexed words; the number of a word is its place. */
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly docs: readonly number[];
  readonly counts: readonly number[];
  readonly positionStarts: readonly number[];
  readonly positions: readonly number[];
  readonly lengths: readonly number[];
  readonly hyphenated: readonly string[];
}

const toSearchDoc = ({ id, title, keyTerms = [], abstract = '' }: LibraryDocument): SearchDoc => ({
  id,
  title,
  terms: keyTerms,
  summary: abstract,
});

function openLibrary(documents: readonly LibraryDocument[], indexed: IndexedDocuments): Library {
  const index = createCombinedIndex([indexed]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  if (byId.size < documents.length) throw new RangeError('Two documents have the same id.');
  return {
    size: documents.length,
    search: (query, limit, { relevantOnly = false } = {}) =>
      index
        .search(query, { relevantOnly, ...(limit === undefined ? {} : { limit }) })
        .flatMap(({ id, score, relevance, matchedTerms }) => {
          const document = byId.get(id);
          return document ? [{ document, score, relevance, matchedTerms }] : [];
        }),
    save: () => ({
      format: 'spinout-library',
      version: 1,
      documents,
      words: [...indexed.termIds.keys()],
      starts: [...indexed.starts],
      docs: [...indexed.docs],
      counts: [...indexed.counts],
      positionStarts: [...indexed.positionStarts],
      positions: [...indexed.positions],
      lengths: [...indexed.lengths],
      hyphenated: [...indexed.hyphenated],
    }),
  };
}

/**
 * Indexes documents for ranked search: BM25 with k1 = 1.2 and b = 0.75, over one count per word weighted by field (title
 * 3, key terms 2, abstract 1). docs/library.md has the formula.
 * @throws {RangeError} if two documents have the same id
 */
export const createLibrary = (documents: readonly LibraryDocument[]): Library =>
  openLibrary(documents, indexDocuments(documents.map(toSearchDoc)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isFinite(each) && each >= 0);

/** Whole numbers below a bound. */
const areBelow = (numbers: readonly number[], bound: number) =>
  numbers.every((number) => Number.isInteger(number) && number < bound);

/** Whether numbers divide `total` entries into as many ranges as there are between them. */
const areRanges = (numbers: readonly number[], ranges: number, total: number) =>
  numbers.length === ranges + 1 &&
  numbers[0] === 0 &&
  numbers.at(-1) === total &&
  numbers.every((number, at) => Number.isInteger(number) && number >= (numbers[at - 1] ?? 0));

const isDocument = (value: unknown): value is LibraryDocument =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  (value['keyTerms'] === undefined || isTexts(value['keyTerms'])) &&
  (value['abstract'] === undefined || typeof value['abstract'] === 'string');

const MAX_POSITION = 2 ** 32;

function isSavedLibrary(value: unknown): value is SavedLibrary {
  if (!isRecord(value) || value['format'] !== 'spinout-library' || value['version'] !== 1)
    return false;
  const { documents, words, starts, docs, counts, positionStarts, positions, lengths, hyphenated } =
    value;
  return (
    Array.isArray(documents) &&
    documents.every(isDocument) &&
    isTexts(words) &&
    isTexts(hyphenated) &&
    [starts, docs, counts, positionStarts, positions, lengths].every(isNumbers) &&
    areRanges(starts as number[], words.length, (docs as number[]).length) &&
    areRanges(
      positionStarts as number[],
      (docs as number[]).length,
      (positions as number[]).length,
    ) &&
    areBelow(docs as number[], documents.length) &&
    areBelow(positions as number[], MAX_POSITION) &&
    (counts as number[]).length === (docs as number[]).length &&
    (lengths as number[]).length === documents.length
  );
}

/**
 * Opens what `save` returned, without indexing again.
 * @param saved as it came from `JSON.parse`; it is checked
 * @throws {TypeError} if it is no saved library of this version
 * @throws {RangeError} if two documents have the same id
 */
export function loadLibrary(saved: unknown): Library {
  if (!isSavedLibrary(saved)) throw new TypeError('This is no saved library of version 1.');
  return openLibrary(saved.documents, {
    documents: saved.documents.map(toSearchDoc),
    termIds: new Map(saved.words.map((word, at) => [word, at])),
    starts: Uint32Array.from(saved.starts),
    docs: Uint32Array.from(saved.docs),
    counts: Float32Array.from(saved.counts),
    positionStarts: Uint32Array.from(saved.positionStarts),
    positions: Uint32Array.from(saved.positions),
    lengths: Float64Array.from(saved.lengths),
    hyphenated: new Set(saved.hyphenated),
  });
}
