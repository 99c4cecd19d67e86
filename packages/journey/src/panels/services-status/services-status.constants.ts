/** Milliseconds from a response to the next poll. */
export const POLL_INTERVAL_MS = 30_000;
/** Longest poll interval in milliseconds while the server does not respond. */
export const LONGEST_POLL_INTERVAL_MS = 120_000;

/** Delay in milliseconds after consecutive failures: 30, 60, then 120 s. */
export const pollDelayMs = (failures: number): number =>
  Math.min(POLL_INTERVAL_MS * 2 ** Math.max(0, failures - 1), LONGEST_POLL_INTERVAL_MS);

/** The only healthy status. */
export const ONLINE = 'online';
