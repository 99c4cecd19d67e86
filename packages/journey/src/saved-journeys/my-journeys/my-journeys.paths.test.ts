import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { myJourneysMachine } from './my-journeys.machine.js';
import type { MyJourneysEvent } from './my-journeys.setup.js';
import type { ListedJourney, Listing, JourneyLocation } from './my-journeys.types.js';

const listed = (id: string, location?: JourneyLocation): ListedJourney => ({
  key: `0:${id}`,
  source: 0,
  entry: { id, kind: 'ten-step', title: id, step: 1, stepCount: 10, savedAt: null, location },
});

const unread = [{ kind: 'guided-flow', error: new Error('no storage') }];
const both: Listing = { listed: [listed('a'), listed('b')], unread: [] };

const createEventsFor = (key: string): readonly MyJourneysEvent[] => [
  { type: 'journey.opened', key },
  { type: 'deletion.requested', key },
];

const events: readonly MyJourneysEvent[] = [
  ...createEventsFor('0:a'),
  ...createEventsFor('0:b'),
  ...createEventsFor('0:c'),
  ...createEventsFor('unknown'),
  { type: 'opening.confirmed' },
  { type: 'opening.cancelled' },
  { type: 'sources.changed' },
  { type: 'deletion.cancelled' },
  { type: 'deletion.confirmed' },
  { type: 'retry.requested' },
  { type: 'list.left' },
];

const dependencies = {
  machine: myJourneysMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: {
    listAccount: {
      done: [
        { listed: [listed('c', 'account')], unread: [] },
        { listed: [], unread: [{ kind: 'account', error: new Error('no answer') }] },
      ],
      error: [new Error('no sources')],
    },
    listBrowser: {
      done: [both, { ...both, unread }, { listed: [], unread: [] }],
      error: [new Error('no sources')],
    },
    openFromAccount: {
      done: [{ kind: 'opened' }, { kind: 'conflict', title: 'b', isInAccount: false }],
      error: [new Error('no answer')],
    },
    removeJourney: { done: [undefined], error: [new Error('no storage')] },
  },
};

describe('every path through the list of journeys', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [
        context.listing?.listed.map(({ key }) => key),
        context.listing?.unread.length,
        context.error !== null,
        context.isComplete,
        context.deletionCandidate?.key,
        context.opening?.key,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('asks before each deletion, in any order of clicks and responses', () =>
    assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: (before) => before,
      check: (state) => {
        const isConfirming = state.matches('confirming') || state.matches('deleting');
        expect(state.context.deletionCandidate !== null).toBe(isConfirming);
        expect(state.context.deletionError === null || state.matches('confirming')).toBe(true);
        const isOpening = state.matches('opening') || state.matches('replacing');
        if (isOpening) expect(state.context.opening?.key).toBe('0:c');
        expect(state.context.conflict === null || isOpening).toBe(true);
      },
    }));
});
