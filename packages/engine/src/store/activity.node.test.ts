import { describe, expect, it } from 'vitest';
import { createActivityCounter } from './activity.js';
import { memoryStore, type Store } from './store.js';

/** A store that answers asynchronously, as a database does. */
const slowStore = (): Store => {
  const inner = memoryStore();
  const later = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return work();
  };
  return {
    get: (key) => later(() => inner.get(key)),
    set: (key, value) => later(() => inner.set(key, value)),
    change: (key, next) => later(() => inner.change(key, next)),
    keys: (prefix) => later(() => inner.keys(prefix)),
  };
};

describe('activity', () => {
  it('counts each call by itself', async () => {
    const { record, counts } = createActivityCounter(memoryStore());
    expect(await counts()).toEqual({});
    for (const id of ['pdf.generate', 'research.run', 'pdf.generate']) await record(id);
    expect(await counts()).toEqual({ 'pdf.generate': 2, 'research.run': 1 });
  });

  it('counts every one of many answers at once, also from different places', async () => {
    const store = slowStore();
    await Promise.all(
      Array.from({ length: 50 }, () => createActivityCounter(store).record('research.run')),
    );
    expect(await createActivityCounter(store).counts()).toEqual({ 'research.run': 50 });
  });

  it('keeps the counts of two stores apart', async () => {
    const [one, other] = [memoryStore(), memoryStore()];
    await createActivityCounter(one).record('research.run');
    expect(await createActivityCounter(other).counts()).toEqual({});
  });

  it('does not fail calls if the store is full, and resumes counting', async () => {
    const store = memoryStore();
    let full = true;
    const { record, counts } = createActivityCounter({
      ...store,
      change: (key, next) => (full ? Promise.reject(new Error('quota')) : store.change(key, next)),
    });
    await expect(record('research.run')).resolves.toBeUndefined();
    full = false;
    await record('research.run');
    expect(await counts()).toEqual({ 'research.run': 1 });
  });
});
