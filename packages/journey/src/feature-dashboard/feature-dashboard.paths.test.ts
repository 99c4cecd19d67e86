import { COMPLETE, testRuntime, walkAtRandom, walkMachine } from '@spinout/flow-kit/testing';
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
      done: [{ counts: [{ call: 'research.run', count: 2 }], source: null }, null],
      error: [new Error('no answer')],
    },
    readServices: { done: [[{ name: 'pdf', status: 'online' }]], error: [new Error('no answer')] },
  },
};

describe('all paths of the feature dashboard', () => {
  it('reaches every state by every transition without dead ends', () => {
    expect(walkMachine(dependencies)).toMatchObject(COMPLETE);
  });

  it('keeps the open tab through any order of clicks and replies', () =>
    walkAtRandom({
      ...dependencies,
      typed: ({ context }) => context.tab,
      retyped: (before, event) => (event.type === 'tab.changed' ? event.tab : before),
      check: ({ context: { activity, services } }) =>
        expect(activity === null || services === null).toBe(true),
    }));
});
