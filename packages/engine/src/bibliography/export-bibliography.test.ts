import { describe, expect, it } from 'vitest';
import { exportBibliography, type BibliographyRecord } from '@spinout/api-client/bibliography';
import { BIBTEX, CSL_JSON, ENDNOTE_XML, NBIB, RIS } from './bibliography.fixtures.js';
import { importBibliography } from './import-bibliography.js';

const FORMATS = ['bibtex', 'ris', 'csl-json'] as const;

const difficult: BibliographyRecord = {
  id: 'king1963',
  type: 'article-journal',
  title: "A 50% {brace} & an _under_score: $5, #1, ~ ^ \\ DNA -- and ``quotes'' of Müller 東京",
  authors: [
    { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
    { family: 'van der Berg', given: 'Jan' },
    { family: 'García Márquez', given: 'Gabriel' },
    { family: 'Smith and Sons' },
    { family: 'Aristotle' },
  ],
  year: 1963,
  containerTitle: 'Science & Society',
  pages: 'e12-e15',
  doi: '10.1002/(sici)1097-0258(19980430)17:8<857::aid-sim777>3.0.co;2-e',
  url: 'https://example.org/a_b%20c?d=1&e=%7B2%7D#f',
  abstract: 'Costs fell by 5% (P < 0.05) & more: {x | x > 0}.',
  keywords: ['Genome, Human', 'C#'],
};

describe.each(FORMATS)('%s', (format) => {
  it.each([
    ['BibTeX', BIBTEX],
    ['RIS', RIS],
    ['PubMed', NBIB],
    ['CSL-JSON', CSL_JSON],
    ['EndNote XML', ENDNOTE_XML],
  ])('gives back the same records that came from %s', async (_, text) => {
    const { records } = await importBibliography(text);
    const again = await importBibliography(exportBibliography(records, format));
    expect(again.skipped).toEqual([]);
    // BibTeX has no type for proceedings as a whole that differs from a book.
    const comparable = (list: readonly BibliographyRecord[]) =>
      list.map((record) => (record.id === 'nips30' ? { ...record, type: '' } : record));
    expect(comparable(again.records)).toEqual(comparable(records));
  });

  it('keeps special characters, unusual names and keywords with commas', async () => {
    const { records } = await importBibliography(exportBibliography([difficult], format));
    expect(records).toEqual([difficult]);
  });

  it('gives records with the same id different keys, always the same ones', async () => {
    const twins = ['First', 'Second', 'Third'].map((title) => ({
      ...difficult,
      title,
      doi: `10.1000/${title.toLowerCase()}`,
    }));
    const text = exportBibliography(twins, format);
    expect(exportBibliography(twins, format)).toBe(text);
    const { records } = await importBibliography(text);
    expect(records.map(({ id }) => id)).toEqual(['king1963', 'king1963a', 'king1963b']);
  });

  it('writes nothing for no records', () => {
    expect(exportBibliography([], format).trim()).toBe(format === 'csl-json' ? '[]' : '');
  });
});

it('writes BibTeX as authors expect it: capitals protected, pages with an en dash', () => {
  const text = exportBibliography(
    [
      {
        id: '',
        type: 'article-journal',
        title: 'An integrated encyclopedia of DNA elements in the human genome',
        authors: [{ family: 'ENCODE Project Consortium' }],
        year: 2012,
        containerTitle: 'Nature',
        pages: '57-74',
        keywords: [],
      },
    ],
    'bibtex',
  );
  expect(text).toBe(`@article{encodeprojectconsortium2012integrated,
  author = {{ENCODE Project Consortium}},
  title = {An integrated encyclopedia of {DNA} elements in the human genome},
  journal = {Nature},
  year = {2012},
  pages = {57--74}
}
`);
});
