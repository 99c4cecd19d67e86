import type { Claim, Evidence } from '@spinout/api-client';
import type { StoredDocument } from '../store/documents.js';
import { getContext } from './context.js';

/** Maximum characters of context on each side of a quote. */
export const MAX_CONTEXT = 200;

/**
 * Quotes a passage of an uploaded paper. The context is directly adjacent to the quote.
 * The page counts from 1, also in documents without pages; offsets count within the text of the page.
 */
export function createQuote(
  { id, title, paged, pages }: StoredDocument,
  { page, start, end }: { readonly page: number; readonly start: number; readonly end: number },
): Evidence {
  const text = pages[page - 1]?.text ?? '';
  return {
    document_id: id,
    document_title: title,
    kind: 'uploaded',
    page: paged ? page : null,
    start,
    end,
    quote: text.slice(start, end),
    ...getContext(text, start, end, MAX_CONTEXT),
  };
}

/** A claim that is the quoted passage itself. */
export const createExtractedClaim = (evidence: Evidence): Claim => ({
  text: evidence.quote,
  evidence: [evidence],
});
