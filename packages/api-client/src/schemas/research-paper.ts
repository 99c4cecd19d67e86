import * as z from 'zod/mini';
import { json, lineText } from './bounded.js';
import { lenient } from './lenient.js';
import { PipelinePaper } from './pipeline-paper.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

/** `findings` are the sentences that the paper is based on, or raw results of earlier steps. */
export const GeneratePaperRequest = z.object({ topic: lineText, findings: json() });
export type GeneratePaperRequest = z.infer<typeof GeneratePaperRequest>;

export const GeneratePaperReply = z.object({
  paper: PipelinePaper,
  source: lenient(Source),
  usage: lenient(Usage),
});
export type GeneratePaperReply = z.infer<typeof GeneratePaperReply>;

export const AdvancedHypothesisRequest = z.object({ research_area: lineText });
export type AdvancedHypothesisRequest = z.infer<typeof AdvancedHypothesisRequest>;

/** The hypothesis as text or as an object with a text. */
export const AdvancedHypothesisReply = z.object({
  hypothesis: z.union([z.string(), z.looseObject({})]),
  source: lenient(Source),
  usage: lenient(Usage),
});
export type AdvancedHypothesisReply = z.infer<typeof AdvancedHypothesisReply>;
