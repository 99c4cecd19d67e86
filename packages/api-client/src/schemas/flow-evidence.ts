import * as z from 'zod/mini';
import { boundedListOrEmpty, longText, longTextOrEmpty, publicationId, text } from './bounded.js';
import { MAX_PAPER_CHARACTERS } from './limits.js';

/** A passage is at most a whole paper. */
const verbatim = text(MAX_PAPER_CHARACTERS);

/** A verbatim passage that supports a claim, with its position in the document. */
export const Evidence = z.object({
  document_id: publicationId,
  document_title: longText,
  /**
   * `uploaded`: an uploaded paper; `library`: the summary of a paper in the library; `live`: an abstract of a public source;
   * `imported`: an abstract of an imported bibliography.
   */
  kind: z.enum(['uploaded', 'library', 'live', 'imported']),
  /** Page number, from 1; null if the document has no pages. */
  page: z.nullish(z.number()),
  /** Offset of the quote's first character in that page's text (UTF-16 code units). */
  start: z.number(),
  /** Offset after the quote's last character. */
  end: z.number(),
  /** The verbatim passage. */
  quote: verbatim,
  /** Text before and after the quote, as context. */
  before: longTextOrEmpty,
  after: longTextOrEmpty,
});
export type Evidence = z.infer<typeof Evidence>;

/** A sentence and its evidence. An empty list means "unsupported". */
export const Claim = z.object({
  text: verbatim,
  evidence: boundedListOrEmpty(Evidence),
});
export type Claim = z.infer<typeof Claim>;
