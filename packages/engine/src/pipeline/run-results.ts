import {
  runResearch,
  type PipelineAnalysis,
  type PipelineExperiment,
  type PipelineHypotheses,
  type PipelineLiterature,
  type PipelinePaper,
  type PipelineStructure,
} from '@spinout/api-client';
import * as z from 'zod/mini';
import type { AgentOutputs } from './agent.types.js';

/** Results of a run so far; null if an agent had no output or has not run. */
export interface RunResults {
  readonly literature: PipelineLiterature | null;
  readonly hypotheses: PipelineHypotheses | null;
  readonly experimentDesign: PipelineExperiment | null;
  readonly structure: PipelineStructure | null;
  readonly analysis: PipelineAnalysis | null;
  readonly paper: PipelinePaper | null;
}

/**
 * Parses the outputs of agents, which may come from a saved run.
 * @throws if an output does not match the schema of its agent
 */
export async function parseRunResults(done: AgentOutputs): Promise<RunResults> {
  const { output } = await runResearch.contract();
  const { results } = z.parse(output, {
    success: true,
    results: {
      literature: done['literature-agent'],
      hypotheses: done['hypothesis-agent'],
      experimentDesign: done['experiment-agent'],
      structure: done['alphafold-agent'],
      analysis: done['analysis-agent'],
      paper: done['paper-agent'],
    },
  });
  const { literature, hypotheses, experimentDesign, structure, analysis, paper } = results;
  return {
    literature: literature ?? null,
    hypotheses: hypotheses ?? null,
    experimentDesign: experimentDesign ?? null,
    structure: structure ?? null,
    analysis: analysis ?? null,
    paper: paper ?? null,
  };
}
