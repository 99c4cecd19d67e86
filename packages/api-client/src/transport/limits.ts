/** Larger JSON replies are rejected. */
export const MAX_JSON_BYTES = 10 * 1024 * 1024;
/** Larger PDF replies are rejected. */
export const MAX_PDF_BYTES = 50 * 1024 * 1024;

/** Delays before the first and the second retry, in milliseconds. Random jitter changes each by up to half. */
export const RETRY_PAUSES_MS = [300, 600] as const;
/** A request is not retried if the server asks for a longer delay (Retry-After). */
export const MAX_RETRY_AFTER_MS = 30_000;
