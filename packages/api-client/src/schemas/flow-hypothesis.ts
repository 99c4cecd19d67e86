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

/** The parts of a hypothesis, in words of its sources. */
export const HypothesisStructure = z.object({
  /**
   * `open-question`: a source says that it is not known; `proposal`: a source suggests it without having tested it;
   * `generalization`: a reported effect in another population; `boundary`: a reported effect beyond the dose, time or
   * condition that was tested; `contradiction`: two results that disagree, and what may explain it; `link`: two effects
   * from two sources that lead to a third; `own`: written by a person.
   */
  kind: z.enum([
    'open-question',
    'proposal',
    'generalization',
    'boundary',
    'contradiction',
    'link',
    'own',
  ]),
  /** What is varied or compared. */
  factor: z.string(),
  /** What it is compared with. */
  comparator: z.optional(z.string()),
  /** What is measured. */
  outcome: z.string(),
  direction: z.enum(['raises', 'lowers', 'changes', 'associated']),
  /** What the effect runs through. */
  mechanism: z.optional(z.string()),
  /** Population or system. */
  population: z.optional(z.string()),
  conditions: z.optional(z.string()),
});
export type HypothesisStructure = z.infer<typeof HypothesisStructure>;

/** A hypothesis of the same sources, in one line. */
export const HypothesisOption = z.object({
  /** Counted from 1; a request with this number returns the hypothesis. */
  number: z.number(),
  kind: HypothesisStructure.shape.kind,
  statement: z.string(),
  /** How many quotes it has. */
  evidence: z.number(),
});
export type HypothesisOption = z.infer<typeof HypothesisOption>;

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
  structure: lenient(HypothesisStructure),
  source: lenient(Source),
});
export type Hypothesis = z.infer<typeof Hypothesis>;

export const HypothesisRequest = z.object({
  topic: z.string(),
  interest: z.string(),
  /** Ids of the uploaded papers. */
  papers: z.array(sentId),
  /** Number of the candidate to return, from 1. @default the next one */
  candidate: z.optional(z.number()),
});
export type HypothesisRequest = z.infer<typeof HypothesisRequest>;

/** Success flag and hypothesis are both needed. */
export const HypothesisReply = z.object({
  success: z.literal(true),
  hypothesis: Hypothesis,
  /** All candidates of the same sources, best first. */
  candidates: lenient(z.array(HypothesisOption)),
  usage: lenient(Usage),
});
export type HypothesisReply = z.infer<typeof HypothesisReply>;
