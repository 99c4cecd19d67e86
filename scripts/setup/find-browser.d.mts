/** Finds a Chromium for the tests; null if there is none. */
export function findBrowser(): string | null;
