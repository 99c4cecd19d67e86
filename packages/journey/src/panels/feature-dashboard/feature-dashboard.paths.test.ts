import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import {
  featureDashboardMachine,
  type FeatureDashboardEvent,
} from './feature-dashboard.machine.js';

const events: readonly FeatureDashboardEvent[] = [
  { type: 'tab.changed', tab: 'pdf' },
  { type: 'tab.changed', tab: 'quantum' },
  { type: 'overview.requested' },
];

const dependencies = {
  machine: featureDashboardMachine,
  inputs: [{ runtime: testRuntime() }, { runtime: testRuntime(), tab: 'disclaimers' as const }],
  events,
  outcomes: {
    readActivity: {
      done: [{ counts: { 'research.run': 2 } }, null],
      error: [new Error('no answer')],
    },
    readServices: { done: [[{ name: 'pdf', status: 'online' }]], error: [new Error('no answer')] },
  },
};

describe('all paths of the feature dashboard', () => {
  it('reaches every state by every transition without dead ends', () => {
    expect(exploreMachine(dependencies)).toMatchObject(FULL_COVERAGE);
  });

  it('keeps the open tab through any order of clicks and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => context.tab,
      getExpectedInput: (before, event) => (event.type === 'tab.changed' ? event.tab : before),
      check: ({ context: { activity, services } }) =>
        expect(activity === null || services === null).toBe(true),
    }));
});
