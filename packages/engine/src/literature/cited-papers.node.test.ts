import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../language/parse-text.js';
import { addCitedPapers, createLookup } from './cited-papers.js';
import { readCitedWorks } from './cited-works.js';
import { documentOf } from './literature.fixtures.js';
import { paperOf } from './searchable-paper.fixtures.js';

const AT = '2026-03-01T12:00:00Z';
const { parse } = await loadLanguage();

interface Item {
  readonly name?: string;
  readonly doi?: string | null;
  readonly title: string;
  readonly year: number | null | undefined;
}

const TITLE = 'Food-caching western scrub-jays keep track of who was watching';
const lookupOf = (...items: readonly Item[]) => {
  const lookup = createLookup<Item>((item) => item);
  for (const item of items) lookup.add(item);
  return lookup;
};

describe('the same work in a list', () => {
  const known = { doi: '10.1234/one', title: TITLE, year: 2006 };

  it('has the same DOI, however it is written, whatever its title', () => {
    const wanted = { doi: 'https://doi.org/10.1234/ONE', title: 'Another', year: 1990 };
    expect(lookupOf(known).find(wanted)).toBe(known);
    expect(lookupOf(known).find({ ...wanted, doi: '10.1234/two' })).toBeUndefined();
  });

  it('has the same title in other letters, if at most one has a DOI', () => {
    const title = 'Food caching western Scrub Jays keep track of who was watching.';
    expect(lookupOf(known).find({ title, year: 2006 })).toBe(known);
    const bare = { title: TITLE, year: 2006 };
    expect(lookupOf(bare).find({ ...known, title })).toBe(bare);
    expect(lookupOf(known).find({ doi: '10.1234/two', title, year: 2006 })).toBeUndefined();
    expect(lookupOf(known).find({ doi: null, title, year: 2006 })).toBe(known);
  });

  it.each([
    [2005, true],
    [2007, true],
    [2004, false],
    [2008, false],
    [null, true],
    [undefined, true],
  ])('is at most a year apart: 2006 and %s', (year, isSame) => {
    const bare = { title: TITLE, year: 2006 };
    expect(lookupOf(bare).find({ title: TITLE, year }) === bare).toBe(isSame);
    const other = { title: TITLE, year };
    expect(lookupOf(other).find(bare) === other).toBe(isSame);
  });

  it('is not recognized by a short title', () => {
    const short = { title: 'Editorial', year: 2006 };
    expect(lookupOf(short).find(short)).toBeUndefined();
    // Of 19 and of 20 letters and digits.
    const tooShort = { title: 'Ice cores of the Andes, 1', year: 2006 };
    expect(lookupOf(tooShort).find(tooShort)).toBeUndefined();
    const enough = { title: 'Ice cores of the Andes, 12', year: 2006 };
    expect(lookupOf(enough).find(enough)).toBe(enough);
  });

  it('is the first of several', () => {
    const [one, two] = [
      { ...known, name: 'one' },
      { ...known, name: 'two' },
    ];
    expect(lookupOf(one, two).find({ doi: known.doi, title: '', year: null })).toBe(one);
    expect(lookupOf(one, two).find({ title: TITLE, year: 2006 })).toBe(one);
  });
});

const LIST = `References

1. Prior H, Schwarz A, Gunturkun O (2008) Mirror-induced behavior in the magpie: evidence of self-recognition. PLoS Biol 6: e202.
2. Dally JM, Emery NJ, Clayton NS (2006) Food-caching western scrub-jays keep track of who was watching when. Science 312: 1662-1665.
`;
const TEXT = `Magpies and mirrors

Introduction

Some birds pass the mirror test [1]. Cache protection in jays depends on being watched [2]. Magpies see a mark in a mirror [1].

${LIST}`;
const MIRRORS = 'Mirror-induced behavior in the magpie: evidence of self-recognition';

const UNCITED = 'Another work that nobody cites';

describe('the references of papers', () => {
  it('are papers with what their entries and the sentences that cite them say', () => {
    const { references } = addCitedPapers([], [documentOf(TEXT, { id: 'mine' })], parse, AT);
    expect(references).toHaveLength(2);
    expect(references[0]).toMatchObject({
      paper: {
        title: MIRRORS,
        authors: ['H Prior', 'A Schwarz', 'O Gunturkun'],
        journal: 'PLoS Biol',
        year: 2008,
        abstract: '',
        collection: 'references',
        source: { origin: 'computed', by: 'References of your papers', at: AT },
      },
      review: { label: 'Prior et al. (2008)', citedAs: 'Some birds pass the mirror test [1].' },
      doc: {
        summary: 'Some birds pass the mirror test [1].\nMagpies see a mark in a mirror [1].',
      },
      citedIn: [
        { quote: 'Some birds pass the mirror test [1].' },
        { quote: 'Magpies see a mark in a mirror [1].' },
      ],
    });
  });

  it('that are known add only the sentences that cite them', () => {
    const [known, other] = [paperOf('known', MIRRORS, { year: 2008 }), paperOf('other', UNCITED)];
    const { papers, references } = addCitedPapers(
      [other, known],
      [documentOf(TEXT, { id: 'mine' })],
      parse,
      AT,
    );
    expect(papers[0]).toBe(other);
    expect(papers[1]).toMatchObject({ paper: known.paper, citedIn: [{}, {}] });
    expect(references.map(({ paper }) => paper.title)).toEqual([
      expect.stringMatching(/^Food-caching/) as string,
    ]);
  });

  it('of two papers are one work with the sentences of both', () => {
    const documents = [documentOf(TEXT, { id: 'one' }), documentOf(`${TEXT}\n`, { id: 'two' })];
    const { references } = addCitedPapers([], documents, parse, AT);
    expect(references).toHaveLength(2);
    expect(references[1]?.citedIn?.map(({ document_id }) => document_id)).toEqual(['one', 'two']);
    // The same sentence is searched once.
    expect(references[1]?.doc.summary).toBe(
      'Cache protection in jays depends on being watched [2].',
    );
  });

  it('say that a list of authors goes on, and share terms of titles', () => {
    const list = `References

1. Prior H, Schwarz A, et al. (2008) Mirror self-recognition in magpies. PLoS Biol 6: e202.
2. Gallup GG (1970) Mirror self-recognition in chimpanzees. Science 167: 86-87.
`;
    const text = `Mirrors\n\nIntroduction\n\nSome pass the test [1], [2].\n\n${list}`;
    const { references } = addCitedPapers([], [documentOf(text)], parse, AT);
    expect(references[0]?.paper.authors.at(-1)).toBe('et al.');
    expect(references[1]?.paper.authors).toEqual(['GG Gallup']);
    expect(references[0]?.review.label).toBe('Prior et al. (2008)');
    expect(references[1]?.review.label).toBe('Gallup (1970)');
    expect(references.map(({ review }) => review.terms)).toEqual([
      ['self-recognition'],
      ['self-recognition'],
    ]);
  });

  it('are none without papers, or in papers without a list', () => {
    const papers = [paperOf('known', UNCITED)];
    expect(addCitedPapers(papers, [], parse, AT)).toEqual({ papers, references: [] });
    const without = addCitedPapers(papers, [documentOf('A text.')], parse, AT);
    expect(without.references).toEqual([]);
    expect(without.papers).toBe(papers);
  });
});

