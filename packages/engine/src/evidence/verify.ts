import type { Evidence } from '@spinout/api-client';
import type { Page } from '../store/documents.js';

/**
 * Checks a quote against the text that it claims to come from.
 * @param pages the document's pages; evidence without a page is looked up on the only or first one
 * @returns true if the text has the quote, character for character, at its offsets
 */
export function verifyQuote(
  { page, start, end, quote }: Pick<Evidence, 'page' | 'start' | 'end' | 'quote'>,
  pages: readonly Page[],
): boolean {
  const text =
    page === null || page === undefined
      ? pages[0]?.text
      : pages.find(({ number }) => number === page)?.text;
  if (text === undefined || quote === '' || !Number.isInteger(start) || !Number.isInteger(end))
    return false;
  return start >= 0 && end === start + quote.length && text.slice(start, end) === quote;
}
