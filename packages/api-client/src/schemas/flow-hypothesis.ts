import * as z from 'zod/mini';
import {
  boundedId,
  boundedListOrEmpty,
  lineText,
  list,
  longText,
  longTextOrEmpty,
  openObject,
  sentId,
} from './bounded.js';
import { lenient, share } from './lenient.js';
import { MAX_PAPERS } from './limits.js';
import { Claim, Evidence } from './flow-evidence.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

/** How the confidence was calculated: each factor is a share (0..1) with its weight (0..1); the weights sum to 1. */
export const ConfidenceBasis = z.object({
  statement: longText,
  factors: list(z.object({ name: lineText, value: z.number(), weight: z.number() })),
});
export type ConfidenceBasis = z.infer<typeof ConfidenceBasis>;

const PartOrigin = lenient(z.enum(['paper', 'user']));

const PartOrigins = z.object({
  factor: PartOrigin,
  comparator: PartOrigin,
  outcome: PartOrigin,
  direction: PartOrigin,
  mechanism: PartOrigin,
  population: PartOrigin,
  conditions: PartOrigin,
});

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
  factor: lineText,
  /** What it is compared with. */
  comparator: z.optional(lineText),
  /** What is measured. */
  outcome: lineText,
  direction: z.enum(['raises', 'lowers', 'changes', 'associated']),
  /** What the effect runs through. */
  mechanism: z.optional(lineText),
  /** Population or system. */
  population: z.optional(lineText),
  conditions: z.optional(lineText),
  /** Where a part comes from: the words of a paper, or the person. @default not known */
  origins: lenient(PartOrigins),
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
  /** Name of the language model that proposed it. @default found without one */
  proposed_by: z.optional(z.string()),
});
export type HypothesisOption = z.infer<typeof HypothesisOption>;

/** What different papers connect with the factor and with the outcome of a hypothesis of the kind `link`. */
export const HypothesisBridge = z.object({
  /** A noun phrase, as the papers mostly write it. */
  term: lineText,
  /** A passage of each paper that connects it with the factor. */
  with_factor: list(Evidence),
  /** A passage of each paper that connects it with the outcome. */
  with_outcome: list(Evidence),
});
export type HypothesisBridge = z.infer<typeof HypothesisBridge>;

/** A hypothesis, with optional fields of the engine. */
export const Hypothesis = openObject({
  id: boundedId,
  title: longTextOrEmpty,
  statement: longTextOrEmpty,
  /** 0..1 */
  confidence: share,
  estimated_impact: longTextOrEmpty,
  timeline: longTextOrEmpty,
  methodology: boundedListOrEmpty(longText),
  next_steps: boundedListOrEmpty(longText),
  /** `none`: no source supports a claim, and the statement says so. */
  support: lenient(z.enum(['supported', 'none'])),
  /** The statement's sentences, each with its evidence. */
  claims: lenient(list(Claim)),
  confidence_basis: lenient(ConfidenceBasis),
  /** What observation would refute the hypothesis. */
  refutation: lenient(longText),
  /** Which of how many candidates of these sources this is, counted from 1. */
  candidate: lenient(z.object({ number: z.number(), of: z.number() })),
  structure: lenient(HypothesisStructure),
  /** All that connects factor and outcome of a `link`, in most papers first; no paper of them names both. */
  bridges: lenient(list(HypothesisBridge)),
  /** Words of the topic that no source on the rest of it names: the hypothesis is about the rest only. */
  topic_coverage: lenient(z.object({ covered: lineText, not_covered: lineText })),
  source: lenient(Source),
});
export type Hypothesis = z.infer<typeof Hypothesis>;

export const HypothesisRequest = z.object({
  topic: lineText,
  interest: lineText,
  /** Ids of the uploaded papers. */
  papers: list(sentId, MAX_PAPERS),
  /** The journey whose imported bibliographies take part with their abstracts. @default none take part */
  journey_id: z.optional(sentId),
  /** Number of the candidate to return, from 1. @default the next one */
  candidate: z.optional(z.number()),
  /** False: nothing is sent to a language model. @default as the server is set */
  language_model: z.optional(z.boolean()),
});
export type HypothesisRequest = z.infer<typeof HypothesisRequest>;

const count = z.int().check(z.nonnegative());

/** Why a hypothesis that a language model proposed is not offered; a newer server may send others. */
export const DropReason = z.enum([
  /** Not in the requested form. */
  'form',
  /** Factor, comparator or outcome is missing or says nothing by itself. */
  'parts',
  /** A quote is not in the papers, or does not name its part. */
  'quote',
  /** The kind is unknown, or the quotes do not bear it out. */
  'kind',
  /** The outcome names no measurable quantity. */
  'outcome',
  /** Not about the papers. */
  'topic',
  /** A paper has already tested it. */
  'answered',
  /** It has numbers or citations that the quotes lack. */
  'figures',
  /** The sentence is no plain statement of its parts. */
  'statement',
  /** Like another hypothesis, or weaker than those offered. */
  'repeated',
]);
export type DropReason = z.infer<typeof DropReason>;

/** What a language model contributed to the candidates of a reply. */
export const LanguageModelReport = z.object({
  name: z.string(),
  /** How many hypotheses it proposed. */
  proposed: count,
  /** How many of them were dropped, by reason. */
  dropped: z.array(z.object({ reason: z.string(), count })),
  /** Why it proposed none: `timeout`, `limited`, `refused`, `unreachable` or `malformed`. @default it answered */
  failure: z.optional(z.string()),
});
export type LanguageModelReport = z.infer<typeof LanguageModelReport>;

/** Success flag and hypothesis are both needed. */
export const HypothesisReply = z.object({
  success: z.literal(true),
  hypothesis: Hypothesis,
  /** All candidates of the same sources, best first. */
  candidates: lenient(z.array(HypothesisOption)),
  /** Missing if no language model was asked for candidates. */
  language_model: lenient(LanguageModelReport),
  usage: lenient(Usage),
});
export type HypothesisReply = z.infer<typeof HypothesisReply>;
