import { describe, expect, it } from 'vitest';
import type { LibraryPaper } from '../library/library.js';
import { getLibrarySearch } from '../library/library-index.js';
import { documentCollection, libraryCollection } from './collections.js';
import { documentOf, GENE_PAPER, SOLAR_PAPER } from './literature.fixtures.js';
import { findPapers } from './find-papers.js';
import { topicHits } from './topic-papers.js';

const AT = '2026-03-01T12:00:00Z';

/** A paper that counts how often its terms are read. */
const countingPaper = () => {
  const reads = { count: 0 };
  const paper = {
    id: 'nobody-2020',
    title: 'Ozone in made-up air',
    authors: ['A. Nobody'],
    authorsTruncated: false,
    journal: 'Journal of Tests',
    year: 2020,
    category: 'Climate & Environmental Science',
    summary: 'Ozone was measured in air that does not exist.',
    methods: ['measurement'],
    openQuestions: [],
    get terms() {
      reads.count += 1;
      return ['ozone'];
    },
  } satisfies LibraryPaper;
  return { paper, reads };
};

describe('the index of the library', () => {
  it('is built by the first search only', () => {
    const { paper, reads } = countingPaper();
    const library = [paper];
    expect(topicHits(library, 'ozone')).toHaveLength(1);
    const after = reads.count;
    expect(topicHits(library, 'ozone in air')).toHaveLength(1);
    expect(getLibrarySearch(library).search('air')).toHaveLength(1);
    expect(reads.count).toBe(after);
  });

  it('is the one that the literature search uses', () => {
    const { paper, reads } = countingPaper();
    const papers = libraryCollection([paper], AT);
    const after = reads.count;
    const request = { query: 'ozone', hypothesis: null, limit: 20 };
    expect(findPapers([papers], request).papers).toHaveLength(1);
    expect(findPapers([papers], request).papers).toHaveLength(1);
    expect(reads.count).toBe(after);
    const library = [paper];
    expect(libraryCollection(library, AT).indexed).toBe(libraryCollection(library, AT).indexed);
  });
});

describe('the index of an uploaded paper', () => {
  it('is built once per text', () => {
    const read = (text: string | readonly string[]) =>
      documentCollection(documentOf(text, { id: 'mine' }), AT).indexed;
    expect(read(GENE_PAPER)).toBe(read(GENE_PAPER));
    expect(read(SOLAR_PAPER)).not.toBe(read(GENE_PAPER));
  });

  it('is evicted after many other papers', () => {
    const read = (id: string) => documentCollection(documentOf(SOLAR_PAPER, { id }), AT).indexed;
    const first = read('first');
    for (let other = 0; other < 40; other += 1) read(`other-${String(other)}`);
    expect(read('first')).not.toBe(first);
  });
});
