import { getBackupKey } from '@spinout/flow-kit';
import { sharedStorage } from '@spinout/flow-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedRunKey } from '../../../storage/run-key.js';
import { startPipeline } from '../pipeline.fixtures.js';
import type { RunEvent } from './run-event.js';
import type { SavedRun } from './saved-run.js';

const KEY = savedRunKey('test');

/** Waits for pending writes, storage events and reads. */
const flushAll = async (shared: ReturnType<typeof sharedStorage>) => {
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.advanceTimersByTimeAsync(300);
    shared.deliverAll();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  }
};

const setUp = () => {
  const shared = sharedStorage();
  const stored = () => (JSON.parse(shared.read(KEY) ?? 'null') as SavedRun | null)?.log ?? [];
  const tab = (name: string, settings: Parameters<typeof startPipeline>[0] = {}) =>
    startPipeline({ storage: shared.tab(name), ...settings });
  return { shared, stored, tab };
};

const getTypes = (log: readonly RunEvent[]) => log.map(({ type }) => type);
const LATER = '2026-03-02T11:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a run of the agents in two tabs', () => {
  it('shows the first tab’s progress in the second tab, and notifies one host', async () => {
    const { shared, stored, tab } = setUp();
    const first = await tab('first');
    await flushAll(shared);
    const second = await tab('second', { at: LATER });
    expect(second.run().interrupted).toBe(true);
    await first.advance(2500);
    await flushAll(shared);
    const { context, value } = second.actor.getSnapshot();
    expect(value).toBe('interrupted');
    expect(context).toMatchObject({ isOwnedByOtherTab: true, other: null });
    expect(second.statuses()).toEqual(first.statuses());
    for (let turn = 0; turn < 6; turn += 1) {
      await first.advance(2500);
      await flushAll(shared);
    }
    expect(first.run().phase).toBe('completed');
    expect(second.run().phase).toBe('completed');
    expect([first.completed.length, second.completed.length]).toEqual([1, 0]);
    expect(first.actor.getSnapshot().context.other).toBeNull();
    expect(getTypes(stored())).toEqual(getTypes(first.log()));
  });

  it('is not started a second time by a tab that opens meanwhile', async () => {
    const { shared, stored, tab } = setUp();
    const [first, second] = await Promise.all([tab('first'), tab('second', { at: LATER })]);
    await flushAll(shared);
    expect(first.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(second.actor.getSnapshot().hasTag('busy')).toBe(false);
    await first.advance(2500);
    await flushAll(shared);
    expect(getTypes(second.log())).toEqual(getTypes(stored()));
    expect(second.log().length).toBeGreaterThan(1);
    expect(first.actor.getSnapshot().context.other).toBeNull();
  });

  it('is not overwritten silently: the tab reports a conflict, and the person keeps its run', async () => {
    const { shared, stored, tab } = setUp();
    const first = await tab('first');
    await flushAll(shared);
    const second = await tab('second', { at: LATER });
    second.actor.send({ type: 'run.resumed' });
    await flushAll(shared);
    expect(first.actor.getSnapshot().context.other).toMatchObject({ kind: 'record' });
    const savedText = shared.read(KEY);
    for (let turn = 0; turn < 6; turn += 1) await first.advance(2500);
    await flushAll(shared);
    expect(first.run().phase).toBe('completed');
    expect(shared.read(KEY)).toBe(savedText);
    first.actor.send({ type: 'conflict.resolvedLocal' });
    await flushAll(shared);
    expect(getTypes(stored())).toEqual(getTypes(first.log()));
    expect(first.actor.getSnapshot().context.other).toBeNull();
    // Now the run of the second tab would be lost.
    expect(second.actor.getSnapshot().context.other).toMatchObject({ kind: 'record' });
  });

  it('is replaced by the run of the other tab when the person chooses it', async () => {
    const { shared, tab } = setUp();
    const first = await tab('first');
    for (let turn = 0; turn < 6; turn += 1) await first.advance(2500);
    await flushAll(shared);
    const second = await tab('second', { at: LATER });
    expect(second.completed).toHaveLength(1);
    second.actor.send({ type: 'run.requested' });
    await second.advance(2500);
    await flushAll(shared);
    const completions = first.actor.getSnapshot();
    expect(completions.context.other).toMatchObject({ kind: 'record' });
    expect(first.run().phase).toBe('completed');
    first.actor.send({ type: 'conflict.resolvedRemote' });
    await flushAll(shared);
    expect(first.statuses()).toEqual(second.statuses());
    expect(first.actor.getSnapshot().context).toMatchObject({
      other: null,
      isOwnedByOtherTab: true,
    });
    for (let turn = 0; turn < 6; turn += 1) await second.advance(2500);
    await flushAll(shared);
    expect(first.run().phase).toBe('completed');
  });

  it('backs up an unreadable record when the person continues without it', async () => {
    const { shared, stored, tab } = setUp();
    const first = await tab('first');
    await flushAll(shared);
    void shared.tab('newer').write(KEY, '{"schemaVersion":9}');
    await flushAll(shared);
    expect(first.actor.getSnapshot().context.other).toEqual({ kind: 'unreadable' });
    await first.advance(2500);
    await flushAll(shared);
    expect(shared.read(KEY)).toBe('{"schemaVersion":9}');
    first.actor.send({ type: 'conflict.resolvedLocal' });
    await flushAll(shared);
    expect(shared.read(getBackupKey(savedRunKey('test')))).toBe('{"schemaVersion":9}');
    expect(stored()).toEqual(first.log());
  });

  it('can be resumed in the other tab when the first one is closed', async () => {
    const { shared, tab } = setUp();
    const first = await tab('first');
    await flushAll(shared);
    const second = await tab('second', { at: LATER });
    await first.advance(2500);
    await flushAll(shared);
    first.actor.stop();
    second.actor.send({ type: 'run.resumed' });
    for (let turn = 0; turn < 6; turn += 1) await second.advance(2500);
    expect(second.run().phase).toBe('completed');
    expect(second.completed).toHaveLength(1);
    expect(second.actor.getSnapshot().context).toMatchObject({
      isOwnedByOtherTab: false,
      other: null,
    });
  });
});
