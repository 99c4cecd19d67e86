import { describe, expect, it } from 'vitest';
import { persistentStore } from './persistent-store.js';
import { memoryStore } from './store.js';

describe('persistentStore', () => {
  it('uses the preferred store while it works', async () => {
    const preferred = memoryStore();
    const fallback = memoryStore();
    const store = persistentStore(() => preferred, fallback);
    await store.set('a', 1);
    expect(await preferred.get('a')).toBe(1);
    expect(await fallback.keys('')).toEqual([]);
  });

  it('works in memory if the preferred store cannot be opened', async () => {
    const store = persistentStore(() => {
      throw new Error('denied');
    }, memoryStore());
    await store.set('a', 1);
    expect(await store.get('a')).toBe(1);
    expect(await store.keys('')).toEqual(['a']);
  });

  it('carries over what was written before the preferred store failed', async () => {
    const preferred = memoryStore();
    let full = false;
    const store = persistentStore(
      () => ({
        ...preferred,
        set: (key, value) =>
          full ? Promise.reject(new Error('quota')) : preferred.set(key, value),
      }),
      memoryStore(),
    );
    await store.set('a', 1);
    full = true;
    await store.set('b', 2);
    expect(await store.get('a')).toBe(1);
    expect(await store.get('b')).toBe(2);
  });
});
