import * as z from 'zod/mini';
import type { Agent, PipelineDependencies } from './agent.types.js';
import { createKeyFindings } from './key-findings.js';
import { parseLiteratureDetails } from './literature-details.js';
import { parseRunResults, type RunResults } from './run-results.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { createRecommendations } from './recommendations.js';
import { toJson } from './to-json.js';

const Curve = z.object({
  power_analysis: z.object({
    test: z.string(),
    curve: z.array(z.object({ per_group: z.number(), power: z.number() })),
  }),
});

/** Predictive models: the power of the planned test by group size. */
const createPredictiveModels = ({ experimentDesign }: RunResults) => {
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
    const runResults = await parseRunResults(done);
    const details = parseLiteratureDetails(runResults.literature);
    return toJson({
      key_findings: createKeyFindings(runResults, details),
      predictive_models: createPredictiveModels(runResults),
      recommendations: createRecommendations(runResults, details),
      source: {
        origin: 'computed',
        by: messages.byCounting,
        at: dependencies.now().toISOString(),
        seed: dependencies.seed,
      },
    });
  },
});
