import * as z from 'zod/mini';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { Source } from './source.js';

/** Output of the analysis agent. */
export const PipelineAnalysis = z.looseObject({
  key_findings: listOrEmpty(
    z.looseObject({
      finding: textOrEmpty,
      significance: z.nullish(z.union([z.string(), z.number()])),
      confidence_interval: lenient(z.union([z.string(), z.array(z.number())])),
      effect_size: lenient(z.number()),
    }),
  ),
  predictive_models: listOrEmpty(z.unknown()),
  recommendations: listOrEmpty(z.string()),
  source: lenient(Source),
});
export type PipelineAnalysis = z.infer<typeof PipelineAnalysis>;
