/** A place in which the flow keeps itself between visits; the host may bring its own. */
export interface FlowStorage {
  /** The text under a key; null when there is none. */
  read(key: string): Promise<string | null> | string | null;
  /**
   * @throws when the text cannot be kept; an error named `QuotaExceededError` makes the flow try with less: first
   * without results, then without drafted documents, never without what was entered
   */
  write(key: string, text: string): Promise<void> | void;
  remove(key: string): Promise<void> | void;
  /** False when nothing outlives a reload; the person is told then. @default true */
  readonly lasting?: boolean;
}

/** Keeps texts until the page goes. */
export const memoryStorage = (): FlowStorage => {
  const texts = new Map<string, string>();
  return {
    lasting: false,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
};

const PROBE_KEY = 'spinout-probe';

/** The browser's local storage; memory where it cannot be used, since even looking at it may throw. */
export const browserStorage = (): FlowStorage => {
  try {
    const store = window.localStorage;
    store.setItem(PROBE_KEY, '1');
    store.removeItem(PROBE_KEY);
    return {
      lasting: true,
      read: (key) => store.getItem(key),
      write: (key, text) => store.setItem(key, text),
      remove: (key) => store.removeItem(key),
    };
  } catch {
    return memoryStorage();
  }
};
