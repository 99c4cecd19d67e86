import type { AgentId } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';

/** Schemas for untrusted agent outputs. */
export const OUTPUT_SCHEMAS = {
  'literature-agent': schemas.PipelineLiterature,
  'hypothesis-agent': schemas.PipelineHypotheses,
  'experiment-agent': schemas.PipelineExperiment,
  'alphafold-agent': schemas.PipelineStructure,
  'analysis-agent': schemas.PipelineAnalysis,
  'paper-agent': schemas.PipelinePaper,
} as const satisfies Record<AgentId, unknown>;
