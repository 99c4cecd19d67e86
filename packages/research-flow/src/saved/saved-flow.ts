import type { FlowData } from '../data/flow-data.js';
import type { StepName } from '../data/steps.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import type { ExperimentDraft } from '../steps/experiment/experiment.machine.js';
import type { HypothesisDraft } from '../steps/hypothesis/hypothesis.machine.js';
import type { LiteratureDraft } from '../steps/literature/literature.machine.js';
import type { PaperDraft } from '../steps/paper/paper.machine.js';
import type { TopicDraft } from '../steps/topic/topic.machine.js';

/** The saved draft of each step. */
export interface StepDrafts {
  readonly topic?: TopicDraft;
  readonly paper?: PaperDraft | undefined;
  readonly hypothesis?: HypothesisDraft;
  readonly literature?: LiteratureDraft;
  readonly experiment?: ExperimentDraft;
  readonly company?: CompanyDraft;
}

/** Version of the format below; a change needs a migration in `saved-flow.migrate.ts`. */
export const SCHEMA_VERSION = 1;

/** A saved flow: our own format, not a machine snapshot. */
export interface SavedFlow {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly journeyId: string;
  readonly step: StepName;
  readonly data: FlowData;
  readonly drafts: StepDrafts;
}

/** Storage key of the flow of one instance. */
export const savedFlowKey = (instanceId: string): string => `spinout-flow:${instanceId}`;
