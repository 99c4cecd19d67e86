import { COMPLETE, testTools, walkAtRandom, walkMachine } from '@spinout/journey-kit/testing';
import { describe, expect, it } from 'vitest';
import { myJourneysMachine, type MyJourneysEvent } from './my-journeys.machine.js';
import type { Listed, Listing } from './my-journeys.types.js';

const listed = (id: string): Listed => ({
  key: `0:${id}`,
  source: 0,
  entry: { id, kind: 'ten-step', title: id, step: 1, stepCount: 10, savedAt: null },
});

const unread = [{ kind: 'guided-flow', error: new Error('no storage') }];
const both: Listing = { listed: [listed('a'), listed('b')], unread: [] };

const pointedAt = (key: string): readonly MyJourneysEvent[] => [
  { type: 'journey.opened', key },
  { type: 'deletion.asked', key },
];

const events: readonly MyJourneysEvent[] = [
  ...pointedAt('0:a'),
  ...pointedAt('0:b'),
  ...pointedAt('unknown'),
  { type: 'deletion.cancelled' },
  { type: 'deletion.confirmed' },
  { type: 'retry.requested' },
  { type: 'list.left' },
];

const world = {
  machine: myJourneysMachine,
  inputs: [{ tools: testTools() }],
  events,
  outcomes: {
    listJourneys: {
      done: [both, { ...both, unread }, { listed: [], unread: [] }],
      error: [new Error('no sources')],
    },
    removeJourney: { done: [undefined], error: [new Error('no storage')] },
  },
};

describe('every path through the list of journeys', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    const walk = walkMachine({
      ...world,
      facts: ({ context }) => [
        context.listing?.listed.map(({ key }) => key),
        context.listing?.unread.length,
        context.error !== null,
        context.asked?.key,
      ],
    });
    expect(walk).toMatchObject(COMPLETE);
  });

  it('asks before each deletion and lives through any order of clicks and answers', () =>
    walkAtRandom({
      ...world,
      typed: () => null,
      retyped: (before) => before,
      check: (state) => {
        const isAsked = state.matches('asking') || state.matches('deleting');
        expect(state.context.asked !== null).toBe(isAsked);
        expect(state.context.deletionError === null || state.matches('asking')).toBe(true);
      },
    }));
});
