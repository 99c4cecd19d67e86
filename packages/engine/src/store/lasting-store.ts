import type { Store } from './store.js';

/**
 * Uses a store that may refuse to work (private windows, sandboxed frames, a full disk) for as long as it works, and
 * another one from its first failure on. What was written before the failure is carried over.
 */
export function lastingStore(preferred: () => Store, fallback: Store): Store {
  let store: Store | undefined;
  const written = new Map<string, unknown>();
  const giveUp = async () => {
    if (store === fallback) return;
    store = fallback;
    for (const [key, value] of written) await fallback.set(key, value);
  };
  const attempt = async <Value>(work: (store: Store) => Promise<Value>): Promise<Value> => {
    if (store === fallback) return work(fallback);
    try {
      store ??= preferred();
      return await work(store);
    } catch {
      await giveUp();
      return work(fallback);
    }
  };
  return {
    get: (key) => attempt((current) => current.get(key)),
    keys: (prefix) => attempt((current) => current.keys(prefix)),
    set: async (key, value) => {
      await attempt((current) => current.set(key, value));
      if (store !== fallback) written.set(key, value);
    },
  };
}
