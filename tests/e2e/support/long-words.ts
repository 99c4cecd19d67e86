import type { Page } from '@playwright/test';

/** An address as people paste it: 300 characters without a place to break the line. */
export const LONG_WORD = `https://example.org/${'a1b2c3d4e5'.repeat(28)}`;

/** Replies with values that the page compares, such as ids and enums, stay as they are: those have no spaces. */
const withLongWords = (value: unknown): unknown => {
  if (typeof value === 'string') return value.includes(' ') ? `${value} ${LONG_WORD}` : value;
  if (Array.isArray(value)) return value.map(withLongWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLongWords(part)]));
};

/** Adds a 300-character word to every text in the server's replies. */
export const replyWithLongWords = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    // A file that is sent does not survive being fetched on the page's behalf.
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
    if (isUpload) return route.continue();
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.startsWith('application/json')) return route.fulfill({ response });
    return route.fulfill({ response, json: withLongWords(await response.json()) });
  });
};
