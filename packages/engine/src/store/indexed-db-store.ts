import { createStore, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { Store } from './store.js';

/**
 * Store in IndexedDB, so that values survive a reload.
 * @param name name of the database. @default 'spinout-engine'
 */
export function indexedDbStore(name = 'spinout-engine'): Store {
  const database = createStore(name, 'values');
  return {
    get: (key) => get(key, database),
    set: (key, value) => set(key, value, database),
    change: (key, next) => changeValue(database, key, next),
    keys: async (prefix) =>
      (await keys<string>(database)).filter((key) => key.startsWith(prefix)).sort(),
  };
}

/** Updates a value in one read-write transaction; `update` of idb-keyval cannot remove keys. */
const changeValue = <Value>(
  database: UseStore,
  key: string,
  next: (value: Value | undefined) => Value | undefined,
): Promise<Value | undefined> =>
  database('readwrite', async (values) => {
    const value = next((await promisifyRequest(values.get(key))) as Value | undefined);
    await (value === undefined
      ? promisifyRequest(values.delete(key))
      : promisifyRequest(values.put(value, key)));
    return value;
  });
