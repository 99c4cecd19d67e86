import { testTools } from '@spinout/journey-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { myJourneysMachine } from './my-journeys.machine.js';
import type { Listed, Listing } from './my-journeys.types.js';

const listed = (id: string): Listed => ({
  key: `0:${id}`,
  source: 0,
  entry: { id, kind: 'ten-step', title: id, step: 1, stepCount: 10, savedAt: null },
});

const both: Listing = { listed: [listed('a'), listed('b')], unread: [] };

const open = ({
  list = () => Promise.resolve(both),
  remove = () => Promise.resolve(),
}: {
  readonly list?: () => Promise<Listing>;
  readonly remove?: (listed: Listed) => Promise<void>;
} = {}) => {
  const tools = testTools();
  const actor = createActor(
    myJourneysMachine.provide({
      actors: {
        listJourneys: fromPromise<Listing, void>(list),
        removeJourney: fromPromise<void, Listed>(({ input }) => remove(input)),
      },
    }),
    { input: { tools } },
  );
  actor.start();
  return { actor, tools, shown: () => waitFor(actor, (state) => state.matches('showing')) };
};

describe('the machine of the list of journeys', () => {
  it('says that the sources could not even be asked, and asks again', async () => {
    const list = vi.fn(() => Promise.resolve(both)).mockRejectedValueOnce(new Error('no sources'));
    const { actor, tools, shown } = open({ list });
    expect((await shown()).context.error).toBeInstanceOf(Error);
    expect(tools.log.error).toHaveBeenCalledTimes(1);
    actor.send({ type: 'retry.requested' });
    expect((await shown()).context).toMatchObject({ error: null, listing: both });
  });

  it('asks nobody again when all could be read', async () => {
    const list = vi.fn(() => Promise.resolve(both));
    const { actor, shown } = open({ list });
    await shown();
    actor.send({ type: 'retry.requested' });
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('deletes only what was asked about last', async () => {
    const remove = vi.fn(() => Promise.resolve());
    const { actor, shown } = open({ remove });
    await shown();
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.asked', key: '0:a' });
    actor.send({ type: 'deletion.asked', key: '0:b' });
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.confirmed' });
    await shown();
    expect(remove.mock.calls).toEqual([[listed('b')]]);
    expect(actor.getSnapshot().context.deleted).toEqual(listed('b'));
  });

  it('opens no journey that is about to go, and any other', async () => {
    const { actor, shown } = open({ remove: () => new Promise(() => undefined) });
    const chosen = vi.fn();
    actor.on('journey.chosen', ({ entry }) => void chosen(entry.id));
    await shown();
    actor.send({ type: 'deletion.asked', key: '0:a' });
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'journey.opened', key: '0:a' });
    actor.send({ type: 'journey.opened', key: '0:b' });
    actor.send({ type: 'journey.opened', key: 'unknown' });
    expect(chosen.mock.calls).toEqual([['b']]);
  });
});
