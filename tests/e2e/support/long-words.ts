import type { Page } from '@playwright/test';

/** A pasted URL of 300 characters without a line break opportunity. */
export const LONG_WORD = `https://example.org/${'a1b2c3d4e5'.repeat(28)}`;

/** Values that the page compares, such as ids and enums, have no spaces and are not changed. */
const withLongWords = (value: unknown): unknown => {
  if (typeof value === 'string') return value.includes(' ') ? `${value} ${LONG_WORD}` : value;
  if (Array.isArray(value)) return value.map(withLongWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLongWords(part)]));
};

/** Adds a 300-character word to every text in the server's replies. */
export const replyWithLongWords = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    // `route.fetch` does not preserve uploaded files.
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
    if (isUpload) return route.continue();
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.startsWith('application/json')) return route.fulfill({ response });
    return route.fulfill({ response, json: withLongWords(await response.json()) });
  });
};
