import * as z from 'zod/mini';
import { listOrEmpty, textOrEmpty } from './lenient.js';

/** A verbatim passage that bears out a claim, with its place in the document. */
export const Evidence = z.object({
  document_id: z.string(),
  document_title: z.string(),
  /** `uploaded`: the person's own paper; `library`: the summary of a bundled paper; `live`: a public source's abstract. */
  kind: z.enum(['uploaded', 'library', 'live']),
  /** Page, counted from 1; null where the document has no pages. */
  page: z.nullish(z.number()),
  /** Offset of the quote's first character in that page's text (UTF-16 code units). */
  start: z.number(),
  /** Offset after the quote's last character. */
  end: z.number(),
  /** The passage, letter for letter. */
  quote: z.string(),
  /** Text just before and after the quote, for reading it in context. */
  before: textOrEmpty,
  after: textOrEmpty,
});
export type Evidence = z.infer<typeof Evidence>;

/** One sentence and what bears it out. No evidence, no claim: an empty list means "unsupported". */
export const Claim = z.object({
  text: z.string(),
  evidence: listOrEmpty(Evidence),
});
export type Claim = z.infer<typeof Claim>;
