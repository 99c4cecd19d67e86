import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './journey-storage.js';

afterEach(() => localStorage.clear());

/** What the browser tells this tab of a change in another. */
const elsewhere = (key: string | null, storageArea: Storage = localStorage) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));

describe('the browser as a place to keep a journey', () => {
  it('tells of changes made elsewhere under the key, and of nothing else, until it is left', () => {
    const changed = vi.fn();
    const leave = browserStorage().watch?.('journey', changed);
    localStorage.setItem('journey', 'theirs');
    elsewhere('journey');
    elsewhere('another');
    elsewhere('journey', sessionStorage);
    expect(changed.mock.calls).toEqual([['theirs']]);

    localStorage.clear();
    elsewhere(null);
    expect(changed).toHaveBeenLastCalledWith(null);

    leave?.();
    elsewhere('journey');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
