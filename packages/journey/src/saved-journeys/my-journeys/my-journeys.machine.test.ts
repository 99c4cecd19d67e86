import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { myJourneysMachine } from './my-journeys.machine.js';
import type {
  OpenRequest,
  OpenResult,
  ListedJourney,
  Listing,
  JourneyLocation,
} from './my-journeys.types.js';

const listed = (id: string, location?: JourneyLocation): ListedJourney => ({
  key: `0:${id}`,
  source: 0,
  entry: { id, kind: 'ten-step', title: id, step: 1, stepCount: 10, savedAt: null, location },
});

const both: Listing = { listed: [listed('a'), listed('b')], unread: [] };

const open = ({
  list = () => Promise.resolve(both),
  account = () => Promise.resolve({ listed: [], unread: [] }),
  remove = () => Promise.resolve(),
  openHere = () => Promise.resolve({ kind: 'opened' }),
}: {
  readonly list?: () => Promise<Listing>;
  readonly account?: () => Promise<Listing>;
  readonly remove?: (listed: ListedJourney) => Promise<void>;
  readonly openHere?: (request: OpenRequest) => Promise<OpenResult>;
} = {}) => {
  const runtime = testRuntime();
  const actor = createActor(
    myJourneysMachine.provide({
      actors: {
        listBrowser: fromPromise<Listing, void>(list),
        listAccount: fromPromise<Listing, void>(account),
        removeJourney: fromPromise<void, ListedJourney>(({ input }) => remove(input)),
        openFromAccount: fromPromise<OpenResult, OpenRequest>(({ input }) => openHere(input)),
      },
    }),
    { input: { runtime } },
  );
  actor.start();
  return {
    actor,
    runtime,
    untilShowing: () => waitFor(actor, (state) => state.matches('showing')),
  };
};

describe('the machine of the list of journeys', () => {
  it('reports that the sources could not be read, and retries', async () => {
    const list = vi.fn(() => Promise.resolve(both)).mockRejectedValueOnce(new Error('no sources'));
    const { actor, runtime, untilShowing } = open({ list });
    expect((await untilShowing()).context.error).toBeInstanceOf(Error);
    expect(runtime.log.error).toHaveBeenCalledTimes(1);
    actor.send({ type: 'retry.requested' });
    expect((await untilShowing()).context).toMatchObject({ error: null, listing: both });
  });

  it('does not retry when everything was read', async () => {
    const list = vi.fn(() => Promise.resolve(both));
    const { actor, untilShowing } = open({ list });
    await untilShowing();
    actor.send({ type: 'retry.requested' });
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('deletes only the last confirmed journey', async () => {
    const remove = vi.fn(() => Promise.resolve());
    const { actor, untilShowing } = open({ remove });
    await untilShowing();
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.requested', key: '0:a' });
    actor.send({ type: 'deletion.requested', key: '0:b' });
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.confirmed' });
    await untilShowing();
    expect(remove.mock.calls).toEqual([[listed('b')]]);
    expect(actor.getSnapshot().context.deleted).toEqual(listed('b'));
  });

  it('does not open a journey being deleted, but opens others', async () => {
    const { actor, untilShowing } = open({ remove: () => new Promise(() => undefined) });
    const chosen = vi.fn();
    actor.on('journey.chosen', ({ entry }) => void chosen(entry.id));
    await untilShowing();
    actor.send({ type: 'deletion.requested', key: '0:a' });
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'journey.opened', key: '0:a' });
    actor.send({ type: 'journey.opened', key: '0:b' });
    actor.send({ type: 'journey.opened', key: 'unknown' });
    expect(chosen.mock.calls).toEqual([['b']]);
  });
});

describe('a journey saved in the account only', () => {
  const accountJourney = { ...listed('c', 'account'), key: '1:c' };
  const account = () => Promise.resolve<Listing>({ listed: [accountJourney], unread: [] });
  const conflicting: OpenResult = { kind: 'conflict', title: 'a', isInAccount: true };

  it('is shown only after it was opened here, and replaces another only after confirmation', async () => {
    const openHere = vi.fn(({ isReplacing }: OpenRequest) =>
      Promise.resolve<OpenResult>(isReplacing ? { kind: 'opened' } : conflicting),
    );
    const { actor, untilShowing } = open({ account, openHere });
    const chosen = vi.fn();
    actor.on('journey.chosen', ({ entry }) => void chosen(entry.id));
    await untilShowing();
    actor.send({ type: 'journey.opened', key: '1:c' });
    await waitFor(actor, (state) => state.matches('replacing'));
    expect(actor.getSnapshot().context.conflict).toEqual(conflicting);
    expect(chosen).not.toHaveBeenCalled();
    actor.send({ type: 'opening.confirmed' });
    await untilShowing();
    expect(chosen.mock.calls).toEqual([['c']]);
    expect(openHere.mock.calls.map(([{ isReplacing }]) => isReplacing)).toEqual([false, true]);
  });

  it('stays in the account on cancel or failure', async () => {
    const openHere = vi.fn(() => Promise.resolve(conflicting));
    const { actor, untilShowing, runtime } = open({ account, openHere });
    const chosen = vi.fn();
    actor.on('journey.chosen', chosen);
    await untilShowing();
    actor.send({ type: 'journey.opened', key: '1:c' });
    await waitFor(actor, (state) => state.matches('replacing'));
    actor.send({ type: 'opening.cancelled' });
    expect(actor.getSnapshot().context).toMatchObject({ opening: null, conflict: null });
    openHere.mockRejectedValueOnce(new Error('no answer'));
    actor.send({ type: 'journey.opened', key: '1:c' });
    await untilShowing();
    expect(actor.getSnapshot().context.openingError).toBeInstanceOf(Error);
    expect(runtime.log.warn).toHaveBeenCalledTimes(1);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('is listed again when its source changes', async () => {
    const list = vi.fn(() => Promise.resolve(both));
    const { actor, untilShowing } = open({ list });
    await untilShowing();
    actor.send({ type: 'sources.changed' });
    await untilShowing();
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('does not delay local journeys, and is loaded again after an interruption', async () => {
    let answer = (_: Listing) => undefined as void;
    const hanging = vi.fn(() => new Promise<Listing>((resolve) => void (answer = resolve)));
    const { actor, untilShowing } = open({ account: hanging });
    await waitFor(actor, (state) => state.matches({ listing: 'account' }));
    expect(actor.getSnapshot().context.listing).toEqual(both);
    actor.send({ type: 'deletion.requested', key: '0:a' });
    actor.send({ type: 'deletion.cancelled' });
    await waitFor(actor, (state) => state.matches({ listing: 'account' }));
    answer({ listed: [accountJourney], unread: [] });
    await untilShowing();
    expect(hanging).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().context.listing?.listed).toHaveLength(3);
  });
});
