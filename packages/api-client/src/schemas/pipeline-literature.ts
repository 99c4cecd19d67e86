import * as z from 'zod/mini';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { Source } from './source.js';

const KeyPaper = z.looseObject({
  title: textOrEmpty,
  authors: listOrEmpty(z.string()),
  year: z.nullish(z.number()),
  /** Null if no source states a count. */
  citations: z.nullish(z.number()),
  /** 0..1 */
  relevance_score: z.nullish(z.number()),
  key_findings: z.nullish(z.union([z.string(), z.array(z.string())])),
  doi: lenient(z.string()),
  source: lenient(Source),
});

/** Output of the literature agent. */
export const PipelineLiterature = z.looseObject({
  papers_analyzed: z.number(),
  key_papers: listOrEmpty(KeyPaper),
  research_gaps: listOrEmpty(z.string()),
  emerging_trends: listOrEmpty(z.string()),
  source: lenient(Source),
});
export type PipelineLiterature = z.infer<typeof PipelineLiterature>;
