import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, type KeyValueStorage } from '../storage/key-value-storage.js';
import { NUM_RUNS } from '../testing/num-runs.js';
import { sharedStorage } from '../testing/shared-storage.js';
import { testRuntime } from '../testing/test-runtime.js';
import { createPersistedRecord } from './persisted-record.js';
import type { PersistedRecordOptions, RecordEvent } from './persisted-record.types.js';
import { getBackupKey } from './backup-key.js';

interface Note {
  readonly text: string;
  readonly extra?: string | undefined;
}

const KEY = 'note';

const readNote = (text: string): Note | null => {
  const value = JSON.parse(text) as { text?: unknown };
  return typeof value.text === 'string' ? { text: value.text } : null;
};

const create = (storage: KeyValueStorage, options: Partial<PersistedRecordOptions<Note>> = {}) => {
  const { log } = testRuntime();
  const events: RecordEvent<Note>[] = [];
  const record = createPersistedRecord<Note>(
    { key: KEY, storage, log, read: readNote, ...options },
    (event) => events.push(event),
  );
  record.load();
  return {
    ...record,
    log,
    events,
    change: (text: string | null) =>
      record.send({ type: 'record.changed', saved: text === null ? null : { text } }),
    statuses: () =>
      events.flatMap((event) => (event.type === 'saveStatus.changed' ? [event.saveStatus] : [])),
    lastType: () => events.at(-1)?.type,
  };
};

const flushPromises = async () => {
  for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
};

const parseText = (text: unknown) =>
  typeof text === 'string' ? (JSON.parse(text) as Note).text : null;

describe('a persisted record', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is saved with its change ids, and restored by the next page', async () => {
    const storage = memoryStorage();
    const first = create(storage);
    expect(first.events).toEqual([{ type: 'record.restored', restored: { kind: 'nothing' } }]);
    first.change('a');
    expect(JSON.parse(storage.read(KEY) as string)).toEqual({
      text: 'a',
      changes: [expect.any(String)],
    });
    const second = create(storage);
    await flushPromises();
    expect(second.events).toEqual([
      { type: 'record.restored', restored: { kind: 'record', saved: { text: 'a' } } },
    ]);
  });

  it('collects changes for the given time, and saves at once when it is urgent or the page closes', () => {
    const storage = memoryStorage();
    const write = vi.spyOn(storage, 'write');
    const { change, stop } = create(storage, {
      debounceMs: 250,
      isUrgent: ({ text }) => text === 'now',
    });
    ['a', 'ab', 'abc'].forEach(change);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(write).toHaveBeenCalledOnce();
    expect(parseText(storage.read(KEY))).toBe('abc');
    change('now');
    expect(parseText(storage.read(KEY))).toBe('now');
    change('page hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(parseText(storage.read(KEY))).toBe('page hidden');
    change('stopped');
    stop();
    expect(parseText(storage.read(KEY))).toBe('stopped');
  });

  it('is not written again if nothing changed', async () => {
    const storage = memoryStorage();
    const isSame = (one: Note, other: Note) => one.text === other.text;
    create(storage).change('a');
    const second = create(storage, { isSame });
    await flushPromises();
    const write = vi.spyOn(storage, 'write');
    second.change('a');
    expect(write).not.toHaveBeenCalled();
    expect(second.statuses()).toEqual(['all']);
  });

  it('is saved with less when the storage is full, or reported as not saved', () => {
    const memory = memoryStorage();
    let quota = 60;
    const storage: KeyValueStorage = {
      ...memory,
      write: (key, text) => {
        if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
        return memory.write(key, text);
      },
    };
    const { send, change, statuses, log } = create(storage, {
      levels: [(note) => note, ({ text }) => ({ text })],
    });
    const saved = { text: 'a', extra: 'x'.repeat(100) };
    send({ type: 'record.changed', saved });
    quota = 5;
    change('b');
    quota = 1000;
    send({ type: 'record.changed', saved });
    expect(statuses()).toEqual(['inputs', 'nothing', 'all']);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('is backed up if it is unreadable, and left unchanged if that fails', async () => {
    const storage = memoryStorage();
    void storage.write(KEY, '{"version":9}');
    const { events, change } = create(storage);
    await flushPromises();
    expect(events).toEqual([{ type: 'record.restored', restored: { kind: 'unreadable' } }]);
    expect(storage.read(getBackupKey(KEY))).toBe('{"version":9}');
    change('a');
    expect(parseText(storage.read(KEY))).toBe('a');

    const full = memoryStorage();
    void full.write(KEY, 'damaged');
    const other = create({ ...full, write: () => Promise.reject(new Error('full')) });
    await flushPromises();
    expect(other.events).toEqual([{ type: 'record.restored', restored: { kind: 'unavailable' } }]);
    expect(full.read(KEY)).toBe('damaged');
  });

  it('writes in order in a slow storage, and the next page waits for the last write', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.option(fc.string({ maxLength: 5 }), { nil: null }), { minLength: 1 }),
        async (scheduler, texts) => {
          let stored: string | null = null;
          let activeWrites = 0;
          const runSlowly = (apply: () => void) => {
            activeWrites += 1;
            expect(activeWrites).toBe(1);
            return scheduler.schedule(Promise.resolve()).then(() => {
              apply();
              activeWrites -= 1;
            });
          };
          const storage: KeyValueStorage = {
            read: () => stored,
            write: (_, text) => runSlowly(() => (stored = text)),
            remove: () => runSlowly(() => (stored = null)),
          };
          const first = create(storage);
          scheduler.scheduleSequence(
            texts.map((text) => () => {
              first.change(text);
              return Promise.resolve();
            }),
          );
          await scheduler.waitIdle();
          first.change('last');
          first.stop();
          const second = create(storage);
          await scheduler.waitIdle();
          await flushPromises();
          expect(second.events[0]).toMatchObject({ restored: { saved: { text: 'last' } } });
        },
      ),
      { numRuns: NUM_RUNS.records },
    ));
});

