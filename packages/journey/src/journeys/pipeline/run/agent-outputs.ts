import type {
  AgentId,
  PipelineAnalysis,
  PipelineExperiment,
  PipelineHypotheses,
  PipelineLiterature,
  PipelinePaper,
  PipelineStructure,
  ResearchBundle,
} from '@spinout/api-client';

/** Output type of each agent. */
export interface AgentOutputs {
  readonly 'literature-agent': PipelineLiterature;
  readonly 'hypothesis-agent': PipelineHypotheses;
  readonly 'experiment-agent': PipelineExperiment;
  readonly 'alphafold-agent': PipelineStructure;
  readonly 'analysis-agent': PipelineAnalysis;
  readonly 'paper-agent': PipelinePaper;
}

/** Outputs of completed agents; null: no output, missing: not completed. */
export type Done = { readonly [Id in AgentId]?: AgentOutputs[Id] | null };

/** Bundle field of each agent's output. */
export const PART_OF = {
  'literature-agent': 'literature',
  'hypothesis-agent': 'hypotheses',
  'experiment-agent': 'experimentDesign',
  'alphafold-agent': 'structure',
  'analysis-agent': 'analysis',
  'paper-agent': 'paper',
} as const satisfies Record<AgentId, keyof ResearchBundle>;
