import { COMPLETE, testTools, walkAtRandom, walkMachine } from '@spinout/journey-kit/testing';
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

const world = {
  machine: disclaimersMachine,
  inputs: [{ tools: testTools() }, { tools: testTools(), always: true }],
  events,
  outcomes: {
    readDisclaimers: {
      done: [document, { ...document, lastUpdated: null }, { ...document, entries: [] }],
      error: [new Error('no answer')],
    },
    recallDismissal: {
      done: [{ lastUpdated: '2026-01-15' }, null],
      error: [new Error('no storage')],
    },
    keepDismissal: { done: [undefined], error: [new Error('no storage')] },
  },
};

describe('every path through the disclaimers', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    const walk = walkMachine({
      ...world,
      facts: ({ context }) => [context.document, context.dismissed],
    });
    expect(walk).toMatchObject(COMPLETE);
  });

  it('lives through any order of clicks and answers', () =>
    walkAtRandom({ ...world, typed: () => null, retyped: (before) => before }));
});
