import type { KeyValueStorage } from './key-value-storage.js';

/** A storage that also notifies about changes made through it. */
export interface ObservedStorage extends KeyValueStorage {
  /**
   * Calls back when the value of a key has changed, through this storage or in another tab. Returns an
   * unsubscribe function.
   */
  readonly observe: (key: string, onChange: () => void) => () => void;
}

/**
 * Notifies one part of a page about what another part saves; `watch` alone only reports other tabs.
 * @example const storage = observedStorage(browserStorage());
 */
export const observedStorage = (storage: KeyValueStorage): ObservedStorage => {
  const observers = new Set<{ readonly key: string; readonly onChange: () => void }>();
  const notify = (key: string) => {
    for (const observer of [...observers]) if (observer.key === key) observer.onChange();
  };
  const notifyAfter = (operation: Promise<void> | void, key: string): Promise<void> | void => {
    if (operation === undefined) return notify(key);
    return operation.then(() => notify(key));
  };
  const watch = storage.watch?.bind(storage);
  return {
    persistent: storage.persistent ?? true,
    read: (key) => storage.read(key),
    write: (key, text) => notifyAfter(storage.write(key, text), key),
    remove: (key) => notifyAfter(storage.remove(key), key),
    ...(watch && { watch }),
    observe: (key, onChange) => {
      const observer = { key, onChange };
      observers.add(observer);
      const unwatch = watch?.(key, onChange);
      return () => {
        observers.delete(observer);
        unwatch?.();
      };
    },
  };
};
