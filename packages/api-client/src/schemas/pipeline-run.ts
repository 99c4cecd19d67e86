import * as z from 'zod/mini';
import { lineText } from './bounded.js';
import { lenient, textOrEmpty } from './lenient.js';
import { isUnsupported } from '../hypothesis/unsupported.js';
import { PipelineAnalysis } from './pipeline-analysis.js';
import { PipelineExperiment } from './pipeline-experiment.js';
import { PipelineHypotheses } from './pipeline-hypotheses.js';
import { PipelineLiterature } from './pipeline-literature.js';
import { PipelinePaper } from './pipeline-paper.js';
import { PipelineStructure } from './pipeline-structure.js';
import { Source } from './source.js';
import { Usage } from './usage.js';

/** The six agents, in the order of the pipeline. */
export const AgentId = z.enum([
  'literature-agent',
  'hypothesis-agent',
  'experiment-agent',
  'alphafold-agent',
  'analysis-agent',
  'paper-agent',
]);
export type AgentId = z.infer<typeof AgentId>;

export const AgentStatus = z.enum(['idle', 'working', 'completed', 'error']);
export type AgentStatus = z.infer<typeof AgentStatus>;

export const DATA_SOURCES = ['Simulated', 'REAL APIs (PubMed, AlphaFold)'] as const;

const Bundle = z.looseObject({
  topic: textOrEmpty,
  literature: z.nullish(PipelineLiterature),
  hypotheses: z.nullish(PipelineHypotheses),
  experimentDesign: z.nullish(PipelineExperiment),
  structure: z.nullish(PipelineStructure),
  analysis: z.nullish(PipelineAnalysis),
  paper: z.nullish(PipelinePaper),
  /** ISO 8601. */
  timestamp: textOrEmpty,
  dataSource: textOrEmpty,
  source: lenient(Source),
  /** The sum over the agents. */
  usage: lenient(Usage),
});

/**
 * Results of a research run. `dataSource` is text: in addition to the two specified values, a server may use its own,
 * e.g. "Bundled library". Missing results are null (`structure` for a topic without a protein). An
 * experiment for a hypothesis that no source supports is read as null.
 */
export const ResearchBundle = z.pipe(
  Bundle,
  z.transform((bundle) =>
    isUnsupported(bundle.hypotheses?.primary) ? { ...bundle, experimentDesign: null } : bundle,
  ),
);
export type ResearchBundle = z.infer<typeof ResearchBundle>;

export const ResearchRunRequest = z.object({ topic: lineText });
export type ResearchRunRequest = z.infer<typeof ResearchRunRequest>;

/** Without success and results the run counts as failed. */
export const ResearchRunReply = z.object({
  success: z.literal(true),
  results: ResearchBundle,
  /** Id of the run, if the server stores it. */
  run_id: lenient(z.string()),
});
export type ResearchRunReply = z.infer<typeof ResearchRunReply>;
