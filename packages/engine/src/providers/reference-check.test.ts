import { describe, expect, it } from 'vitest';
import type { LivePaper } from './provider.types.js';
import { checkReference } from './reference-check.js';

const record: LivePaper = {
  id: 'doi:10.5555/a',
  title: 'Made-up effects of nothing on everything: a trial',
  authors: ['Ånna M Nobody', 'Bob Noone'],
  journal: '',
  year: 2021,
  doi: '10.5555/a',
  abstract: '',
  isRetracted: false,
  url: 'https://doi.org/10.5555/a',
  source: { origin: 'live', by: 'Crossref', at: '2026-03-01T12:00:00.000Z' },
};

const cited = { title: record.title, firstAuthor: 'Nobody, A.', year: 2021 };

describe('checkReference', () => {
  it('matches in spite of case, marks, order of names and a year between online and print', () => {
    const check = checkReference(
      {
        title: 'MADE-UP EFFECTS of nothing on everything — a trial',
        firstAuthor: 'Nobody Anna',
        year: 2022,
      },
      record,
    );
    expect(check).toEqual({
      result: 'matches',
      differences: [],
      isRetracted: false,
      titleSimilarity: 1,
    });
  });

  it('finds a real DOI under a wrong title', () => {
    const check = checkReference(
      { ...cited, title: 'Some other results on something else' },
      record,
    );
    expect(check).toMatchObject({ result: 'differs', differences: ['title'] });
    expect(check.titleSimilarity).toBeLessThan(0.5);
  });

  it('finds a wrong author and a wrong year', () => {
    expect(checkReference({ ...cited, firstAuthor: 'Somebody', year: 2015 }, record)).toMatchObject(
      {
        result: 'differs',
        differences: ['author', 'year'],
      },
    );
  });

  it('ignores fields that the record does not have', () => {
    expect(checkReference(cited, { ...record, authors: [], year: null }).result).toBe('matches');
    expect(checkReference({ title: record.title }, record).result).toBe('matches');
  });

  it('reports a retraction, and a missing record', () => {
    expect(checkReference(cited, { ...record, isRetracted: true }).isRetracted).toBe(true);
    expect(checkReference(cited, null).result).toBe('unknown');
    expect(checkReference({ title: '' }, { ...record, title: '…' }).result).toBe('differs');
  });
});
