/** How long a discarded flow can be restored, in milliseconds: seven days. */
export const MAX_DISCARDED_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Largest discarded flow that is saved, in characters of JSON: about a fifth of the storage that browsers grant. */
const MAX_DISCARDED_CHARACTERS = 1_000_000;

/** Whether a discarded flow may be saved. */
export const isDiscardedSmall = (flow: unknown): boolean =>
  (JSON.stringify(flow) ?? '').length <= MAX_DISCARDED_CHARACTERS;
