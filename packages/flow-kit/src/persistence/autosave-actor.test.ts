import { describe, expect, it, vi } from 'vitest';
import { createActor, setup, type AnyActorRef } from 'xstate';
import { memoryStorage, type KeyValueStorage } from '../storage/key-value-storage.js';
import { sharedStorage } from '../testing/shared-storage.js';
import { testRuntime } from '../testing/test-runtime.js';
import type { RecordEvent } from './persisted-record.types.js';
import { createAutosaveActor } from './autosave-actor.js';

interface Note {
  readonly text: string;
}

const KEY = 'note';

const rules = { read: (text: string) => JSON.parse(text) as Note };

/** An owner of a record that collects what the record reports. */
const open = (storage: KeyValueStorage, loadRules = () => Promise.resolve(rules)) => {
  const events: RecordEvent<Note>[] = [];
  const { log } = testRuntime();
  const record = createAutosaveActor<Note, void>({
    getTarget: () => ({ key: KEY, storage, log }),
    loadRules,
  });
  const owner = createActor(
    setup({ actors: { record } }).createMachine({
      invoke: { id: 'record', src: 'record' },
      on: { '*': { actions: ({ event }) => events.push(event as RecordEvent<Note>) } },
    }),
  ).start();
  const child = owner.getSnapshot().children['record'] as AnyActorRef;
  return {
    events,
    reload: () => child.send({ type: 'record.reloaded' }),
    save: (text: string) => child.send({ type: 'record.changed', saved: { text } }),
    stop: () => owner.stop(),
    read: () => storage.read(KEY),
  };
};

describe('the autosave actor', () => {
  it('reports at once, and once, that nothing is stored', async () => {
    const { events } = open(memoryStorage());
    const nothing = { type: 'record.restored', restored: { kind: 'nothing' } };
    expect(events).toEqual([nothing]);
    await vi.dynamicImportSettled();
    expect(events).toEqual([nothing]);
  });

  it('saves what was changed before the code that saves was loaded', async () => {
    const { save, read } = open(memoryStorage());
    save('early');
    await vi.dynamicImportSettled();
    expect(read()).toContain('early');
  });

  it('loads that code after the first screen if nothing is stored, and at once if something is or shall be', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    const storage = memoryStorage();
    const loadRules = vi.fn(() => Promise.resolve(rules));
    open(memoryStorage(), loadRules);
    expect(loadRules).not.toHaveBeenCalled();
    idle.forEach((work) => work());
    await vi.dynamicImportSettled();
    expect(loadRules).toHaveBeenCalledOnce();

    const second = open(storage, loadRules);
    second.save('early');
    await vi.dynamicImportSettled();
    idle.forEach((work) => work());
    expect(loadRules).toHaveBeenCalledTimes(2);
    expect(second.read()).toContain('early');

    open(storage, loadRules);
    await vi.dynamicImportSettled();
    expect(loadRules).toHaveBeenCalledTimes(3);
    vi.unstubAllGlobals();
  });

  it('saves it even if it was stopped meanwhile', async () => {
    const { save, stop, read } = open(memoryStorage());
    save('early');
    stop();
    await vi.dynamicImportSettled();
    expect(read()).toContain('early');
  });

  it('is read by the next one only when what a stopped one was given is saved', async () => {
    const storage = memoryStorage();
    const first = open(storage);
    first.save('early');
    first.stop();
    const second = open(storage);
    expect(second.events).toEqual([]);
    await vi.waitFor(() =>
      expect(second.events).toMatchObject([
        { type: 'record.restored', restored: { kind: 'record', saved: { text: 'early' } } },
      ]),
    );
  });

  it('is read by the next one even if that code cannot be loaded', async () => {
    const storage = memoryStorage();
    const first = open(storage, () => Promise.reject(new Error('no network')));
    first.save('early');
    first.stop();
    const { events } = open(storage);
    await vi.waitFor(() =>
      expect(events).toEqual([{ type: 'record.restored', restored: { kind: 'nothing' } }]),
    );
  });

  it('does not overwrite what another tab saved before the code was loaded', async () => {
    const shared = sharedStorage();
    const { events, save } = open(shared.tab('first'));
    save('of the first tab');
    shared.write(KEY, JSON.stringify({ text: 'of the second tab' }));
    await vi.dynamicImportSettled();
    await vi.waitFor(() =>
      expect(events.at(-1)).toMatchObject({
        type: 'conflict.detected',
        version: { kind: 'record', saved: { text: 'of the second tab' } },
      }),
    );
    expect(shared.read(KEY)).toContain('of the second tab');
  });

  it('reports what a reload finds, after nothing was stored at first', async () => {
    const storage = memoryStorage();
    const { events, reload } = open(storage);
    await vi.dynamicImportSettled();
    await storage.write(KEY, JSON.stringify({ text: 'opened from the account' }));
    reload();
    await vi.waitFor(() =>
      expect(events.at(-1)).toMatchObject({
        restored: { kind: 'record', saved: { text: 'opened from the account' } },
      }),
    );
  });

  it('restores what is stored', async () => {
    const storage = memoryStorage();
    await storage.write(KEY, JSON.stringify({ text: 'saved' }));
    const { events } = open(storage);
    await vi.waitFor(() =>
      expect(events).toMatchObject([
        { type: 'record.restored', restored: { kind: 'record', saved: { text: 'saved' } } },
      ]),
    );
  });

  it('says that nothing is saved if the code that saves cannot be loaded', async () => {
    const { events } = open(memoryStorage(), () => Promise.reject(new Error('no network')));
    await vi.waitFor(() =>
      expect(events.at(-1)).toEqual({ type: 'saveStatus.changed', saveStatus: 'nothing' }),
    );
  });

  it('says that a stored record is unavailable then, and leaves it', async () => {
    const storage = memoryStorage();
    await storage.write(KEY, JSON.stringify({ text: 'saved' }));
    const { events, read } = open(storage, () => Promise.reject(new Error('no network')));
    await vi.waitFor(() =>
      expect(events).toEqual([{ type: 'record.restored', restored: { kind: 'unavailable' } }]),
    );
    expect(read()).toContain('saved');
  });
});
