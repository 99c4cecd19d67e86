/** Accounts on a page of the list. */
export const PAGE_SIZE = 50;

/** Milliseconds after which a list that has not come may be asked for anew; the call itself ends later. */
export const SLOW_AFTER_MS = 8_000;
