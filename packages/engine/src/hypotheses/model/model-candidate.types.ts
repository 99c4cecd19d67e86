import * as z from 'zod/mini';

/** A sentence of the material by its number, a quote from one, or both. */
export const ModelQuote = z.object({
  sentence: z.optional(z.nullable(z.number())),
  quote: z.optional(z.nullable(z.string())),
});
export type ModelQuote = z.infer<typeof ModelQuote>;

const ModelPart = z.object({ text: z.string(), evidence: z.array(ModelQuote) });
export type ModelPart = z.infer<typeof ModelPart>;

const part = z.optional(z.nullable(ModelPart));

/**
 * A hypothesis as a language model states it, in the parts of `HypothesisStructure`. It is untrusted: kind, direction, parts
 * and quotes are checked before anything is shown.
 */
export const ModelCandidate = z.object({
  kind: z.string(),
  /** One sentence. */
  statement: z.string(),
  factor: part,
  comparator: part,
  outcome: part,
  direction: z.string(),
  mechanism: part,
  population: part,
  conditions: part,
  follows_from: z.array(ModelQuote),
});
export type ModelCandidate = z.infer<typeof ModelCandidate>;

/** The answer of a language model; null stands for a hypothesis that is not in the requested form. */
export const ModelAnswer = z.object({
  hypotheses: z.array(z.catch(z.nullable(ModelCandidate), null)),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;
