/** Finds a Chromium to test with; null when there is none. */
export function findBrowser(): string | null;
