import { describe, expect, it } from 'vitest';
import type { Paper } from '../schemas/flow-literature.js';
import { createPaperRecord } from './create-paper-record.js';
import { parseDisplayName } from './display-name.js';
import { exportBibliography } from './export-bibliography.js';

const paper: Paper = {
  id: 'doi:10.1000/ab',
  title: 'A <i>made-up</i> paper',
  authors: ['Ada Example', 'et al.'],
  journal: 'Journal of Examples',
  year: 2021,
  relevance: 0.5,
  abstract: 'First line.\nSecond line.',
  doi: 'https://doi.org/10.1000/AB',
};

describe('a record of a paper', () => {
  it('has every field of the paper as plain text', () =>
    expect(createPaperRecord(paper)).toEqual({
      id: '',
      type: 'article-journal',
      title: 'A made-up paper',
      authors: [{ family: 'Example', given: 'Ada' }, { family: 'et al.' }],
      year: 2021,
      containerTitle: 'Journal of Examples',
      doi: '10.1000/ab',
      url: 'https://doi.org/10.1000/AB',
      abstract: 'First line. Second line.',
      keywords: [],
    }));

  it('leaves out what the paper does not have, and what is no address', () =>
    expect(
      createPaperRecord({
        ...paper,
        authors: [],
        journal: '',
        year: null,
        abstract: '',
        doi: 'n/a',
        url: 'javascript:alert(1)',
      }),
    ).toEqual({ id: '', type: 'document', title: 'A made-up paper', authors: [], keywords: [] }));

  it('has the paper’s own address rather than that of the DOI', () =>
    expect(createPaperRecord({ ...paper, url: 'https://example.org/paper' }).url).toBe(
      'https://example.org/paper',
    ));

  it('does not take “Uploaded paper” for a journal', () => {
    const source = { origin: 'user' as const, by: 'Uploaded paper' };
    const uploaded = { ...paper, uploaded: true, journal: 'Uploaded paper', source };
    const record = createPaperRecord(uploaded);
    expect(record).not.toHaveProperty('containerTitle');
    expect(record.type).toBe('document');
  });

  it('says that an abstract is a summary of the bundled library', () =>
    expect(createPaperRecord({ ...paper, collection: 'library' }).abstract).toBe(
      'Summary from the bundled library: First line. Second line.',
    ));

  it('says in BibTeX that there are more authors', () =>
    expect(exportBibliography([createPaperRecord(paper)], 'bibtex')).toContain(
      'author = {Example, Ada and others}',
    ));
});

it.each([
  ['Ada Example', { given: 'Ada', family: 'Example' }],
  ['S. Hochreiter', { given: 'S.', family: 'Hochreiter' }],
  ['Smith JA', { given: 'JA', family: 'Smith' }],
  ['van der Berg J', { given: 'J', family: 'van der Berg' }],
  ['Smith, Jane', { given: 'Jane', family: 'Smith' }],
  ['G. van den Driessche', { given: 'G.', family: 'van den Driessche' }],
  ['Z. R. Al Sayed', { given: 'Z. R.', family: 'Al Sayed' }],
  ['Juan de la Cruz', { given: 'Juan', family: 'de la Cruz' }],
  ['Martin Luther King Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
  ['Santiago Ramón y Cajal', { given: 'Santiago', family: 'Ramón y Cajal' }],
  ['The ENCODE Project Consortium', { family: 'The ENCODE Project Consortium' }],
  ['Aristotle', { family: 'Aristotle' }],
  ['et al.', { family: 'et al.' }],
])('reads the displayed name “%s”', (name, expected) =>
  expect(parseDisplayName(name)).toEqual(expected),
);
