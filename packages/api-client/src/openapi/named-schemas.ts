import type * as z from 'zod/mini';
import * as flowCompany from '../schemas/flow-company.js';
import * as flowEvidence from '../schemas/flow-evidence.js';
import * as flowExperiment from '../schemas/flow-experiment.js';
import * as flowHypothesis from '../schemas/flow-hypothesis.js';
import * as flowImport from '../schemas/flow-import.js';
import * as flowLiterature from '../schemas/flow-literature.js';
import * as flowPaperAnalysis from '../schemas/flow-paper-analysis.js';
import * as flowPdf from '../schemas/flow-pdf.js';
import * as flowTopic from '../schemas/flow-topic.js';
import * as literatureLog from '../schemas/literature-log.js';
import * as journeys from '../schemas/journeys.js';
import * as pdfArticle from '../schemas/pdf-article.js';
import * as pipelineAnalysis from '../schemas/pipeline-analysis.js';
import * as pipelineExperiment from '../schemas/pipeline-experiment.js';
import * as pipelineHypotheses from '../schemas/pipeline-hypotheses.js';
import * as pipelineLiterature from '../schemas/pipeline-literature.js';
import * as pipelinePaper from '../schemas/pipeline-paper.js';
import * as pipelineRun from '../schemas/pipeline-run.js';
import * as pipelineStructure from '../schemas/pipeline-structure.js';
import * as platform from '../schemas/platform.js';
import * as quantum from '../schemas/quantum.js';
import * as researchPaper from '../schemas/research-paper.js';
import * as session from '../schemas/session.js';
import * as source from '../schemas/source.js';
import * as tenStep from '../schemas/ten-step.js';
import * as usage from '../schemas/usage.js';
import * as user from '../schemas/user.js';
import * as users from '../schemas/users.js';

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
