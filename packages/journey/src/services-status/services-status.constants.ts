/** Milliseconds from an answer to the next question. */
export const POLL_INTERVAL_MS = 30_000;
/** The longest wait, in milliseconds, while the server does not answer. */
export const LONGEST_POLL_INTERVAL_MS = 120_000;

/** How long to wait after so many failures in a row, in milliseconds: 30, 60, 120 s and no more. */
export const pollDelayMs = (failures: number): number =>
  Math.min(POLL_INTERVAL_MS * 2 ** Math.max(0, failures - 1), LONGEST_POLL_INTERVAL_MS);

/** The one status that is good. */
export const ONLINE = 'online';
