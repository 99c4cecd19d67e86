import { COMPLETE, walkMachine } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { offlineMachine } from './offline.machine.js';

const open = () => {
  const told: AnyEventObject[] = [];
  const reload = vi.fn();
  const actor = createActor(
    offlineMachine.provide({
      actors: { keepWorker: fromCallback(({ receive }) => receive((event) => told.push(event))) },
      actions: { reload },
    }),
  ).start();
  return { actor, told, reload };
};

describe('offlineMachine', () => {
  it('knows whether there is a network', () => {
    const { actor } = open();
    actor.send({ type: 'network.lost' });
    expect(actor.getSnapshot().value.network).toBe('gone');
    actor.send({ type: 'network.found' });
    expect(actor.getSnapshot().value.network).toBe('there');
  });

  it('loads the page again only after a person wanted the new version and it answers', () => {
    const { actor, told, reload } = open();
    actor.send({ type: 'version.ready' });
    expect(told).toEqual([]);
    actor.send({ type: 'version.wanted' });
    expect(told).toEqual([{ type: 'version.wanted' }]);
    expect(reload).not.toHaveBeenCalled();
    actor.send({ type: 'version.replaced' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not load the page again because another tab wanted the new version', () => {
    const { actor, told, reload } = open();
    actor.send({ type: 'version.ready' });
    actor.send({ type: 'version.replaced' });
    expect(reload).not.toHaveBeenCalled();
    actor.send({ type: 'version.wanted' });
    expect(reload).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
  });

  it('has no state that cannot be reached and no edge that is never taken', () => {
    expect(
      walkMachine({
        machine: offlineMachine,
        inputs: [undefined],
        events: [
          { type: 'network.lost' },
          { type: 'network.found' },
          { type: 'version.ready' },
          { type: 'version.wanted' },
          { type: 'version.replaced' },
        ],
        outcomes: { watchConnection: {}, keepWorker: {} },
      }),
    ).toMatchObject(COMPLETE);
  });
});
