import type { Store } from './store.js';

const PREFIX = 'activity:';

/** Counting one after the other: two answers at once must not count as one. */
const queues = new WeakMap<Store, Promise<unknown>>();

const inTurn = <T>(store: Store, work: () => Promise<T>): Promise<T> => {
  const turn = (queues.get(store) ?? Promise.resolve()).then(work, work);
  queues.set(store, turn);
  return turn;
};

/**
 * How often each call was answered well, as a store keeps it. Exact for all that count over the same store object; two
 * processes that share one database may now and then lose a count to each other.
 */
export const activity = (store: Store) => ({
  /** Counts a good answer. Never rejects: a store that cannot keep a count spoils no answer. */
  record: (endpointId: string): Promise<void> =>
    inTurn(store, async () => {
      const key = PREFIX + endpointId;
      await store.set(key, ((await store.get<number>(key)) ?? 0) + 1);
    }).catch(() => undefined),
  /** The counts by endpoint id, in alphabetical order; what was never answered is not there. */
  counts: (): Promise<Readonly<Record<string, number>>> =>
    inTurn(store, async () => {
      const keys = await store.keys(PREFIX);
      const counts = await Promise.all(keys.map((key) => store.get<number>(key)));
      return Object.fromEntries(keys.map((key, at) => [key.slice(PREFIX.length), counts[at] ?? 0]));
    }),
});
