import * as z from 'zod/mini';

/** The sections of a research paper, in their order (RES-04). */
export const RESEARCH_PAPER_SECTIONS = [
  'Introduction',
  'Methods',
  'Results',
  'Discussion',
  'Conclusion',
] as const;

/** API-10, RES-04. */
export const ResearchPaperPdfRequest = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  abstract: z.string(),
  sections: z.array(z.object({ title: z.string(), content: z.string() })),
});
export type ResearchPaperPdfRequest = z.infer<typeof ResearchPaperPdfRequest>;

/** API-18. */
export const ArticlePdfRequest = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  abstract: z.string(),
  content: z.string(),
  references: z.array(z.string()),
  format: z.literal('nature'),
});
export type ArticlePdfRequest = z.infer<typeof ArticlePdfRequest>;
