import type { Claim, Evidence } from '@spinout/api-client';
import type { StoredDocument } from '../store/documents.js';
import { getContext } from './context.js';

/** Characters of context on either side of a quote, at most. */
export const MAX_CONTEXT = 200;

/**
 * Quotes a passage of an uploaded paper. Context joins the quote without a gap.
 * @param place page, counted from 1 also where the document has no pages, and offsets into its text
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
