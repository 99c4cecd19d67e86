import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../language/parse-text.js';
import { addCitedPapers } from './cited-papers.js';
import { readCitedWorks } from './cited-works.js';
import { documentOf } from './literature.fixtures.js';
import { paperOf } from './searchable-paper.fixtures.js';

const AT = '2026-03-01T12:00:00Z';
const { parse } = await loadLanguage();

/** A paper with a reference list and sentences that cite its entries. */
const citing = (entries: readonly string[], sentences: readonly string[] = [], id = 'mine') => {
  const list = entries.map((entry, at) => `${String(at + 1)}. ${entry}`).join('\n');
  const text = ['Some birds pass the test [1].', ...sentences].join(' ');
  return documentOf(`Mirrors\n\nIntroduction\n\n${text}\n\nReferences\n\n${list}\n`, { id });
};
const referencesOf = (...documents: readonly ReturnType<typeof citing>[]) =>
  addCitedPapers([], documents, parse, AT).references;

const MIRRORS = 'Mirror-induced behavior in the magpie: evidence of self-recognition';
const PRIOR = `Prior H, Schwarz A (2008) ${MIRRORS}. PLoS Biol 6: e202.`;
const OTHER =
  'Dally JM, Emery NJ (2006) Food-caching western scrub-jays keep track of who was watching when. Science 312: 1662-1665.';

describe('an entry of a reference list', () => {
  it('is known by its DOI', () => {
    const [paper] = referencesOf(
      citing([`Prior H (2009) ${MIRRORS}. https://doi.org/10.1234/ABC`, OTHER]),
    );
    expect(paper).toMatchObject({
      paper: { id: 'doi:10.1234/abc', doi: '10.1234/abc', journal: '', year: 2009 },
      doc: { id: 'doi:10.1234/abc', title: MIRRORS },
    });
  });

  it('is else known by title, year and first author, the same in every list', () => {
    const idOf = (entry: string) => referencesOf(citing([entry, OTHER]))[0]?.paper.id;
    const id = idOf(PRIOR);
    expect(id).toMatch(/^ref-[\da-f]{16}$/u);
    expect(idOf(PRIOR.replace('PLoS Biol 6: e202', 'PLoS Biology 6'))).toBe(id);
    expect(idOf(PRIOR.replace('2008', '2009'))).not.toBe(id);
    expect(idOf(PRIOR.replace('Prior', 'Doe'))).not.toBe(id);
    expect(idOf(PRIOR.replace('magpie', 'raven'))).not.toBe(id);
  });

  it('may name an institution as its author, or no year', () => {
    const [one, two] = referencesOf(
      citing([
        'World Health Organization (2011) Guidelines for the care of magpies. Geneva.',
        OTHER.replace(' (2006)', '.'),
      ]),
    );
    expect(one?.paper.authors).toEqual(['World Health Organization']);
    expect(one?.review.citedAs).toBe('Some birds pass the test [1].');
    expect(two?.paper).toMatchObject({ year: null, authors: ['JM Dally', 'NJ Emery'] });
    expect(two?.review.label).toBe('Dally and Emery');
  });

  it('may name no author', () => {
    const [paper] = referencesOf(
      citing(['(2008) Works of magpies and other birds in old mirrors. Science 312: 1-2.', OTHER]),
    );
    expect(paper?.paper).toMatchObject({ authors: [], year: 2008, journal: 'Science' });
    expect(paper?.paper.id).toMatch(/^ref-[\da-f]{16}$/u);
  });

  it('names its methods in its title', () => {
    const [one, two] = referencesOf(
      citing([
        `Prior H (2009) Functional magnetic resonance imaging of awake magpies. Brain 1: 2.`,
        OTHER,
      ]),
    );
    expect(one?.review.methods).toContain('functional MRI');
    expect(two?.review.methods).toEqual([]);
  });

  it('is cited by no sentence, or by several of which 4000 characters are searched', () => {
    const sentences = Array.from(
      { length: 40 },
      (_, at) =>
        `In part ${String(at)} of our long report, we describe how some of the jays in the garden hid their food from each of the others [2].`,
    );
    const [one, two, three] = referencesOf(
      citing([PRIOR, OTHER, `${OTHER.replace('western', 'eastern')}`], sentences),
    );
    expect(one?.doc.summary).toBe('Some birds pass the test [1].');
    expect(two?.citedIn).toHaveLength(40);
    expect(two?.doc.summary).toHaveLength(4000);
    expect(three).toMatchObject({ citedIn: [], doc: { summary: '' } });
    expect(three?.review.citedAs).toBeUndefined();
  });

  it.each([
    ['seven letters', 'Prior H (2008) Bird now. PLoS Biol 6: e202.', false],
    ['seven letters and digits', 'Prior H (2008) Bird now 12. PLoS Biol 6: e202.', false],
    ['eight letters', 'Prior H (2008) Birds now. PLoS Biol 6: e202.', true],
    [
      'no author but a year',
      '“Works of magpies and other birds in old mirrors,” Science, 2008.',
      true,
    ],
    ['neither an author nor a year', 'Works of magpies and other birds in old mirrors.', false],
  ])('is left out or not: a title of %s', (_, entry, isUsed) => {
    const titles = readCitedWorks(citing([OTHER, entry])).map(({ reference }) => reference.title);
    expect(titles).toHaveLength(isUsed ? 2 : 1);
  });
});

describe('entries of several papers', () => {
  it('with a short title are one work if they are alike', () => {
    const short = 'Prior H (2008) Birds now. PLoS Biol 6: e202.';
    const references = referencesOf(
      citing([short], [], 'one'),
      citing([short], ['Others [1].'], 'two'),
    );
    expect(references).toHaveLength(1);
  });

  it('add their sentences to a known paper, by DOI and by title', () => {
    const known = paperOf('known', MIRRORS, { year: 2008, doi: '10.1234/abc' });
    const byDoi = citing(
      ['Prior H (2008) Birds that look at themselves in ponds. https://doi.org/10.1234/ABC'],
      [],
      'one',
    );
    const { papers, references } = addCitedPapers(
      [known],
      [byDoi, citing([PRIOR], [], 'two')],
      parse,
      AT,
    );
    expect(references).toEqual([]);
    expect(papers[0]?.citedIn?.map(({ document_id }) => document_id)).toEqual(['one', 'two']);
  });
});
