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

/** What each agent gives. */
export interface AgentOutputs {
  readonly 'literature-agent': PipelineLiterature;
  readonly 'hypothesis-agent': PipelineHypotheses;
  readonly 'experiment-agent': PipelineExperiment;
  readonly 'alphafold-agent': PipelineStructure;
  readonly 'analysis-agent': PipelineAnalysis;
  readonly 'paper-agent': PipelinePaper;
}

/** What finished agents gave; null is an agent that had nothing to give, absent one that has not finished. */
export type Done = { readonly [Id in AgentId]?: AgentOutputs[Id] | null };

/** Where the bundle holds what an agent gave. */
export const PART_OF = {
  'literature-agent': 'literature',
  'hypothesis-agent': 'hypotheses',
  'experiment-agent': 'experimentDesign',
  'alphafold-agent': 'structure',
  'analysis-agent': 'analysis',
  'paper-agent': 'paper',
} as const satisfies Record<AgentId, keyof ResearchBundle>;
