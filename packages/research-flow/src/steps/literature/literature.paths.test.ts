import { exampleHypothesis, exampleImport, examplePapers } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import {
  literatureMachine,
  type LiteratureSearchResult,
  type LiteratureEvent,
} from './literature.machine.js';
import type { ReadSource } from './own-sources.types.js';

const found: LiteratureSearchResult = {
  papers: examplePapers,
  analysis: { themes: [], gaps: [], methodologies: [] },
  source: null,
};

const imported: ReadSource = {
  kind: 'bibliography',
  imported: { ...exampleImport, duplicates: 0, already_imported: 0, problem_count: 0 },
  problems: [],
  storedIn: 'browser',
};

const events: readonly LiteratureEvent[] = [
  { type: 'query.changed', query: 'spindle' },
  { type: 'query.changed', query: '' },
  { type: 'live.changed', live: true },
  { type: 'order.changed', order: 'newest' },
  { type: 'filter.changed', change: { isCited: true } },
  { type: 'view.changed', view: 'table' },
  { type: 'sort.changed', column: 'selected' },
  { type: 'column.toggled', column: 'year' },
  { type: 'search.requested' },
  { type: 'search.cancelled' },
  { type: 'paper.toggled', id: 'paper-1' },
  { type: 'paper.toggled', id: 'paper-2' },
  { type: 'selection.changed', selected: ['paper-1', 'paper-2'] },
  { type: 'selection.changed', selected: [] },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
  { type: 'export.requested', format: 'bibtex' },
  { type: 'log.requested', as: 'copy', text: 'log' },
  { type: 'log.requested', as: 'file', text: 'log' },
  { type: 'review.completed' },
  { type: 'sources.chosen', chosen: { kind: 'paper', files: [] } },
  { type: 'source.retried', id: 'file-1' },
  { type: 'source.dropped', id: 'file-1' },
  { type: 'import.removed', id: exampleImport.id },
  { type: 'import.removed', id: 'import-2' },
];

const input = { runtime: testRuntime(), journeyId: 'journey-1', hypothesis: exampleHypothesis };

const dependencies = {
  machine: literatureMachine,
  inputs: [
    input,
    { ...input, hypothesis: null },
    { ...input, draft: { query: 'sleep', found: null, selected: [] } },
    // Saved by another version, or edited by hand: selected papers without a list.
    { ...input, draft: { query: 'sleep', found: null, selected: ['paper-1'] } },
  ],
  events,
  outcomes: {
    searchLiterature: {
      done: [found, { ...found, papers: [] }, { ...found, papers: examplePapers.slice(1) }],
      error: [new Error('no answer')],
    },
    copyText: { done: [null], error: [new Error('denied')] },
    saveText: { done: [null], error: [new Error('disk full')] },
    exportPapers: { done: [null], error: [new Error('disk full')] },
    removeImport: { done: [null], error: [new Error('no answer')] },

    reviewLiterature: {
      done: [{ synthesis: undefined, source: undefined }],
      error: [new Error('no answer')],
    },
  },
};

describe('every path through the literature step', () => {
  it('reaches every state and transition, without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      outcomes: {
        ...dependencies.outcomes,
        sourceQueue: {
          shown: [
            { files: [], read: [] },
            { files: [], read: [imported] },
          ],
        },
      },
      facts: ({ context: { draft, sentQuery, removals, isSearchWaiting, replacedSelection } }) => [
        // Only where nothing else waits, which keeps the walk short.
        replacedSelection !== null && removals.length === 0 && draft.query === sentQuery,
        removals.length > 1,
        isSearchWaiting,
        draft.selected.length > 0,
        draft.found !== null,
        draft.query === sentQuery,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('loses no input and never fails, in any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => ({ query: context.draft.query }),
      getExpectedInput: (before, event) =>
        event.type === 'query.changed' ? { query: event.query } : before,
      check: ({ context: { draft }, status }) => {
        expect(new Set(draft.selected).size).toBe(draft.selected.length);
        const listed = new Set(draft.found?.papers.map(({ id }) => id));
        for (const id of draft.earlier ?? []) expect(listed).toContain(id);
        if (status === 'done') expect(draft.selected).not.toEqual([]);
      },
      problem: ({ context }) => context.problem,
      clearingEvents: [{ type: 'search.requested' }],
    }));
});
