import { createStore, get, keys, set } from 'idb-keyval';
import type { Store } from './store.js';

/**
 * Keeps values in the browser's own database, so that they survive a reload.
 * @param name name of the database. @default 'spinout-engine'
 */
export function indexedDbStore(name = 'spinout-engine'): Store {
  const database = createStore(name, 'values');
  return {
    get: (key) => get(key, database),
    set: (key, value) => set(key, value, database),
    keys: async (prefix) =>
      (await keys<string>(database)).filter((key) => key.startsWith(prefix)).sort(),
  };
}
