import type { Store } from './store.js';

const PREFIX = 'activity:';

/** How often each call was answered well, as a store keeps it: of one owner, exact whoever else counts beside. */
export const activity = (store: Store) => ({
  /** Counts a good answer. Never rejects: a store that cannot keep a count spoils no answer. */
  record: async (endpointId: string): Promise<void> => {
    await store
      .change<number>(PREFIX + endpointId, (count = 0) => count + 1)
      .catch(() => undefined);
  },
  /** The counts by endpoint id, in alphabetical order; what was never answered is not there. */
  counts: async (): Promise<Readonly<Record<string, number>>> => {
    const keys = await store.keys(PREFIX);
    const counts = await Promise.all(keys.map((key) => store.get<number>(key)));
    return Object.fromEntries(keys.map((key, at) => [key.slice(PREFIX.length), counts[at] ?? 0]));
  },
});
