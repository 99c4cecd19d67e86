import type { TextRange } from '../text/text-range.js';
import type { Page } from '../store/documents.js';

/**
 * Finds the page of a passage.
 * @param gap what the pages are joined with
 * @returns the page, counted from 1, and offsets into its text; a passage that runs over a page ends with it
 */
export function locatePassage(pages: readonly Page[], gap: string, { start, end }: TextRange) {
  let from = 0;
  for (const [index, { text }] of pages.entries()) {
    const to = from + text.length;
    if (start < to || index === pages.length - 1)
      return { page: index + 1, start: start - from, end: Math.min(end, to) - from };
    from = to + gap.length;
  }
  return { page: 1, start: 0, end: 0 };
}
