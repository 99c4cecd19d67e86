/** Accounts per page. */
export const PAGE_SIZE = 50;

/** Milliseconds until a slow list can be retried; the request itself times out later. */
export const SLOW_AFTER_MS = 8_000;
