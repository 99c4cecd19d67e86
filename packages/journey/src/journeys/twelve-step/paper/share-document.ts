import type { ShareResult } from './paper.machine.js';
import type { PrintablePaper } from './paper.types.js';

/** Title, abstract and origin. */
const createShareText = ({ abstract, origin }: PrintablePaper): string =>
  `${abstract}\n\n${origin}`;

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * Opens the browser's share sheet, or copies title and abstract if it is unavailable or does not accept text.
 * @throws if neither is possible
 */
export async function shareDocument(
  printable: PrintablePaper,
  browser: Navigator = navigator,
): Promise<ShareResult> {
  const { title } = printable;
  const text = createShareText(printable);
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
