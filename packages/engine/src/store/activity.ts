import type { Store } from './store.js';

const PREFIX = 'activity:';

/** Counts of successful calls per endpoint in a store; correct even with concurrent updates. */
export const createActivityCounter = (store: Store) => ({
  /** Counts a successful call. Never rejects, so that a failing store does not fail the call. */
  record: async (endpointId: string): Promise<void> => {
    await store
      .change<number>(PREFIX + endpointId, (count = 0) => count + 1)
      .catch(() => undefined);
  },
  /** Counts by endpoint id, in alphabetical order, without endpoints that were never called. */
  counts: async (): Promise<Readonly<Record<string, number>>> => {
    const keys = await store.keys(PREFIX);
    const counts = await Promise.all(keys.map((key) => store.get<number>(key)));
    return Object.fromEntries(keys.map((key, at) => [key.slice(PREFIX.length), counts[at] ?? 0]));
  },
});
