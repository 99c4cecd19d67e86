import { describe, expect, it, vi } from 'vitest';
import { memoryStorage, type KeyValueStorage } from './key-value-storage.js';
import { observedStorage } from './observed-storage.js';

describe('an observed storage', () => {
  it('reports each change of the key, after it is made, until the last observer unsubscribes', () => {
    const storage = observedStorage(memoryStorage());
    const texts: unknown[] = [];
    const end = storage.observe('a', () => texts.push(storage.read('a')));
    void storage.write('a', '1');
    void storage.write('b', '2');
    void storage.remove('a');
    end();
    void storage.write('a', '3');
    expect(texts).toEqual(['1', null]);
    expect(storage.persistent).toBe(false);
  });

  it('does not report a change that failed', async () => {
    const rejectWithQuotaError = () => Promise.reject(new Error('quota exceeded'));
    const storage = observedStorage({ ...memoryStorage(), write: rejectWithQuotaError });
    const changed = vi.fn();
    storage.observe('a', changed);
    await expect(storage.write('a', '1')).rejects.toThrow('quota exceeded');
    expect(changed).not.toHaveBeenCalled();
  });

  it('also reports changes of other tabs if the storage does', () => {
    const unwatch = vi.fn();
    const watch = vi.fn<NonNullable<KeyValueStorage['watch']>>(() => unwatch);
    const storage = observedStorage({ ...memoryStorage(), watch });
    const changed = vi.fn();
    const end = storage.observe('a', changed);
    watch.mock.calls[0]?.[1]('elsewhere');
    expect(changed).toHaveBeenCalledTimes(1);
    end();
    expect(unwatch).toHaveBeenCalledTimes(1);
    expect(observedStorage(memoryStorage()).watch).toBeUndefined();
  });
});
