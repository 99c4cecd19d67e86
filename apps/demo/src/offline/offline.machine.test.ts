import { FULL_COVERAGE, exploreMachine } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { offlineMachine } from './offline.machine.js';

const startMachine = () => {
  const received: AnyEventObject[] = [];
  const reload = vi.fn();
  const actor = createActor(
    offlineMachine.provide({
      actors: {
        watchServiceWorker: fromCallback(({ receive }) => receive((event) => received.push(event))),
      },
      actions: { reload },
    }),
  ).start();
  return { actor, received, reload };
};

describe('offlineMachine', () => {
  it('tracks whether there is a network', () => {
    const { actor } = startMachine();
    actor.send({ type: 'network.lost' });
    expect(actor.getSnapshot().value.network).toBe('offline');
    actor.send({ type: 'network.found' });
    expect(actor.getSnapshot().value.network).toBe('online');
  });

  it('reloads the page only after the user requested the new version and it is active', () => {
    const { actor, received, reload } = startMachine();
    actor.send({ type: 'update.ready' });
    expect(received).toEqual([]);
    actor.send({ type: 'update.requested' });
    expect(received).toEqual([{ type: 'update.requested' }]);
    expect(reload).not.toHaveBeenCalled();
    actor.send({ type: 'update.activated' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload the page because another tab requested the new version', () => {
    const { actor, received, reload } = startMachine();
    actor.send({ type: 'update.ready' });
    actor.send({ type: 'update.activated' });
    expect(reload).not.toHaveBeenCalled();
    actor.send({ type: 'update.requested' });
    expect(reload).toHaveBeenCalledOnce();
    expect(received).toEqual([]);
  });

  it('reaches every state and takes every transition', () => {
    expect(
      exploreMachine({
        machine: offlineMachine,
        inputs: [undefined],
        events: [
          { type: 'network.lost' },
          { type: 'network.found' },
          { type: 'update.ready' },
          { type: 'update.requested' },
          { type: 'update.activated' },
        ],
        outcomes: { watchConnection: {}, watchServiceWorker: {} },
      }),
    ).toMatchObject(FULL_COVERAGE);
  });
});
