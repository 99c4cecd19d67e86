import type { Claim, Evidence } from '@spinout/api-client';
import type { StoredDocument } from '../store/documents.js';

/** Characters of context on either side of a quote, at most. */
export const MAX_CONTEXT = 200;

const textBefore = (text: string, start: number): string => {
  const from = Math.max(0, start - MAX_CONTEXT);
  const context = text.slice(from, start);
  return from === 0 ? context : context.replace(/^\S*\s/u, '');
};

const textAfter = (text: string, end: number): string => {
  const context = text.slice(end, end + MAX_CONTEXT);
  return end + MAX_CONTEXT >= text.length ? context : context.replace(/\s\S*$/u, '');
};

/**
 * Quotes a passage of an uploaded paper. Context joins the quote without a gap.
 * @param place page, counted from 1 also where the document has no pages, and offsets into its text
 */
export function quoteFrom(
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
    before: textBefore(text, start),
    after: textAfter(text, end),
  };
}

/** A claim that is the quoted passage itself. */
export const extractedClaim = (evidence: Evidence): Claim => ({
  text: evidence.quote,
  evidence: [evidence],
});
