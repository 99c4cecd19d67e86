import { describe, expect, it } from 'vitest';
import { BIBTEX, RIS } from '../bibliography/bibliography.fixtures.js';
import { importBibliography } from '../bibliography/import-bibliography.js';
import { toSearchDocument } from '../bibliography/to-search-document.js';
import { createLibrary, loadLibrary, type LibraryDocument } from './searchable-library.js';

const documents: readonly LibraryDocument[] = [
  { id: 'abstract', title: 'A study of soil', abstract: 'Earthworms mix the soil of meadows.' },
  {
    id: 'term',
    title: 'A study of soil',
    keyTerms: ['earthworms'],
    abstract: 'Mixing of meadows.',
  },
  { id: 'title', title: 'Earthworms of soil', abstract: 'Mixing of the soil of meadows.' },
  { id: 'other', title: 'Glaciers', abstract: 'Ice flows faster in summer.' },
];

const idsOf = (hits: readonly { readonly document: LibraryDocument }[]) =>
  hits.map(({ document }) => document.id);

describe('a library of documents', () => {
  it('ranks a word in the title above one in the key terms, and that above one in the abstract', () => {
    expect(idsOf(createLibrary(documents).search('earthworm'))).toEqual([
      'title',
      'term',
      'abstract',
    ]);
  });

  it('scores as docs/library.md states', () => {
    const library = createLibrary(documents);
    const [hit] = library.search('glaciers');
    const { lengths } = library.save();
    // Title 3, abstract 1; "in" is a stop word.
    expect(lengths[3]).toBe(3 + 4);
    const meanLength = lengths.reduce((sum, length) => sum + length, 0) / 4;
    const idf = Math.log(1 + (4 - 1 + 0.5) / (1 + 0.5));
    const score = (idf * 3 * 2.2) / (3 + 1.2 * (1 - 0.75 + (0.75 * 7) / meanLength));
    expect(hit?.score).toBeCloseTo(score, 10);
    expect(hit?.relevance).toBeCloseTo((hit?.score ?? 0) / (2.2 * idf), 10);
  });

  it('gives as many hits as asked for, each with its document and the terms it matched', () => {
    const library = createLibrary(documents);
    expect(library.size).toBe(4);
    expect(library.search('soil meadows', 1)).toHaveLength(1);
    expect(library.search('soil meadows', 1)[0]).toMatchObject({
      document: documents[0],
      matchedTerms: ['soil', 'meadows'],
    });
    expect(library.search('quantum')).toEqual([]);
    expect(library.search('')).toEqual([]);
    expect(createLibrary([]).search('soil')).toEqual([]);
  });

  it('returns only documents about the query if asked to', () => {
    const library = createLibrary(documents);
    const query = 'meadows in baroque opera houses and their ticket prices';
    expect(library.search(query)).not.toEqual([]);
    expect(library.search(query, 20, { relevantOnly: true })).toEqual([]);
  });

  it('refuses two documents with the same id', () => {
    expect(() => createLibrary([...documents, { id: 'other', title: 'Again' }])).toThrow(
      RangeError,
    );
  });
});

describe('a saved library', () => {
  it('gives the same hits after it went through JSON', () => {
    const library = createLibrary(documents);
    const loaded = loadLibrary(JSON.parse(JSON.stringify(library.save())));
    for (const query of ['earthworms', 'soil of meadows', 'ice-flow', '"T-cell"'])
      expect(loaded.search(query)).toEqual(library.search(query));
    expect(loaded.save()).toEqual(library.save());
  });

  it('is refused when it is damaged', () => {
    const saved = createLibrary(documents).save();
    const damaged: readonly unknown[] = [
      null,
      [],
      {},
      { ...saved, version: 2 },
      { ...saved, documents: saved.documents.slice(1) },
      { ...saved, docs: saved.docs.map((doc) => doc + 1) },
      { ...saved, starts: saved.starts.toReversed() },
      { ...saved, positionStarts: saved.positionStarts.slice(1) },
      { ...saved, counts: [...saved.counts, 1] },
      { ...saved, lengths: saved.lengths.map(String) },
      { ...saved, positions: saved.positions.map((position) => position + 0.5) },
      { ...saved, documents: saved.documents.map((document) => ({ ...document, id: 1 })) },
    ];
    for (const each of damaged) expect(() => loadLibrary(each)).toThrow(TypeError);
  });
});

it('finds imported publications by title, keyword and abstract', async () => {
  const bibliographies = await Promise.all([BIBTEX, RIS].map((file) => importBibliography(file)));
  const library = createLibrary(
    bibliographies.flatMap(({ records }) => records.map(toSearchDocument)),
  );
  expect(idsOf(library.search('genome editing'))[0]).toBe('jinek2012programmable');
  expect(idsOf(library.search('double helix'))).toEqual(['Watson1953']);
  expect(library.search('prospect theory')[0]?.document).toMatchObject({
    authors: ['Daniel Kahneman', 'Amos Tversky'],
    year: 1979,
    doi: '10.2307/1914185',
  });
});
