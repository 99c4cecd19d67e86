import type * as z from 'zod/mini';
import * as flowCompany from './flow-company.js';
import * as flowEvidence from './flow-evidence.js';
import * as flowExperiment from './flow-experiment.js';
import * as flowHypothesis from './flow-hypothesis.js';
import * as flowImport from './flow-import.js';
import * as flowLiterature from './flow-literature.js';
import * as flowPaperAnalysis from './flow-paper-analysis.js';
import * as flowPdf from './flow-pdf.js';
import * as flowTopic from './flow-topic.js';
import * as literatureLog from './literature-log.js';
import * as journeys from './journeys.js';
import * as pdfArticle from './pdf-article.js';
import * as pipelineAnalysis from './pipeline-analysis.js';
import * as pipelineExperiment from './pipeline-experiment.js';
import * as pipelineHypotheses from './pipeline-hypotheses.js';
import * as pipelineLiterature from './pipeline-literature.js';
import * as pipelinePaper from './pipeline-paper.js';
import * as pipelineRun from './pipeline-run.js';
import * as pipelineStructure from './pipeline-structure.js';
import * as platform from './platform.js';
import * as quantum from './quantum.js';
import * as researchPaper from './research-paper.js';
import * as session from './session.js';
import * as source from './source.js';
import * as tenStep from './ten-step.js';
import * as usage from './usage.js';
import * as user from './user.js';
import * as users from './users.js';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  flowCompany,
  flowEvidence,
  flowExperiment,
  flowHypothesis,
  flowImport,
  flowLiterature,
  flowPaperAnalysis,
  flowPdf,
  flowTopic,
  journeys,
  literatureLog,
  pdfArticle,
  pipelineAnalysis,
  pipelineExperiment,
  pipelineHypotheses,
  pipelineLiterature,
  pipelinePaper,
  pipelineRun,
  pipelineStructure,
  platform,
  quantum,
  researchPaper,
  session,
  source,
  tenStep,
  usage,
  user,
  users,
];

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** All named schemas, by name. */
export const listNamedSchemas = (): readonly (readonly [name: string, schema: z.core.$ZodType])[] =>
  MODULES.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      isSchema(value) ? [[name, value] as const] : [],
    ),
  );
