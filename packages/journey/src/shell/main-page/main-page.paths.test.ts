import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import {
  mainPageMachine,
  PRIORITY,
  TOGGLES,
  type MainPageEvent,
  type ToggleState,
  type ToggleName,
} from './main-page.machine.js';

const events: readonly MainPageEvent[] = [
  ...TOGGLES.map((toggle) => ({ type: 'toggle.pressed', toggle }) as const),
  { type: 'view.requested', view: 'platform' },
  { type: 'view.requested', view: null },
];

const pressed = (open: ToggleState, toggle: ToggleName): ToggleState => {
  const closed = { platform: false, demo: false, design: false };
  return PRIORITY.find((name) => open[name]) === toggle
    ? { ...open, [toggle]: false }
    : { ...closed, [toggle]: true };
};

const dependencies = {
  machine: mainPageMachine,
  inputs: [
    { runtime: testRuntime() },
    { runtime: testRuntime(), open: { platform: true, design: true } },
  ],
  events,
  outcomes: {
    checkHealth: { done: ['healthy', 'refused'] as const, error: [new Error('no answer')] },
  },
};

describe('all paths of the main page', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({ ...dependencies, facts: ({ context }) => context.open });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keeps its toggles through any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => context.open,
      getExpectedInput: (open, event) =>
        event.type === 'toggle.pressed'
          ? pressed(open, event.toggle)
          : { platform: event.view === 'platform', demo: false, design: false },
    }));
});
