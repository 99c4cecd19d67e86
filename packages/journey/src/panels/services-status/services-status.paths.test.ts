import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { servicesStatusMachine, type ServicesStatusEvent } from './services-status.machine.js';

const events: readonly ServicesStatusEvent[] = [
  { type: 'details.toggled', isOpen: true },
  { type: 'details.toggled', isOpen: false },
  { type: 'page.hidden' },
  { type: 'page.shown' },
  // The poll delay has elapsed.
  { type: 'xstate.after.untilNextPoll.servicesStatus.waiting' } as never,
];

const dependencies = {
  machine: servicesStatusMachine,
  inputs: [{ runtime: testRuntime() }, { runtime: testRuntime(), startsOpen: true }],
  events,
  outcomes: {
    readServices: {
      done: [[{ name: 'pdf', status: 'online' }], []],
      error: [new Error('no answer')],
    },
  },
};

describe('all paths of the service status', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({ ...dependencies, facts: ({ context }) => context.isOpen });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keeps the list open or closed, and sends one request at a time', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => context.isOpen,
      getExpectedInput: (before, event) =>
        event.type === 'details.toggled' ? event.isOpen : before,
    }));
});
