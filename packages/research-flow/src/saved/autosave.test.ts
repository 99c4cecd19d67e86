import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { autosaveFlow } from '../flow/flow.actors.js';
import { testRuntime } from '@spinout/flow-kit/testing';
import {
  browserStorage,
  createPersistedRecord,
  getBackupKey,
  type KeyValueStorage,
  memoryStorage,
  type RestoredRecord,
} from '@spinout/flow-kit';
import { readSavedFlow } from './saved-flow.read.js';
import { savedFlowKey, type SavedFlow } from './saved-flow.js';

const IDLE_MS = 1;

const createFlow = (customText: string): SavedFlow => ({
  schemaVersion: 1,
  journeyId: 'journey-1',
  step: 'topic',
  data: { researchArea: customText },
  drafts: {},
});

/** A flow whose record is loaded. */
const open = async (change: Partial<KeyValueStorage> = {}) => {
  const storage: KeyValueStorage = { ...memoryStorage(), ...change };
  const runtime = testRuntime();
  const { log } = runtime;
  const faults: unknown[] = [];
  const actor = createActor(autosaveFlow, { input: { instanceId: 'default', storage, runtime } });
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  // The code that saves is loaded when the page is idle.
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  await vi.dynamicImportSettled();
  const sendChange = (text: string) =>
    actor.send({ type: 'record.changed', saved: createFlow(text) });
  return {
    actor,
    storage,
    log,
    faults,
    change: sendChange,
    readSaved: () => storage.read(savedFlowKey('default')),
  };
};

describe('the autosave of a flow', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('debounces quick changes and saves the newest', async () => {
    const write = vi.fn();
    const { change } = await open({ write });
    ['a', 'ab', 'abc'].forEach(change);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(write).toHaveBeenCalledExactlyOnceWith(
      savedFlowKey('default'),
      expect.stringContaining('"researchArea":"abc"'),
    );
  });

  it('saves at once when the page is hidden, and when it is stopped', async () => {
    const { actor, change, readSaved } = await open();
    change('before the page is hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(readSaved()).toContain('before the page is hidden');
    change('before the stop');
    actor.stop();
    expect(readSaved()).toContain('before the stop');
  });

  it.each([
    [
      'synchronously',
      () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    ],
    ['asynchronously', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
  ])(
    'logs that the storage is full (%s), and saves the next change',
    async (_, rejectWithQuotaError) => {
      const memory = memoryStorage();
      let isFull = true;
      const { change, log, faults, readSaved } = await open({
        ...memory,
        write: (key, text) => (isFull ? rejectWithQuotaError() : memory.write(key, text)),
      });
      change('first');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(log.warn).toHaveBeenCalledExactlyOnceWith(
        'The journey could not be saved.',
        expect.objectContaining({ name: 'QuotaExceededError' }),
      );
      isFull = false;
      change('second');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(readSaved()).toContain('second');
      expect(faults).toEqual([]);
    },
  );

  it('continues if a discarded flow cannot be removed', async () => {
    const { actor, change, log, faults, readSaved } = await open({
      remove: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    actor.send({ type: 'record.discarded' });
    expect(faults).toEqual([]);
    expect(log.warn).toHaveBeenCalledOnce();
    change('after');
    vi.advanceTimersByTime(1_000);
    expect(readSaved()).toContain('after');
  });
});

describe('a restored flow', () => {
  const KEY = savedFlowKey('default');
  const restore = (storage: KeyValueStorage) =>
    new Promise<RestoredRecord<SavedFlow>>((resolve) => {
      const { log, now } = testRuntime();
      const read = (text: string) => readSavedFlow(text, now());
      const options = { key: KEY, storage, log, read };
      createPersistedRecord<SavedFlow>(options, (event) => {
        if (event.type === 'record.restored') resolve(event.restored);
      }).load();
    });
  const createStorageWith = (
    text: string,
    change: Partial<KeyValueStorage> = {},
  ): KeyValueStorage => {
    const memory = memoryStorage();
    void memory.write(KEY, text);
    return { ...memory, ...change };
  };
  const rejectWithQuotaError = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

  it('is backed up first if it cannot be read', async () => {
    const storage = createStorageWith('{"schemaVersion":99}');
    expect(await restore(storage)).toEqual({ kind: 'unreadable' });
    expect(storage.read(getBackupKey(KEY))).toBe('{"schemaVersion":99}');
  });

  it.each<[string, Partial<KeyValueStorage>]>([
    ['cannot be backed up', { write: rejectWithQuotaError }],
    ['cannot be read from the storage', { read: rejectWithQuotaError }],
  ])('is left unchanged if it %s', async (_, change) => {
    const write = vi.fn(change.write ?? (() => undefined));
    const remove = vi.fn();
    const storage = createStorageWith('{"schemaVersion":99}', { ...change, write, remove });
    expect(await restore(storage)).toEqual({ kind: 'unavailable' });
    expect(write.mock.calls.filter(([key]) => key === KEY)).toEqual([]);
    expect(remove).not.toHaveBeenCalled();
  });

  it('is the newest one, even while a slow storage is still writing it', async () => {
    const memory = createStorageWith(JSON.stringify(createFlow('older')));
    const storage: KeyValueStorage = {
      ...memory,
      write: async (key, text) => {
        await Promise.resolve();
        void memory.write(key, text);
      },
    };
    const { log, now } = testRuntime();
    const isRestored = vi.fn();
    const read = (text: string) => readSavedFlow(text, now());
    const options = { key: KEY, storage, log, read };
    const first = createPersistedRecord<SavedFlow>(options, isRestored);
    first.load();
    await vi.waitFor(() => expect(isRestored).toHaveBeenCalled());
    first.send({ type: 'record.changed', saved: createFlow('newer') });
    first.stop();
    expect(await restore(storage)).toEqual({ kind: 'record', saved: createFlow('newer') });
  });
});

describe('the browser storage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('falls back to memory, marked as not persistent, if accessing it throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    const storage = browserStorage();
    expect(storage.persistent).toBe(false);
    void storage.write('key', 'text');
    expect(storage.read('key')).toBe('text');
  });

  it('falls back to memory if it is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(browserStorage().persistent).toBe(false);
  });

  it('is persistent if it works', () => {
    const storage = browserStorage();
    expect(storage.persistent).toBe(true);
    void storage.write('key', 'text');
    expect(browserStorage().read('key')).toBe('text');
    void storage.remove('key');
    expect(browserStorage().read('key')).toBeNull();
  });
});
