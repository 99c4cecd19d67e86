import * as z from 'zod/mini';
import type { AgentTask } from './agent.types.js';
import { createKeyFindings } from './key-findings.js';
import { parseLiteratureDetails } from './literature-details.js';
import { parseRunResults, type RunResults } from './run-results.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { createRecommendations } from './recommendations.js';

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
export const runAnalysisAgent: AgentTask = async ({ now, seed }, { done }) => {
  const runResults = await parseRunResults(done);
  const details = parseLiteratureDetails(runResults.literature);
  return {
    key_findings: createKeyFindings(runResults, details),
    predictive_models: createPredictiveModels(runResults),
    recommendations: createRecommendations(runResults, details),
    source: { origin: 'computed', by: messages.byCounting, at: now().toISOString(), seed },
  };
};