describe('a persisted record in two tabs', () => {
  const openTabs = async (options: Partial<PersistedRecordOptions<Note>> = {}) => {
    const shared = sharedStorage();
    shared.write(KEY, '{"text":"start"}');
    const [own, other] = ['own', 'other'].map((name) => create(shared.tab(name), options));
    if (!own || !other) throw new Error('no tabs');
    await flushPromises();
    const deliver = async () => {
      shared.deliverAll();
      await flushPromises();
    };
    return { shared, own, other, deliver, stored: () => parseText(shared.read(KEY)) };
  };

  it('reports a version that it does not know, and overwrites it only after a choice', async () => {
    const { own, other, stored } = await openTabs();
    other.change('theirs');
    own.change('mine');
    await flushPromises();
    expect(stored()).toBe('theirs');
    expect(own.events.at(-1)).toEqual({
      type: 'conflict.detected',
      version: { kind: 'record', saved: { text: 'theirs' }, isBasedOnKnown: true },
      hasSaved: false,
    });
    own.send({ type: 'conflict.resolvedLocal', saved: { text: 'mine' } });
    expect(stored()).toBe('mine');
    expect(own.lastType()).toBe('saveStatus.changed');
  });

  it('continues from the other version after it was adopted', async () => {
    const { own, other, deliver, stored } = await openTabs();
    other.change('theirs');
    await deliver();
    own.send({ type: 'conflict.resolvedRemote' });
    own.change('further');
    expect(stored()).toBe('further');
    await deliver();
    expect(other.events.at(-1)).toMatchObject({ version: { isBasedOnKnown: true } });
  });

  it('reports that the other tab removed the record, and removes related data with its own', async () => {
    const { shared, own, other, deliver } = await openTabs({
      getRelatedKeys: ({ text }) => [`run:${text}`],
    });
    shared.write('run:start', 'a run');
    other.change(null);
    expect(shared.read('run:start')).toBeNull();
    await deliver();
    expect(own.events.at(-1)).toMatchObject({
      type: 'conflict.detected',
      version: { kind: 'nothing' },
    });
  });

  it('discards the record, whatever is stored', async () => {
    const { own, other, stored } = await openTabs();
    other.change('theirs');
    own.send({ type: 'record.discarded' });
    expect(stored()).toBeNull();
  });

  it('takes a version of the same content as its own, and replaces one that is behind', async () => {
    const { shared, own, other, deliver, stored } = await openTabs({
      compare: (mine, theirs) => {
        if (theirs === null || mine?.text === theirs.text) return 'same';
        return mine?.text.startsWith(theirs.text) ? 'behind' : 'diverged';
      },
    });
    own.change('start a b');
    other.change('start a b');
    await deliver();
    expect(other.events.some(({ type }) => type === 'conflict.detected')).toBe(false);
    own.change('start a b c');
    // The other tab writes before it is notified, and has less.
    shared.write(KEY, '{"text":"start a b"}');
    own.change('start a b c d');
    await deliver();
    expect(stored()).toBe('start a b c d');
  });
});
