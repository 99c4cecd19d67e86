import { describe, expect, it } from 'vitest';
import { createLivePaper, type RawPaper } from './live-paper.js';

const raw: RawPaper = {
  title: 'A made-up title',
  authors: ['Nobody A'],
  journal: 'Journal',
  year: 2024,
  doi: '10.5555/a',
  pmid: undefined,
  abstract: '',
  citations: undefined,
  isRetracted: false,
};
const source = { origin: 'live', by: 'Test', at: '2026-03-01T12:00:00.000Z' } as const;
const read = (more: Partial<RawPaper>) => createLivePaper({ ...raw, ...more }, source);

describe('createLivePaper', () => {
  it.each([
    ['A title with its full stop.', 'A title with its full stop'],
    ['[A translated title].', 'A translated title'],
    ['A title that trails off...', 'A title that trails off...'],
    ['A title [with a bracket]', 'A title [with a bracket]'],
  ])('reads the title %j', (title, shown) => {
    expect(read({ title })?.title).toBe(shown);
  });

  it.each([
    'RETRACTED: Words',
    'Retracted Article: Words',
    '[Retracted] Words',
    'WITHDRAWN: Words',
  ])('sees a retraction in the title %j', (title) => {
    expect(read({ title })?.isRetracted).toBe(true);
  });

  it.each(['Retracted papers: a study', 'Eyelid retraction: a case', 'Withdrawn patients'])(
    'sees none in the title %j',
    (title) => {
      expect(read({ title })?.isRetracted).toBe(false);
    },
  );

  it.each<[string | number | undefined, number | null]>([
    ['2024 Mar 15', 2024],
    ['Winter 1999-2000', 1999],
    [1887, 1887],
    ['20240315', null],
    [3000, null],
    [Number.NaN, null],
    [undefined, null],
  ])('reads the year of %j', (year, shown) => {
    expect(read({ year })?.year).toBe(shown);
  });

  it('makes addresses of ids alone, escaped where they need it', () => {
    expect(read({ doi: '10.5555/a#b?c' })?.url).toBe('https://doi.org/10.5555/a%23b%3Fc');
    expect(read({ doi: undefined, pmid: '00099000001' })).toBeNull();
    expect(read({ doi: undefined, pmid: '000990001' })).toMatchObject({
      id: 'pmid:990001',
      url: 'https://pubmed.ncbi.nlm.nih.gov/990001/',
    });
  });

  it('is null without a title or an id', () => {
    expect(read({ title: ' <i></i> ' })).toBeNull();
    expect(read({ doi: 'none', pmid: 'none' })).toBeNull();
  });

  it('ignores invalid counts', () => {
    for (const citations of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(read({ citations })).not.toHaveProperty('citations');
    expect(read({ citations: 0 })).toHaveProperty('citations', 0);
  });

  it('keeps no more than two hundred authors', () => {
    expect(read({ authors: Array.from({ length: 5000 }, () => 'Nobody A') })?.authors).toHaveLength(
      200,
    );
  });
});
