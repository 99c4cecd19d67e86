import { createApiClient, type SearchLog } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiteratureStep } from './literature-step.js';
import { literatureDraft } from './literature.draft.js';
import { writeSearchLog } from './search-log.js';
import { searchLogMessages } from './search-log.messages.js';

const noQuery = { query: undefined, at: undefined, hits: undefined, limit: undefined };

const log: SearchLog = {
  query: 'sleep spindles, recall of words',
  query_from: 'hypothesis',
  at: '2026-05-01T10:00:00.000Z',
  software: 'Spinout engine 0.1.0',
  limit: 20,
  sources: [
    { name: 'Bundled library', kind: 'library', identified: 352, ...noQuery, failure: undefined },
    {
      name: 'PubMed',
      kind: 'public',
      query: 'sleep spindles[tiab]',
      at: '2026-05-01T10:00:01.000Z',
      identified: 20,
      hits: 1812,
      limit: 20,
      failure: undefined,
    },
    {
      name: 'OpenAlex',
      kind: 'public',
      query: 'sleep spindles',
      at: '2026-05-01T10:00:01.000Z',
      identified: 0,
      hits: undefined,
      limit: 20,
      failure: 'unreachable',
    },
  ],
  duplicates: 3,
  retracted: 1,
  not_screened: 0,
  screened: 368,
  excluded: 350,
  relevant: 18,
  listed: 18,
};

const format = { messages: searchLogMessages, locale: 'en-US' };

describe('the text of a search log', () => {
  it('states query, sources, times, limits, software and every count', () => {
    expect(writeSearchLog({ log, selected: 4 }, format)).toBe(`Search log
Literature search on May 1, 2026, 10:00 AM UTC with Spinout engine 0.1.0.
Query, from the terms of the hypothesis: “sleep spindles, recall of words”

Sources
- Bundled library (records compared with the query: 352)
- PubMed: query as sent “sleep spindles[tiab]”, May 1, 2026, 10:00 AM UTC; records retrieved: 20, limit 20, of 1,812 hits
- OpenAlex: query as sent “sleep spindles”, May 1, 2026, 10:00 AM UTC; records retrieved: 0, limit 20; failed or incomplete (unreachable)

Records at each step
- Identified: 372
- Duplicates removed: 3
- Retracted records removed: 1
- Screened: 368
- Screened out (off topic): 350
- Included as relevant: 18
- Listed, at most 20: 18
- Selected by you: 4

Screening was automatic. A record was included if it contains enough of the query’s words, weighted by how rare they are.
`);
  });

  it('says that cited works were included only where that happened', () => {
    const references = { ...log.sources[0]!, kind: 'references' as const };
    const cited = { ...log, sources: [references] };
    expect(writeSearchLog({ log: cited, selected: null }, format)).toContain(
      'Works cited in an uploaded paper were ranked by shared words',
    );
    expect(
      writeSearchLog({ log: { ...cited, query_from: 'papers' }, selected: null }, format),
    ).toContain('All works cited in the uploaded papers were included.');
    expect(
      writeSearchLog({ log: { ...cited, query_from: 'person' }, selected: null }, format),
    ).not.toContain('cited');
  });

  it('counts selected papers of earlier searches apart from those of this search', () => {
    expect(writeSearchLog({ log, selected: 4, selectedEarlier: 2 }, format)).toContain(
      '- Selected by you: 4\n- Also selected, from earlier searches: 2\n',
    );
  });

  it('names simulated results as such', () => {
    expect(writeSearchLog({ log, selected: 0, isSimulated: true }, format)).toContain(
      'No search took place.',
    );
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const openLog = async () => {
  const user = userEvent.setup();
  const replies = {
    ...exampleReplies,
    'literature.search': { ...exampleReplies['literature.search'], log },
  };
  render(
    <LiteratureStep
      api={createApiClient({ transport: scriptedTransport(replies) })}
      journeyId="journey-1"
      hypothesis={null}
      hasPapers
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Search log' }));
  return user;
};

describe('the search log in the literature step', () => {
  it('is found after the search that papers without a hypothesis start by themselves', async () => {
    const user = await openLog();
    const table = within(screen.getByRole('table', { name: 'Records at each step' }));
    expect(table.getByRole('row', { name: 'Screened 368' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Selected by you 0' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select An example paper with a DOI' }));
    expect(table.getByRole('row', { name: 'Selected by you 1' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Sources' })).toHaveTextContent('of 1,812 hits');
  });

  it('can be copied, and says so', async () => {
    const user = await openLog();
    await user.click(screen.getByRole('button', { name: 'Copy search log' }));
    expect(await screen.findByText('Search log copied.')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toContain('- Identified: 372');
  });

  it('says that it was not copied', async () => {
    const user = await openLog();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy search log' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to copy the search log');
  });

  it('is saved as text', async () => {
    const user = await openLog();
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/0');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Save as text' }));
    await vi.waitFor(() =>
      expect(names).toEqual([expect.stringMatching(/^Literature_search_\d{4}-\d{2}-\d{2}\.txt$/)]),
    );
  });
});

describe('a saved literature step', () => {
  const found = {
    papers: [],
    analysis: { themes: [], gaps: [], methodologies: [] },
    source: null,
  };

  it.each([
    ['with a log', { ...found, log }, log],
    ['of an earlier version, without a log', found, undefined],
    ['with a damaged log', { ...found, log: 'none' }, undefined],
  ])('is read %s', (_, saved, expected) => {
    const read = literatureDraft.parse({ query: '', found: saved, selected: [] });
    expect(read.found?.log).toEqual(expected);
  });
});
