import type { Evidence } from '@spinout/api-client';

/** The text of a paper that the user pasted. */
export interface PastedPaper {
  /** The document id in evidence. */
  readonly documentId: string;
  readonly text: string;
}

/**
 * The result of checking a quote: `unknown` if the document's text is not available. For a verified quote,
 * `inContext` tells whether the surrounding text matches too.
 */
export type QuoteCheck =
  | { readonly status: 'verified'; readonly inContext: boolean }
  | { readonly status: 'refuted' }
  | { readonly status: 'unknown' };

/** Creates a function that looks up quotes in the pasted text. An empty quote is refuted. */
export const createQuoteChecker = (
  paper: PastedPaper | null,
): ((evidence: Evidence) => QuoteCheck) => {
  const text = paper && normalizeQuote(paper.text);
  return ({ document_id, quote, before, after }) => {
    const normalizedQuote = normalizeQuote(quote);
    if (normalizedQuote === '') return { status: 'refuted' };
    if (text === null || paper?.documentId !== document_id) return { status: 'unknown' };
    if (!text.includes(normalizedQuote)) return { status: 'refuted' };
    return { status: 'verified', inContext: text.includes(normalizeQuote(before + quote + after)) };
  };
};

/**
 * Reduces a text to letters, digits and signs. Spaces, line ends and hyphens at line breaks may differ between the
 * analyzed and the pasted text, and a quote may start or end at such a hyphen; every other character must
 * match.
 */
const normalizeQuote = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?<=^|\p{L})-(?=\p{L}|$)/gu, '');
