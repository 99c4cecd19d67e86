import * as z from 'zod/mini';
import { lineText, text } from './bounded.js';
import { MAX_REPORT_CHARACTERS } from './limits.js';

/** `content` is a plain-text report; its format is described in `docs/report-format.md`. */
export const PdfRequest = z.object({
  title: lineText,
  content: text(MAX_REPORT_CHARACTERS),
});
export type PdfRequest = z.infer<typeof PdfRequest>;
