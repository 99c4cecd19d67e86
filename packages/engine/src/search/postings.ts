import { tokenize } from './tokenize.js';

/** The searchable fields of a document, such as a `LibraryPaper`. */
export interface SearchDoc {
  readonly id: string;
  readonly title: string;
  readonly terms?: readonly string[];
  /** Summary, abstract or any running text. */
  readonly summary: string;
  readonly category?: string;
}

/** Weight of an occurrence by field, in the order of the field numbers in `positions`. */
const FIELD_WEIGHTS = [3, 2, 1] as const;
const FIELD_BITS = 2;
/** Gap between the texts of a document, so that no phrase spans two texts. */
const GAP = 2;

/** Documents that contain a term, in ascending order, with the weighted count in each. */
export interface Postings {
  readonly docs: Uint32Array;
  readonly counts: Float32Array;
}

/**
 * Inverted index of a document set, built once. The postings of term `t` are the entries from `starts[t]` to
 * `starts[t + 1]`; the positions of entry `i` those from `places[i]` to `places[i + 1]`.
 */
export interface IndexedDocuments extends Postings {
  readonly documents: readonly SearchDoc[];
  readonly termIds: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
  readonly positionStarts: Uint32Array;
  /** `position * 4 + field`, ascending within an entry. */
  readonly positions: Uint32Array;
  /** Weighted word count of each document. */
  readonly lengths: Float64Array;
  /** Word pairs that a document joins with a hyphen, see {@link getPairKey}. */
  readonly hyphenated: ReadonlySet<string>;
}

/** Key of two consecutive words. */
export const getPairKey = (one: string, other: string): string => `${one} ${other}`;

interface Entry {
  count: number;
  readonly positions: number[];
}

/** The words of a document with their positions and counts, weighted by field (title 3, terms 2, summary 1). */
const parseDocument = (doc: SearchDoc, hyphenatedPairs: Set<string>) => {
  const entries = new Map<string, Entry>();
  let length = 0;
  let base = 0;
  const add = (text: string, field: number) => {
    const weight = FIELD_WEIGHTS[field] ?? 1;
    let last = base;
    let before: string | undefined;
    for (const { key, position, counted, hyphenated } of tokenize(text)) {
      if (hyphenated && before !== undefined) hyphenatedPairs.add(getPairKey(before, key));
      before = key;
      const entry = entries.get(key) ?? { count: 0, positions: [] };
      entries.set(key, entry);
      last = base + position;
      entry.count += weight;
      entry.positions.push((last << FIELD_BITS) | field);
      if (counted) length += weight;
    }
    base = last + GAP;
  };
  add(doc.title, 0);
  for (const term of doc.terms ?? []) add(term, 1);
  add(doc.summary, 2);
  return { entries, length };
};

/** Builds an inverted index with positions. Build it once per document set. */
export function indexDocuments(documents: readonly SearchDoc[]): IndexedDocuments {
  const termIds = new Map<string, number>();
  const frequencies: number[] = [];
  const hyphenated = new Set<string>();
  const parsed = documents.map((doc) => parseDocument(doc, hyphenated));
  let [postings, occurrences] = [0, 0];
  for (const { entries } of parsed) {
    postings += entries.size;
    for (const [word, { positions }] of entries) {
      occurrences += positions.length;
      const id = termIds.get(word) ?? termIds.size;
      if (id === termIds.size) termIds.set(word, id);
      frequencies[id] = (frequencies[id] ?? 0) + 1;
    }
  }

  const starts = new Uint32Array(termIds.size + 1);
  frequencies.forEach((count, id) => (starts[id + 1] = (starts[id] ?? 0) + count));
  const docs = new Uint32Array(postings);
  const counts = new Float32Array(postings);
  const entryAt: number[][] = [];
  const next = starts.slice(0, -1);
  parsed.forEach(({ entries }, doc) => {
    for (const [word, entry] of entries) {
      const id = termIds.get(word) ?? 0;
      const at = next[id] ?? 0;
      next[id] = at + 1;
      docs[at] = doc;
      counts[at] = entry.count;
      entryAt[at] = entry.positions;
    }
  });

  const positionStarts = new Uint32Array(postings + 1);
  const positions = new Uint32Array(occurrences);
  for (let at = 0; at < postings; at += 1) {
    const own = entryAt[at] ?? [];
    positions.set(own, positionStarts[at]);
    positionStarts[at + 1] = (positionStarts[at] ?? 0) + own.length;
  }
  const lengths = Float64Array.from(parsed, ({ length }) => length);
  return {
    documents,
    termIds,
    starts,
    docs,
    counts,
    positionStarts,
    positions,
    lengths,
    hyphenated,
  };
}

/** Start and end of the postings of a word; empty if no document contains it. */
const findPostingsRange = (
  { termIds, starts }: IndexedDocuments,
  key: string,
): readonly [number, number] => {
  const id = termIds.get(key);
  return id === undefined ? [0, 0] : [starts[id] ?? 0, starts[id + 1] ?? 0];
};

/** The postings of a word. */
export function getPostings(index: IndexedDocuments, key: string): Postings {
  const [from, to] = findPostingsRange(index, key);
  return { docs: index.docs.subarray(from, to), counts: index.counts.subarray(from, to) };
}

/** A word of a phrase with its offset from the first word. */
export interface PhraseWord {
  readonly key: string;
  readonly offset: number;
}

/** Index of a document in an ascending array, or -1. */
export const binarySearch = (
  docs: Uint32Array,
  doc: number,
  from = 0,
  to = docs.length,
): number => {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low < to && docs[low] === doc ? low : -1;
};

/** Postings of a phrase: documents that contain its words consecutively, with counts weighted by field. */
export function findPhrasePostings(
  index: IndexedDocuments,
  phrase: readonly PhraseWord[],
): Postings {
  const [first, ...others] = phrase.map(({ key, offset }) => ({
    range: findPostingsRange(index, key),
    offset,
  }));
  if (!first) return { docs: new Uint32Array(), counts: new Float32Array() };
  const docs: number[] = [];
  const counts: number[] = [];
  const getPositions = (entry: number) =>
    index.positions.subarray(
      index.positionStarts[entry] ?? 0,
      index.positionStarts[entry + 1] ?? 0,
    );
  for (let at = first.range[0]; at < first.range[1]; at += 1) {
    const doc = index.docs[at] ?? 0;
    const entries = others.map(({ range }) => binarySearch(index.docs, doc, range[0], range[1]));
    if (entries.includes(-1)) continue;
    const rest = entries.map((entry) => getPositions(entry));
    let count = 0;
    for (const position of getPositions(at)) {
      const follows = rest.every(
        (positionStarts, which) =>
          binarySearch(
            positionStarts,
            position + (((others[which]?.offset ?? 0) - first.offset) << FIELD_BITS),
          ) >= 0,
      );
      if (follows) count += FIELD_WEIGHTS[position & ((1 << FIELD_BITS) - 1)] ?? 1;
    }
    if (count === 0) continue;
    docs.push(doc);
    counts.push(count);
  }
  return { docs: Uint32Array.from(docs), counts: Float32Array.from(counts) };
}
