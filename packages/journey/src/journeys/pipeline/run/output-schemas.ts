import type { AgentId } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';

export const OUTPUT_SCHEMAS = {
  'literature-agent': schemas.PipelineLiterature,
  'hypothesis-agent': schemas.PipelineHypotheses,
  'experiment-agent': schemas.PipelineExperiment,
  'alphafold-agent': schemas.PipelineStructure,
  'analysis-agent': schemas.PipelineAnalysis,
  'paper-agent': schemas.PipelinePaper,
} as const satisfies Record<AgentId, unknown>;
