import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

export const experimentDraft = z.object({
  tab: z.enum(['overview', 'variables', 'timeline', 'resources']),
  proposed: z.nullable(schemas.ExperimentDesign),
  design: schemas.ExperimentDesign,
  typed: z.object({ controls: z.string(), equipment: z.string() }),
  plan: z.optional(
    z.object({
      effect: z.optional(z.string()),
      alpha: z.optional(z.string()),
      power: z.optional(z.string()),
      ratio: z.optional(z.string()),
      attrition: z.optional(z.string()),
      clusterSize: z.optional(z.string()),
      icc: z.optional(z.string()),
      variation: z.optional(z.string()),
      comparisons: z.optional(z.string()),
      correction: z.optional(z.enum(['bonferroni', 'holm'])),
      view: z.optional(z.enum(['power', 'detectable'])),
      sampleSize: z.optional(z.number()),
      asReported: z.optional(z.boolean()),
      effectChoice: z.optional(z.int()),
    }),
  ),
  calculated: z.optional(schemas.ExperimentDesign),
  answers: z.optional(
    z.object({
      factor: z.optional(z.string()),
      outcome: z.optional(z.string()),
      units: z.optional(z.string()),
    }),
  ),
});
