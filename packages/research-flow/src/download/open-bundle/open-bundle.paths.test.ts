import { createOpenBundleMachine, type OpenBundleEvent } from '@spinout/flow-kit';
import {
  assertRandomWalks,
  exploreMachine,
  FULL_COVERAGE,
  testRuntime,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import type { SavedFlow } from '../../saved/saved-flow.js';

const saved: SavedFlow = {
  schemaVersion: 1,
  journeyId: 'journey-1',
  step: 'topic',
  data: {},
  drafts: {},
};
const events: readonly OpenBundleEvent[] = [
  { type: 'file.chosen', file: new File(['PK'], 'bundle.zip') },
  { type: 'file.refused', file: new File(['x'], 'photo.png') },
];

const dependencies = {
  machine: createOpenBundleMachine<SavedFlow>(),
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: { readBundle: { done: [saved], error: [new Error('unreadable')] } },
};

describe('every path through opening a bundle', () => {
  it('reaches every state and transition, without dead ends', () => {
    expect(exploreMachine(dependencies)).toMatchObject(FULL_COVERAGE);
  });

  it('never says in any order of choices and replies that a refused bundle was opened', () =>
    assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: (before) => before,
      check: ({ context: { error, isOpened } }) => expect(isOpened && error !== null).toBe(false),
      problem: ({ context }) => context.error,
      clearingEvents: [events[0]!],
    }));
});
