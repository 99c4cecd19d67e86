import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { FULL_COVERAGE, exploreMachine } from './explore-machine.js';

const machineWithDeadEnd = setup({
  types: { events: {} as { type: 'go' } | { type: 'never' } },
  guards: { never: () => false },
}).createMachine({
  id: 'trap',
  initial: 'open',
  states: {
    open: { on: { go: 'pit', never: { guard: 'never', target: 'island' } } },
    pit: {},
    island: { always: 'open' },
  },
});

describe('a walk through a machine', () => {
  it('lists unreachable states, dead ends, and transitions that are never taken', () => {
    const walk = exploreMachine({
      machine: machineWithDeadEnd,
      inputs: [undefined],
      events: [{ type: 'go' }, { type: 'never' }],
      outcomes: {},
    });
    expect(walk).toMatchObject({
      unreached: ['trap.island'],
      untaken: ['trap.open: never', 'trap.island: always'],
      stuck: ['"pit"'],
      faults: [],
    });
    expect(walk).not.toMatchObject(FULL_COVERAGE);
  });
});
