import * as z from 'zod/mini';
import { lenient, sentId } from './lenient.js';
import { Claim } from './flow-evidence.js';
import { Source } from './source.js';

/** What the engine read in an uploaded paper. The spec leaves its shape open: every field may be missing. */
export const PaperAnalysis = z.looseObject({
  /** Sentences of the paper that carry it best, each with its place. */
  summary: lenient(z.array(Claim)),
  /** Sentences that state a result. */
  findings: lenient(z.array(Claim)),
  /** Sentences that state what is open. */
  gaps: lenient(z.array(Claim)),
  /** The paper's terms, most telling first. */
  key_terms: lenient(z.array(z.object({ term: z.string(), count: z.number() }))),
  methodologies: lenient(z.array(z.string())),
  source: lenient(Source),
});
export type PaperAnalysis = z.infer<typeof PaperAnalysis>;

export const PaperMetadata = z.looseObject({
  /** Id under which the server keeps the paper's text. */
  document_id: lenient(z.string()),
  title: lenient(z.string()),
  upload_method: lenient(z.string()),
  file_name: lenient(z.string()),
  pages: lenient(z.number()),
  words: lenient(z.number()),
  characters: lenient(z.number()),
});
export type PaperMetadata = z.infer<typeof PaperMetadata>;

/** PAPER-12: how the paper came in. */
export const UploadMethod = z.enum(['file', 'url', 'text']);
export type UploadMethod = z.infer<typeof UploadMethod>;

/** API-05. A file travels as multipart (`journey_id`, `paper`), an address or a text as JSON. */
export const AnalyzePaperRequest = z.union([
  z.object({ journey_id: sentId, paper: z.instanceof(File) }),
  z.object({
    journey_id: sentId,
    paper_url: z.string(),
    paper_content: z.string(),
    metadata: z.object({ title: z.string(), upload_method: UploadMethod }),
  }),
]);
export type AnalyzePaperRequest = z.infer<typeof AnalyzePaperRequest>;

export const AnalyzePaperReply = z.object({ analysis: PaperAnalysis, metadata: PaperMetadata });
export type AnalyzePaperReply = z.infer<typeof AnalyzePaperReply>;
