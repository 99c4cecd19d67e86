import * as z from 'zod/mini';

/** `content` is a plain-text report; its format is described in `docs/report-format.md`. */
export const PdfRequest = z.object({ title: z.string(), content: z.string() });
export type PdfRequest = z.infer<typeof PdfRequest>;
