import { testRuntime } from '@spinout/flow-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { myJourneysActors } from './my-journeys.actors.js';
import { myJourneysMachine } from './my-journeys.machine.js';
import { myJourneysMessages } from './my-journeys.messages.js';
import { myJourneysModel } from './my-journeys.model.js';
import type { JourneySource, SavedEntry } from './my-journeys.types.js';
import { SOURCE_TIMEOUT_MS } from './with-timeout.js';

const entry: SavedEntry = {
  id: 'a',
  kind: 'ten-step',
  title: 'Sleep',
  step: 1,
  stepCount: 10,
  savedAt: null,
};

const never = () => new Promise<never>(() => undefined);

const open = (sources: readonly JourneySource[]) => {
  const actor = createActor(myJourneysMachine.provide({ actors: myJourneysActors({ sources }) }), {
    input: { runtime: testRuntime() },
  });
  actor.start();
  return {
    actor,
    untilShowing: () => waitFor(actor, (state) => state.matches('showing')),
    model: () => myJourneysModel(actor.getSnapshot(), myJourneysMessages, 'en-US', true),
  };
};

describe('a source that does not respond', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const localSource: JourneySource = {
    kind: 'ten-step',
    list: () => Promise.resolve([entry]),
    remove: never,
  };

  it('times out after 30 seconds without affecting others, and can be retried', async () => {
    const list = vi.fn<JourneySource['list']>(never);
    const { actor, untilShowing, model } = open([
      localSource,
      { kind: 'account', list, remove: never },
    ]);
    await vi.advanceTimersByTimeAsync(SOURCE_TIMEOUT_MS - 1);
    expect(actor.getSnapshot().matches('listing')).toBe(true);
    expect(model()).toMatchObject({ phase: 'listed', isLoadingAccount: true, failure: null });
    await vi.advanceTimersByTimeAsync(1);
    await untilShowing();
    expect(model().rows.map(({ title }) => title)).toEqual(['Sleep']);
    expect(model().failure).toBe(
      'No response within 30 seconds: your account. Nothing was changed.',
    );
    expect(list.mock.calls[0]?.[0]?.aborted).toBe(true);
    list.mockResolvedValue([{ ...entry, id: 'b', location: 'account' }]);
    actor.send({ type: 'retry.requested' });
    await untilShowing();
    expect(model()).toMatchObject({ failure: null, rows: { length: 2 } });
  });

  it('keeps the journey in the list when the deletion times out', async () => {
    const { actor, untilShowing, model } = open([localSource]);
    await untilShowing();
    actor.send({ type: 'deletion.requested', key: '0:a' });
    actor.send({ type: 'deletion.confirmed' });
    await vi.advanceTimersByTimeAsync(SOURCE_TIMEOUT_MS);
    expect(model().rows[0]).toMatchObject({
      phase: 'confirming',
      failure: myJourneysMessages.notDeleted,
    });
  });

  it('changes nothing after the timeout', async () => {
    const openHere = vi.fn<NonNullable<JourneySource['openHere']>>(never);
    const accountEntry = { ...entry, location: 'account' } as const;
    const { actor, untilShowing, model } = open([
      { kind: 'account', list: () => Promise.resolve([accountEntry]), remove: never, openHere },
    ]);
    await untilShowing();
    actor.send({ type: 'journey.opened', key: '0:a' });
    await vi.advanceTimersByTimeAsync(SOURCE_TIMEOUT_MS);
    await untilShowing();
    expect(openHere.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(model().rows[0]?.failure).toBe(myJourneysMessages.notOpened);
  });
});
