import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import {
  disclaimersMachine,
  type DisclaimersDocument,
  type DisclaimersEvent,
} from './disclaimers.machine.js';

const document: DisclaimersDocument = {
  entries: [{ id: 'a', title: 'A', content: 'Text' }],
  lastUpdated: '2026-01-15',
};

const events: readonly DisclaimersEvent[] = [{ type: 'disclaimers.understood' }];

const dependencies = {
  machine: disclaimersMachine,
  inputs: [{ runtime: testRuntime() }, { runtime: testRuntime(), always: true }],
  events,
  outcomes: {
    readDisclaimers: {
      done: [document, { ...document, lastUpdated: null }, { ...document, entries: [] }],
      error: [new Error('no answer')],
    },
    loadDismissal: {
      done: ['2026-01-15', null],
      error: [new Error('no storage')],
    },
    saveDismissal: { done: [undefined], error: [new Error('no storage')] },
  },
};

describe('all paths of the disclaimers', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [context.document, context.dismissed],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('survives any order of clicks and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: (before) => before,
    }));
});
