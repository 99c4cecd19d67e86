import { getBackupKey, memoryStorage } from '@spinout/flow-kit';
import { describe, expect, it, vi } from 'vitest';
import { savedRunKey } from '../../storage/run-key.js';
import { JOURNEY_KEY } from './saved-journey.js';
import { tenStepMessages } from './ten-step.messages.js';
import { ask, savedAt, storageWith } from './ten-step.test-tools.js';
import { open, full } from './autosave-journey.test-tools.js';

const BACKUP_KEY = getBackupKey(JOURNEY_KEY);

describe('a saved journey', () => {
  it('TEN-33, ENT-24, CONST-39 is saved under current-journey with its five fields on each change (T-76)', async () => {
    const { actor, untilIdle, stored, at } = open();
    ask(actor);
    await untilIdle();
    // The code that saves is loaded with the first change.
    await vi.waitFor(() => expect(stored()).not.toBeNull());
    expect(stored()).toEqual({
      schemaVersion: 1,
      journeyId: at().journeyId,
      journeyData: at().data,
      currentStep: 1,
      showAgenticSystem: false,
      timestamp: '2026-03-02T10:00:00.000Z',
      changes: [expect.any(String)],
    });
    actor.send({ type: 'step.continued' });
    await untilIdle();
    expect(stored()).toMatchObject({ currentStep: 2 });
    actor.send({ type: 'step.continued' });
    actor.send({ type: 'agents.launched' });
    expect(stored()).toMatchObject({ currentStep: 3, showAgenticSystem: true });
    expect(at().saveStatus).toBe('all');
  });

  it('TEN-33 is restored with step and agent view (S-68)', async () => {
    const { untilIdle, at } = open(storageWith({ ...savedAt(7), showAgenticSystem: true }));
    await untilIdle();
    expect(at()).toMatchObject({
      journeyId: 'journey-1',
      step: 7,
      showAgents: true,
    });
    expect(JSON.stringify(at().data)).toBe(JSON.stringify(savedAt(7).journeyData));
  });

  it('TEN-33 is restored without a version, which means version 1 (T-76)', async () => {
    const { schemaVersion: _, ...record } = savedAt(4);
    const { untilIdle, at } = open(storageWith(record));
    await untilIdle();
    expect(at().step).toBe(4);
  });

  it('TEN-14, TEN-32 is removed from the storage when a new one is requested', async () => {
    const { actor, untilIdle, stored, at } = open(
      storageWith({ ...savedAt(7), showAgenticSystem: true }),
    );
    await untilIdle();
    actor.send({ type: 'journey.reset' });
    expect(at()).toMatchObject({ journeyId: null, data: null, step: 0, showAgents: false });
    expect(stored()).toBeNull();
  });

  it('TEN-32 removes the saved runs of its agents, but none of another journey', async () => {
    const storage = storageWith(savedAt(7));
    for (const id of ['journey-1', 'journey-2']) void storage.write(savedRunKey(id), 'a run');
    const { actor, untilIdle } = open(storage);
    await untilIdle();
    actor.send({ type: 'journey.reset' });
    expect(storage.read(savedRunKey('journey-1'))).toBeNull();
    expect(storage.read(savedRunKey('journey-2'))).toBe('a run');
  });

  it.each([
    ['is cut off', '{"journeyId":"journey-1","currentS'],
    ['is of a newer version', JSON.stringify({ ...savedAt(3), schemaVersion: 2 })],
    ['has a step beyond the tenth', JSON.stringify(savedAt(11))],
    ['has an id that is no text', JSON.stringify({ ...savedAt(3), journeyId: 7 })],
    ['is something else', '["not", "ours"]'],
  ])(
    'TEN-34 starts at the landing page if the record %s, and logs and backs it up (T-48, S-68)',
    async (_, text) => {
      const { opened, at, runtime, storage, model } = open(storageWith(text));
      await opened();
      expect(model().isActive).toBe(false);
      expect(at().step).toBe(0);
      expect(runtime.log.warn).toHaveBeenCalledOnce();
      expect(storage.read(BACKUP_KEY)).toBe(text);
      expect(storage.read(JOURNEY_KEY)).toBe(text);
      expect(model().notice).toBe(tenStepMessages.backupSaved);
    },
  );

  it('is replaced by a new journey when it could not be read but was backed up', async () => {
    const { actor, opened, untilIdle, stored, storage } = open(storageWith('{"cut'));
    await opened();
    ask(actor);
    await untilIdle();
    expect(stored()).toMatchObject({ currentStep: 1 });
    expect(storage.read(BACKUP_KEY)).toBe('{"cut');
  });

  it('is left unchanged when it could be neither read nor backed up', async () => {
    const memory = storageWith('{"cut');
    const write = vi.fn(full);
    const remove = vi.fn();
    const { actor, opened, untilIdle, model } = open({ ...memory, write, remove });
    await opened();
    expect(model().notice).toBe(tenStepMessages.recordUnreadable);
    ask(actor);
    await untilIdle();
    actor.send({ type: 'journey.reset' });
    expect(write.mock.calls.map(([key]: unknown[]) => key)).toEqual([BACKUP_KEY]);
    expect(remove).not.toHaveBeenCalled();
  });

  it('TEN-34 logs an unavailable storage and leaves the record unchanged', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { opened, model, runtime } = open({ ...memoryStorage(), read: denied });
    await opened();
    expect(model().isActive).toBe(false);
    expect(runtime.log.warn).toHaveBeenCalledWith(expect.any(String), expect.any(DOMException));
  });

  it('reports a storage that does not survive a reload', async () => {
    const { actor, untilIdle, model } = open(memoryStorage());
    expect(model().notice).toBeNull();
    ask(actor);
    await untilIdle();
    expect(model().notice).toBe(tenStepMessages.memoryOnly);
  });
});
