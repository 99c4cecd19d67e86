import * as z from 'zod/mini';
import { idText, lenient, listOrEmpty, sentId, share, textOrEmpty } from './lenient.js';
import { Claim } from './flow-evidence.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

/** How the confidence was calculated: each factor is a share (0..1) with its weight (0..1); the weights sum to 1. */
export const ConfidenceBasis = z.object({
  statement: z.string(),
  factors: z.array(z.object({ name: z.string(), value: z.number(), weight: z.number() })),
});
export type ConfidenceBasis = z.infer<typeof ConfidenceBasis>;

/** A hypothesis, with optional fields of the engine. */
export const Hypothesis = z.looseObject({
  id: idText,
  title: textOrEmpty,
  statement: textOrEmpty,
  /** 0..1 */
  confidence: share,
  estimated_impact: textOrEmpty,
  timeline: textOrEmpty,
  methodology: listOrEmpty(z.string()),
  next_steps: listOrEmpty(z.string()),
  /** `none`: no source supports a claim, and the statement says so. */
  support: lenient(z.enum(['supported', 'none'])),
  /** The statement's sentences, each with its evidence. */
  claims: lenient(z.array(Claim)),
  confidence_basis: lenient(ConfidenceBasis),
  /** What observation would refute the hypothesis. */
  refutation: lenient(z.string()),
  /** Which of how many candidates of these sources this is, counted from 1. */
  candidate: lenient(z.object({ number: z.number(), of: z.number() })),
  source: lenient(Source),
});
export type Hypothesis = z.infer<typeof Hypothesis>;

export const HypothesisRequest = z.object({
  topic: z.string(),
  interest: z.string(),
  /** Ids of the uploaded papers. */
  papers: z.array(sentId),
});
export type HypothesisRequest = z.infer<typeof HypothesisRequest>;

/** Success flag and hypothesis are both needed. */
export const HypothesisReply = z.object({
  success: z.literal(true),
  hypothesis: Hypothesis,
  usage: lenient(Usage),
});
export type HypothesisReply = z.infer<typeof HypothesisReply>;
