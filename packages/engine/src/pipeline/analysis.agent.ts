import * as z from 'zod/mini';
import type { Agent, PipelineDependencies } from './agent.types.js';
import { keyFindings } from './key-findings.js';
import { literatureDetails } from './literature-details.js';
import { partsOf, type Parts } from './parts.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { recommendationsFor } from './recommendations.js';
import { toJson } from './to-json.js';

const Curve = z.object({
  power_analysis: z.object({
    test: z.string(),
    curve: z.array(z.object({ per_group: z.number(), power: z.number() })),
  }),
});

/** What predicts one figure from another: so far the power of the planned test by group size. */
const modelsOf = ({ experimentDesign }: Parts) => {
  const design = z.safeParse(Curve, experimentDesign?.['design']);
  if (!design.success) return [];
  const { test, curve } = design.data.power_analysis;
  return [{ name: test, predicts: messages.powerModel, points: curve }];
};

/** Summarizes the findings of the other agents with their evidence and derives recommendations. */
export const analysisAgent = (dependencies: PipelineDependencies): Agent => ({
  id: 'analysis-agent',
  needs: ['literature-agent', 'hypothesis-agent', 'experiment-agent', 'alphafold-agent'],
  async run({ done, work: { signal } }) {
    signal.throwIfAborted();
    const parts = await partsOf(done);
    const details = literatureDetails(parts.literature);
    return toJson({
      key_findings: keyFindings(parts, details),
      predictive_models: modelsOf(parts),
      recommendations: recommendationsFor(parts, details),
      source: {
        origin: 'computed',
        by: messages.byCounting,
        at: dependencies.now().toISOString(),
        seed: dependencies.seed,
      },
    });
  },
});
