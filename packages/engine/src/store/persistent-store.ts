import type { Store } from './store.js';

/**
 * Uses the preferred store until its first failure (private windows, sandboxed frames, full disk), then the fallback.
 * Values written before the failure are copied to the fallback.
 */
export function persistentStore(preferred: () => Store, fallback: Store): Store {
  let store: Store | undefined;
  const written = new Map<string, unknown>();
  const switchToFallback = async () => {
    if (store === fallback) return;
    store = fallback;
    for (const [key, value] of written) await fallback.change(key, () => value);
  };
  const attempt = async <Value>(work: (store: Store) => Promise<Value>): Promise<Value> => {
    if (store === fallback) return work(fallback);
    try {
      store ??= preferred();
      return await work(store);
    } catch {
      await switchToFallback();
      return work(fallback);
    }
  };
  return {
    get: (key) => attempt((current) => current.get(key)),
    keys: (prefix) => attempt((current) => current.keys(prefix)),
    change: async <Value>(key: string, next: (value: Value | undefined) => Value | undefined) => {
      let refusal: { readonly cause: unknown } | null = null;
      // Errors of `next` are not failures of the store.
      const value = await attempt((current) =>
        current.change<Value>(key, (old) => {
          try {
            return next(old);
          } catch (cause) {
            refusal = { cause };
            return old;
          }
        }),
      );
      if (refusal) throw (refusal as { readonly cause: unknown }).cause;
      if (store !== fallback) written.set(key, value);
      return value;
    },
    set: async (key, value) => {
      await attempt((current) => current.set(key, value));
      if (store !== fallback) written.set(key, value);
    },
  };
}
