import type { Evidence } from '@spinout/api-client';

/** The text of a document, where the flow has it itself: the person pasted it. */
export interface HeldText {
  /** The id under which evidence names the document. */
  readonly documentId: string;
  readonly text: string;
}

/**
 * What a check of a quote found: `unknown` where the flow does not have the document's text. Of a verified quote
 * `inContext` tells whether the text around it stands there too.
 */
export type QuoteCheck =
  | { readonly verdict: 'verified'; readonly inContext: boolean }
  | { readonly verdict: 'refuted' }
  | { readonly verdict: 'unknown' };

/** Looks quotes up in the text that they claim to come from. A quote of nothing is evidence of nothing. */
export const quoteChecker = (held: HeldText | null): ((evidence: Evidence) => QuoteCheck) => {
  const text = held && lettersOf(held.text);
  return ({ document_id, quote, before, after }) => {
    const letters = lettersOf(quote);
    if (letters === '') return { verdict: 'refuted' };
    if (text === null || held?.documentId !== document_id) return { verdict: 'unknown' };
    if (!text.includes(letters)) return { verdict: 'refuted' };
    return { verdict: 'verified', inContext: text.includes(lettersOf(before + quote + after)) };
  };
};

/**
 * A text as its letters, digits and signs. A reader may set spaces, line ends and the hyphens of divided words in
 * another way than the person pasted them, and a quote may begin or end at such a hyphen; every other character must
 * stand as it was.
 */
const lettersOf = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?<=^|\p{L})-(?=\p{L}|$)/gu, '');