describe('the works that a paper cites', () => {
  it('are quoted with offsets in their page', () => {
    const pages = [
      'Magpies\n\nIntroduction\n\nSome birds pass the mirror test [1].',
      `Cache protection in jays depends on being watched [2].\n\n${LIST}`,
    ];
    const works = readCitedWorks(documentOf(pages, { id: 'mine', title: 'Magpies' }));
    expect(works.map(({ sentences }) => sentences)).toMatchObject([
      [{ page: 1, pageNumber: 1, document_id: 'mine', document_title: 'Magpies' }],
      [{ page: 2, pageNumber: 2, start: 0 }],
    ]);
    for (const { page, start, end, quote } of works.flatMap(({ sentences }) => sentences))
      expect(pages[(page ?? 0) - 1]?.slice(start, end)).toBe(quote);
  });

  it('are quoted from the second page too, by a sentence as long as half of it', () => {
    const long = `Cache protection in jays depends on being watched by others, ${'and by others, '.repeat(40)}as it seems [2].`;
    const pages = [`Magpies\n\nIntroduction\n\n${'Birds sing. '.repeat(60)}`, `${long}\n\n${LIST}`];
    const [, two] = readCitedWorks(documentOf(pages));
    expect(two?.sentences).toMatchObject([{ page: 2, start: 0, quote: long }]);
  });

  it('are no rests of sentences that stop in the paragraph before', () => {
    const text = `Magpies\n\nIntroduction\n\nBirds hide food and\n\nlook for it later [1].\n\nmtDNA tells their sexes [2].\n\n${LIST}`;
    const works = readCitedWorks(documentOf(text));
    expect(works.map(({ sentences }) => sentences.map(({ quote }) => quote))).toEqual([
      [],
      ['mtDNA tells their sexes [2].'],
    ]);
  });

  it('name no page of a text without pages', () => {
    const [work] = readCitedWorks(documentOf(TEXT));
    expect(work?.sentences[0]).toMatchObject({ page: null, pageNumber: 1 });
  });

  it('are not quoted by a sentence that runs over a page', () => {
    const pages = [
      'Magpies\n\nIntroduction\n\nIt is often said that some birds and',
      `some apes pass the mirror test [1]. Jays hide food when watched [2].\n\n${LIST}`,
    ];
    const [one, two] = readCitedWorks(documentOf(pages));
    expect(one?.sentences).toEqual([]);
    expect(two?.sentences).toMatchObject([{ page: 2 }]);
  });

  it('are left out without a title that can be found again', () => {
    const list = `References

1. Prior H (2008) Birds. PLoS Biol 6: e202.
2. Dally JM, Emery NJ (2006) Food-caching western scrub-jays keep track of who was watching when. Science 312: 1662-1665.
`;
    const text = `Mirrors\n\nIntroduction\n\nSome pass the test [1], [2].\n\n${list}`;
    expect(readCitedWorks(documentOf(text)).map(({ reference }) => reference.year)).toEqual([2006]);
  });

  it('are named by journal, volume and page where the paper prints no titles', () => {
    const list = `References

[1] H. Prior, Bird Mirrors 6 (2008) 202.
[2] J. M. Dally, N. J. Emery, J. Bird Caches 312 (2006) 1662.
[3] Bird Mirrors 7, 12.
`;
    const text = `Mirrors\n\nIntroduction\n\nSome pass the test [1], and some hide food [2].\n\n${list}`;
    const works = readCitedWorks(documentOf(text));
    expect(works.map(({ reference: { title, year } }) => [title, year])).toEqual([
      ['Bird Mirrors 6, 202 (the paper prints no title)', 2008],
      ['J. Bird Caches 312, 1662 (the paper prints no title)', 2006],
    ]);
    expect(works[1]?.sentences).toHaveLength(1);
  });

  it('are read once per text', () => {
    const read = (text: string, id = 'mine') => readCitedWorks(documentOf(text, { id }));
    expect(read(TEXT)).toBe(read(TEXT));
    expect(read(`${TEXT} `)).not.toBe(read(TEXT));
    expect(read(TEXT, 'other')).not.toBe(read(TEXT));
  });
});
