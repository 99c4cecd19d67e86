/** Observable list of records, newest last. */
export interface RecordStore<Entry> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly records: () => readonly Entry[];
  readonly add: (entry: Entry) => void;
  readonly replace: (old: Entry, entry: Entry) => void;
  readonly clear: () => void;
}

/**
 * Creates an empty store.
 * @param maxEntries the oldest records are dropped above this number
 */
export const createRecordStore = <Entry>(maxEntries: number): RecordStore<Entry> => {
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const setEntries = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    records: () => entries,
    add: (entry) => setEntries([...entries, entry].slice(-maxEntries)),
    replace: (old, entry) => setEntries(entries.map((known) => (known === old ? entry : known))),
    clear: () => setEntries([]),
  };
};
