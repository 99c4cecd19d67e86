import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './key-value-storage.js';

afterEach(() => localStorage.clear());

/** The storage event that the browser sends for a change in another tab. */
const changeInOtherTab = (key: string | null, storageArea: Storage = localStorage) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));

describe('the browser storage', () => {
  it('reports changes of the key by other tabs, and nothing else, until it is unsubscribed', () => {
    const changed = vi.fn();
    const leave = browserStorage().watch?.('journey', changed);
    localStorage.setItem('journey', 'theirs');
    changeInOtherTab('journey');
    changeInOtherTab('another');
    changeInOtherTab('journey', sessionStorage);
    expect(changed.mock.calls).toEqual([['theirs']]);

    localStorage.clear();
    changeInOtherTab(null);
    expect(changed).toHaveBeenLastCalledWith(null);

    leave?.();
    changeInOtherTab('journey');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
