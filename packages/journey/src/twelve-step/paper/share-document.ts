import type { Shared } from './paper.machine.js';
import type { PrintablePaper } from './paper.types.js';

/** Title, abstract and where they come from. */
const textOf = ({ abstract, origin }: PrintablePaper): string => `${abstract}\n\n${origin}`;

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * Opens the browser's share sheet; where there is none, or it takes no texts, copies title and abstract.
 * @throws when neither can be done
 */
export async function shareDocument(
  sheet: PrintablePaper,
  browser: Navigator = navigator,
): Promise<Shared> {
  const { title } = sheet;
  const text = textOf(sheet);
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
