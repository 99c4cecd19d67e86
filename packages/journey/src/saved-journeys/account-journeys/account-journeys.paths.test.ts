import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { accountJourneysMachine } from './account-journeys.machine.js';
import {
  getLatestVersion,
  findNextUnsaved,
  getOfferedJourneys,
  getImportableJourneys,
  getBlockedJourneys,
} from './account-journeys.rules.js';
import type { AccountJourneysEvent, LocalJourney, Version } from './account-journeys.types.js';

const createLocalJourney = (change: Partial<LocalJourney> = {}): LocalJourney => ({
  kind: 'ten-step',
  id: 'a',
  title: 'A',
  ownership: 'own',
  isDeclined: false,
  revision: 1,
  hash: 'print-a',
  isSaved: true,
  ...change,
});

const newer: Version = {
  id: 'a',
  kind: 'ten-step',
  title: 'A',
  revision: 7,
  savedAt: '2026-03-03T10:00:00.000Z',
};

const afterDelay = (state: string, delay: string) =>
  ({ type: `xstate.after.${delay}.accountJourneys.syncing.${state}` }) as never;

const events: readonly AccountJourneysEvent[] = [
  { type: 'owner.changed', owner: 'ada' },
  { type: 'owner.changed', owner: null },
  { type: 'record.changed', kind: 'ten-step' },
  { type: 'network.restored' },
  { type: 'import.requested' },
  { type: 'import.declined' },
  { type: 'importNotice.closed' },
  { type: 'conflict.resolvedRemote' },
  { type: 'conflict.resolvedLocal' },
  { type: 'retry.requested' },
];

const failed = [new Error('no answer')];

const dependencies = {
  machine: accountJourneysMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: {
    inspectBrowser: {
      done: [
        [],
        [createLocalJourney()],
        [
          createLocalJourney({ isSaved: false }),
          createLocalJourney({ id: 'b', kind: 'flow', ownership: 'none' }),
        ],
        [createLocalJourney({ ownership: 'none', isDeclined: true, isSaved: false, revision: 0 })],
      ],
      error: failed,
    },
    compareWithAccount: {
      done: [
        { newer: [], deletedIds: [] },
        { newer: [newer], deletedIds: [] },
        { newer: [], deletedIds: ['a'] },
      ],
      error: failed,
    },
    saveJourney: {
      done: [
        { kind: 'saved', revision: 2 },
        { kind: 'outdated' },
        { kind: 'behind', revision: 4 },
        { kind: 'newer', version: newer },
        { kind: 'gone' },
        { kind: 'rejected', reason: 'full', error: failed[0] },
      ],
      error: failed,
    },
    adoptJourneys: { done: [undefined], error: failed },
    declineImport: { done: [undefined], error: failed },
    openFromAccount: { done: [undefined], error: failed },
  },
};

describe('every path through the journeys of an account', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    const walk = exploreMachine({
      ...dependencies,
      events: [
        ...events,
        afterDelay('debouncing', 'debounce'),
        afterDelay('waitingToRetry', 'retryDelay'),
      ],
      facts: ({ context }) => [
        context.owner,
        context.isStale,
        context.isCompared,
        getImportableJourneys(context).length > 0,
        getOfferedJourneys(context).length > 0,
        findNextUnsaved(context) !== null,
        getLatestVersion(context) !== null,
        getBlockedJourneys(context).length > 0,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('sends one save at a time, and has no journeys while signed out', () =>
    assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: (before) => before,
      check: (state) => {
        const { owner, localJourneys: found } = state.context;
        expect(state.matches('signedOut')).toBe(owner === null);
        if (owner === null) expect(found).toEqual([]);
        if (state.matches({ syncing: 'saving' })) {
          expect(findNextUnsaved(state.context)?.ownership).toBe('own');
        }
      },
    }));
});
