/** Records of what happened, the newest last, for a view that follows them. */
export interface RecordStore<Entry> {
  readonly subscribe: (heard: () => void) => () => void;
  readonly records: () => readonly Entry[];
  readonly add: (entry: Entry) => void;
  /** Puts another record in the place of one. */
  readonly replace: (old: Entry, entry: Entry) => void;
  readonly clear: () => void;
}

/** @param most how many are kept; the oldest go first */
export const recordStore = <Entry>(most: number): RecordStore<Entry> => {
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly Entry[]) => {
    entries = next;
    for (const heard of listeners) heard();
  };
  return {
    subscribe: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    records: () => entries,
    add: (entry) => become([...entries, entry].slice(-most)),
    replace: (old, entry) => become(entries.map((known) => (known === old ? entry : known))),
    clear: () => become([]),
  };
};
