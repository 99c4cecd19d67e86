import { ApiError } from '@spinout/api-client';
import { exampleHypothesis, examplePapers } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { LiteratureSearchResult, LiteratureDraft } from './literature.machine.js';
import { literatureModel } from './literature-step.model.js';
import { found, neverResolve, open } from './literature-machine.test-tools.js';

describe('the literature machine', () => {
  it.each([
    ['support', { ...exampleHypothesis, support: 'none' as const }],
    [
      'placeholder title',
      { ...exampleHypothesis, support: undefined, title: 'No supported hypothesis' },
    ],
  ])(
    'LIT-14 does not search for an unsupported hypothesis, recognized by its %s (T-86)',
    (_, none) => {
      const search = vi.fn(() => Promise.resolve(found));
      const { actor } = open({ hypothesis: none, search });
      expect(search).not.toHaveBeenCalled();
      actor.send({ type: 'query.changed', query: 'spindles' });
      actor.send({ type: 'search.requested' });
      expect(search.mock.calls).toMatchObject([[{ hypothesis: null, query: 'spindles' }, {}]]);
    },
  );

  it('LIT-03 searches automatically once when there is a hypothesis, with an empty query (S-19)', async () => {
    const search = vi.fn(() => Promise.resolve(found));
    const { waitUntilIdle, draft } = open({ search });
    await waitUntilIdle();
    expect(search).toHaveBeenCalledExactlyOnceWith(
      { journeyId: 'journey-1', hypothesis: exampleHypothesis, query: '' },
      expect.anything(),
    );
    expect(draft().found).toEqual(found);
  });

  it('LIT-03 without a hypothesis searches only on demand (S-20)', async () => {
    const search = vi.fn(() => Promise.resolve(found));
    const { actor, waitUntilIdle } = open({ search, hypothesis: null });
    expect(search).not.toHaveBeenCalled();
    actor.send({ type: 'query.changed', query: 'spindles' });
    actor.send({ type: 'search.requested' });
    await waitUntilIdle();
    expect(search).toHaveBeenCalledExactlyOnceWith(
      { journeyId: 'journey-1', hypothesis: null, query: 'spindles' },
      expect.anything(),
    );
  });

  it('brings back a selection that selecting all or none replaced, until the next one', async () => {
    const { actor, waitUntilIdle, draft } = open({ search: () => Promise.resolve(found) });
    await waitUntilIdle();
    const [first = '', ...others] = found.papers.map(({ id }) => id);
    const select = (selected: readonly string[]) =>
      actor.send({ type: 'selection.changed', selected });
    actor.send({ type: 'paper.toggled', id: first });
    select([first, ...others]);
    select([]);
    actor.send({ type: 'undo.requested' });
    expect(draft().selected).toEqual([first]);
    expect(actor.getSnapshot().can({ type: 'undo.requested' })).toBe(false);
    select([]);
    actor.send({ type: 'paper.toggled', id: first });
    expect(actor.getSnapshot().can({ type: 'undo.requested' })).toBe(false);
  });

  it('sends the choice of public sources with the next search, and keeps it in the draft', async () => {
    const search = vi.fn(() => Promise.resolve(found));
    const { actor, waitUntilIdle, draft } = open({ search });
    await waitUntilIdle();
    actor.send({ type: 'live.changed', live: true });
    expect(search).toHaveBeenCalledTimes(1);
    expect(draft().live).toBe(true);
    actor.send({ type: 'search.requested' });
    await waitUntilIdle();
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ live: true }),
      expect.anything(),
    );
  });

  it('orders the papers without another search', async () => {
    const ranked = { ...found, papers: found.papers.toReversed() };
    const search = vi.fn(() => Promise.resolve(ranked));
    const { actor, waitUntilIdle, draft } = open({ search });
    await waitUntilIdle();
    const shown = () => literatureModel(actor.getSnapshot()).papers.map(({ paper }) => paper.year);
    expect(shown()).toEqual([2019, 2021]);
    actor.send({ type: 'order.changed', order: 'newest' });
    expect(shown()).toEqual([2021, 2019]);
    actor.send({ type: 'order.changed', order: 'citations' });
    expect(literatureModel(actor.getSnapshot()).order).toBe('relevance');
    expect(draft().found).toEqual(ranked);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('keeps how the papers are shown and sorted, with what was selected then', async () => {
    const { actor, waitUntilIdle, draft } = open();
    await waitUntilIdle();
    actor.send({ type: 'view.changed', view: 'table' });
    actor.send({ type: 'paper.toggled', id: 'paper-2' });
    actor.send({ type: 'sort.changed', column: 'selected' });
    actor.send({ type: 'paper.toggled', id: 'paper-1' });
    expect(draft()).toMatchObject({
      view: 'table',
      sort: { column: 'selected', isDescending: true, selected: ['paper-2'] },
      selected: ['paper-2', 'paper-1'],
    });
    actor.send({ type: 'column.toggled', column: 'year' });
    actor.send({ type: 'column.toggled', column: 'source' });
    actor.send({ type: 'column.toggled', column: 'year' });
    expect(literatureModel(actor.getSnapshot())).toMatchObject({
      view: 'table',
      sort: draft().sort,
      hiddenColumns: ['source'],
    });
  });

  it('LIT-08 toggles papers one by one', async () => {
    const { actor, waitUntilIdle, draft } = open();
    await waitUntilIdle();
    for (const id of ['paper-1', 'paper-2', 'paper-1']) actor.send({ type: 'paper.toggled', id });
    expect(draft().selected).toEqual(['paper-2']);
  });

  it('uses only the last of two searches, and cancels the first', async () => {
    const answers: ((found: LiteratureSearchResult) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { actor, waitUntilIdle, draft } = open({
      search: (_, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    actor.send({ type: 'query.changed', query: 'second' });
    actor.send({ type: 'search.requested' });
    expect(signals[0]?.aborted).toBe(true);
    answers[1]?.({ ...found, papers: examplePapers.slice(1) });
    answers[0]?.(found);
    await waitUntilIdle();
    expect(draft().found?.papers).toEqual(examplePapers.slice(1));
  });

  it('sends the same query once even if it is requested repeatedly', () => {
    const search = vi.fn(neverResolve);
    const { actor } = open({ search });
    actor.send({ type: 'search.requested' });
    actor.send({ type: 'search.requested' });
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('LIT-17 reports a failed search with its cause, and can search again (S-41)', async () => {
    const failure = new ApiError('timeout', { endpoint: 'literature.search' });
    const { actor, waitUntilIdle } = open({ search: () => Promise.reject(failure) });
    await waitUntilIdle();
    const state = actor.getSnapshot();
    expect(state.context.problem).toEqual({ code: 'searchFailed', error: failure });
    expect(state.can({ type: 'search.requested' })).toBe(true);
  });

  it('LIT-13 does not complete with nothing selected (S-43)', async () => {
    const review = vi.fn(neverResolve);
    const { actor, waitUntilIdle } = open({ review });
    await waitUntilIdle();
    actor.send({ type: 'review.completed' });
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'papersMissing' });
    expect(review).not.toHaveBeenCalled();
  });

  it('LIT-16 reports the complete review (S-22)', async () => {
    const body = { anything: { goes: true } };
    const { actor, waitUntilIdle } = open({ review: () => Promise.resolve(body) });
    await waitUntilIdle();
    actor.send({ type: 'paper.toggled', id: 'paper-1' });
    actor.send({ type: 'review.completed' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(actor.getSnapshot().output).toEqual({
      review: { ...body, synthesis: undefined, source: undefined },
      selected: ['paper-1'],
      papers: examplePapers,
      analysis: found.analysis,
    });
  });

  it('LIT-18 keeps the selection if the review fails (S-42)', async () => {
    const failure = new ApiError('status', { endpoint: 'literature.review', status: 500 });
    const { actor, waitUntilIdle, draft } = open({ review: () => Promise.reject(failure) });
    await waitUntilIdle();
    actor.send({ type: 'paper.toggled', id: 'paper-1' });
    actor.send({ type: 'review.completed' });
    await waitUntilIdle();
    expect(actor.getSnapshot().status).toBe('active');
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'reviewFailed', error: failure });
    expect(draft().selected).toEqual(['paper-1']);
  });

  it('exports the selected papers in the order of the list', async () => {
    const exportPapers = vi.fn(() => Promise.resolve(null));
    const { actor, waitUntilIdle } = open({ exportPapers });
    await waitUntilIdle();
    actor.send({ type: 'export.requested', format: 'ris' });
    expect(exportPapers).not.toHaveBeenCalled();
    for (const id of ['paper-2', 'paper-1']) actor.send({ type: 'paper.toggled', id });
    actor.send({ type: 'export.requested', format: 'ris' });
    expect(exportPapers).toHaveBeenCalledExactlyOnceWith({
      papers: examplePapers,
      format: 'ris',
      subject: exampleHypothesis.title,
      date: testRuntime().now(),
    });
    await waitFor(actor, (state) => state.matches({ choosing: { exports: 'ready' } }));
  });

  it('reports a failed export, keeps the selection, and can export again', async () => {
    const failure = new Error('disk full');
    const { actor, waitUntilIdle, draft } = open({ exportPapers: () => Promise.reject(failure) });
    await waitUntilIdle();
    actor.send({ type: 'paper.toggled', id: 'paper-1' });
    actor.send({ type: 'export.requested', format: 'bibtex' });
    await waitFor(actor, ({ context }) => context.problem !== null);
    const state = actor.getSnapshot();
    expect(state.context.problem).toEqual({ code: 'exportFailed', error: failure });
    expect(draft().selected).toEqual(['paper-1']);
    expect(state.can({ type: 'export.requested', format: 'bibtex' })).toBe(true);
  });

  it('is restored after a reload and sends nothing automatically (T-79)', () => {
    const search = vi.fn(neverResolve);
    const draft: LiteratureDraft = { query: 'spindles', found, selected: ['paper-2'] };
    const reopened = open({ search, draft });
    expect(reopened.draft()).toEqual(draft);
    expect(search).not.toHaveBeenCalled();
  });
});
