import * as z from 'zod/mini';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { Source } from './source.js';

/** Output of the experiment agent. Not the same as the design of the flow. */
export const PipelineExperiment = z.looseObject({
  protocols: listOrEmpty(
    z.looseObject({
      name: textOrEmpty,
      type: textOrEmpty,
      duration: textOrEmpty,
      resources: listOrEmpty(z.string()),
      expected_output: textOrEmpty,
      success_criteria: textOrEmpty,
    }),
  ),
  statistical_design: z.looseObject({
    type: textOrEmpty,
    power_analysis: z.looseObject({
      alpha: z.number(),
      power: z.number(),
      effect_size: z.number(),
      sample_size: z.number(),
    }),
  }),
  controls: z.looseObject({
    positive: textOrEmpty,
    negative: textOrEmpty,
    reference: textOrEmpty,
  }),
  source: lenient(Source),
});
export type PipelineExperiment = z.infer<typeof PipelineExperiment>;
