/** A place in which a journey keeps itself between visits; the host may bring its own. */
export interface JourneyStorage {
  /** The text under a key; null when there is none. */
  read(key: string): Promise<string | null> | string | null;
  /**
   * @throws when the text cannot be kept; an error named `QuotaExceededError` makes the journey try with less, never
   * without what was entered
   */
  write(key: string, text: string): Promise<void> | void;
  remove(key: string): Promise<void> | void;
  /**
   * Calls back when someone else, such as another tab, has changed the text under a key; null when it is gone.
   * Returns what ends it. @default nobody else is noticed
   */
  watch?(key: string, changed: (text: string | null) => void): () => void;
  /** False when nothing outlives a reload; the person is told then. @default true */
  readonly persistent?: boolean;
}

/** Keeps texts until the page goes. */
export const memoryStorage = (): JourneyStorage => {
  const texts = new Map<string, string>();
  return {
    persistent: false,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
};

const PROBE_KEY = 'spinout-probe';

/** The browser's local storage; memory where it cannot be used. */
export const browserStorage = (): JourneyStorage => storageIn(() => window.localStorage);

/** The storage of this tab, which outlives a visit to another site; memory where it cannot be used. */
export const tabStorage = (): JourneyStorage => storageIn(() => window.sessionStorage);

/** Even looking at a storage may throw. */
const storageIn = (open: () => Storage): JourneyStorage => {
  try {
    const store = open();
    store.setItem(PROBE_KEY, '1');
    store.removeItem(PROBE_KEY);
    return {
      persistent: true,
      read: (key) => store.getItem(key),
      write: (key, text) => store.setItem(key, text),
      remove: (key) => store.removeItem(key),
      watch: (key, changed) => watchStore(store, key, changed),
    };
  } catch {
    return memoryStorage();
  }
};

/** A browser tells the other tabs of a change, never the one that made it. */
const watchStore = (store: Storage, key: string, changed: (text: string | null) => void) => {
  const listen = (event: StorageEvent) => {
    const isOurs = event.storageArea === store && (event.key === key || event.key === null);
    if (isOurs) changed(store.getItem(key));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
