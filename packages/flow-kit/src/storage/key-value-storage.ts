/** Key-value storage for flows, journeys and settings; the host can provide its own. */
export interface KeyValueStorage {
  /** Reads the value of a key; null if there is none. */
  read(key: string): Promise<string | null> | string | null;
  /**
   * @throws if the value cannot be saved; after an error named `QuotaExceededError` the caller retries with less data,
   * but never without the user's input
   */
  write(key: string, text: string): Promise<void> | void;
  remove(key: string): Promise<void> | void;
  /**
   * Calls back when another tab has changed the value of a key; null if it was removed.
   * Returns an unsubscribe function. @default changes of other tabs are not reported
   */
  watch?(key: string, onChange: (text: string | null) => void): () => void;
  /** False if data is lost on reload; the user sees a notice then. @default true */
  readonly persistent?: boolean;
}

/** A storage that lasts until the page is closed. */
export const memoryStorage = (): KeyValueStorage => {
  const texts = new Map<string, string>();
  return {
    persistent: false,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
};

const PROBE_KEY = 'spinout-probe';

/** The browser's local storage, or memory if it is not available. Each call returns the same object. */
export const browserStorage = (): KeyValueStorage => wrapWebStorage(() => window.localStorage);

/** The browser's session storage, or memory if it is not available. Each call returns the same object. */
export const tabStorage = (): KeyValueStorage => wrapWebStorage(() => window.sessionStorage);

/** One object for each storage, and one in memory if there is none, so that components know that it is the same. */
const wrapped = new Map<Storage | null, KeyValueStorage>();

const wrapWebStorage = (open: () => Storage): KeyValueStorage => {
  // A server must not share it between the people it renders for.
  if (!globalThis.window) return memoryStorage();
  const store = findStorage(open);
  const storage = wrapped.get(store) ?? (store ? wrapStorage(store) : memoryStorage());
  wrapped.set(store, storage);
  return storage;
};

/** Even accessing a storage can throw. */
const findStorage = (open: () => Storage): Storage | null => {
  try {
    const store = open();
    store.setItem(PROBE_KEY, '1');
    store.removeItem(PROBE_KEY);
    return store;
  } catch {
    return null;
  }
};

const wrapStorage = (store: Storage): KeyValueStorage => ({
  persistent: true,
  read: (key) => store.getItem(key),
  write: (key, text) => store.setItem(key, text),
  remove: (key) => store.removeItem(key),
  watch: (key, onChange) => watchWebStorage(store, key, onChange),
});

/** Browsers notify other tabs of a change, but not the tab that made it. */
const watchWebStorage = (store: Storage, key: string, onChange: (text: string | null) => void) => {
  const listen = (event: StorageEvent) => {
    const isWatchedKey = event.storageArea === store && (event.key === key || event.key === null);
    if (isWatchedKey) onChange(store.getItem(key));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
