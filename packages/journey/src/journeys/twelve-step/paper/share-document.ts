import type { PrintablePaper } from './paper.types.js';

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * Opens the browser's share sheet, or copies title and abstract if it is unavailable or does not accept text.
 * @returns how the text was shared; null if the person cancelled
 * @throws if neither is possible
 */
export async function shareDocument(
  { title, abstract, origin }: PrintablePaper,
  browser: Navigator = navigator,
): Promise<'shared' | 'copied' | null> {
  const text = `${abstract}\n\n${origin}`;
  if (typeof browser.share === 'function') {
    try {
      await browser.share({ title, text });
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return null;
    }
  }
  await browser.clipboard.writeText(`${title}\n\n${text}`);
  return 'copied';
}
