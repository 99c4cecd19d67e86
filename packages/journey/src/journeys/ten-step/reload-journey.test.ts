import type { KeyValueStorage } from '@spinout/flow-kit';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { JOURNEY_KEY } from './saved-journey.js';
import { tenStepMessages } from './ten-step.messages.js';
import { tenStepModel } from './ten-step.model.js';
import { createJourneyActor, savedAt, storageWith } from './ten-step.test-tools.js';

const openWithReplacedRecord = async (storage: KeyValueStorage) => {
  const opened = createJourneyActor(storage);
  const { actor } = opened;
  actor.start();
  const untilIdle = () => waitFor(actor, (state) => state.matches({ active: 'idle' }));
  await untilIdle();
  return {
    ...opened,
    untilIdle,
    at: () => actor.getSnapshot().context,
    model: () => tenStepModel(actor.getSnapshot(), tenStepMessages),
  };
};

describe('a journey whose record the host replaced', () => {
  it('continues with the stored journey, and saves that', async () => {
    const storage = storageWith(savedAt(7));
    const { actor, at, untilIdle, stored } = await openWithReplacedRecord(storage);
    void storage.write(JOURNEY_KEY, JSON.stringify(savedAt(3, {}, 'journey-2')));
    actor.send({ type: 'journey.reloaded' });
    await untilIdle();
    expect(at()).toMatchObject({ journeyId: 'journey-2', step: 3, other: null });
    actor.send({ type: 'step.continued' });
    await vi.waitFor(() => expect(stored()).toMatchObject({ currentStep: 4 }));
    expect(at().saveStatus).toBe('all');
  });

  it('shows the landing page without a prompt if nothing is stored', async () => {
    const storage = storageWith(savedAt(7));
    const { actor, at, model } = await openWithReplacedRecord(storage);
    void storage.remove(JOURNEY_KEY);
    actor.send({ type: 'journey.reloaded' });
    await waitFor(actor, (state) => state.matches('landing'));
    expect(at()).toMatchObject({ journeyId: null, step: 0, notice: null });
    expect(model().conflict).toBeNull();
  });

  it('continues with the last of two immediate reloads', async () => {
    const storage = storageWith(savedAt(7));
    const { actor, at } = await openWithReplacedRecord(storage);
    void storage.write(JOURNEY_KEY, JSON.stringify(savedAt(3, {}, 'journey-2')));
    actor.send({ type: 'journey.reloaded' });
    void storage.write(JOURNEY_KEY, JSON.stringify(savedAt(4, {}, 'journey-3')));
    actor.send({ type: 'journey.reloaded' });
    await vi.waitFor(() => expect(at().journeyId).toBe('journey-3'));
  });

  it('waits for its pending write, so that the reloaded journey is not overwritten', async () => {
    const inner = storageWith(savedAt(7));
    let finish = () => undefined as void;
    const storage: KeyValueStorage = {
      ...inner,
      write: (key, text) =>
        new Promise((resolve) => {
          finish = () => {
            void inner.write(key, text);
            resolve();
          };
        }),
    };
    const { actor, at } = await openWithReplacedRecord(storage);
    actor.send({ type: 'step.continued' });
    actor.send({ type: 'journey.reloaded' });
    expect(actor.getSnapshot().matches('restoring')).toBe(true);
    finish();
    await waitFor(actor, (state) => state.matches('active'));
    expect(at()).toMatchObject({ journeyId: 'journey-1', step: 8 });
  });
});
