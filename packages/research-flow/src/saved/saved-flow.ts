import type { Intents } from '@spinout/flow-kit';
import type { JourneyData } from '../flow/journey-data.js';
import type { StepName } from '../flow/steps.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import type { ExperimentDraft } from '../steps/experiment/experiment.machine.js';
import type { HypothesisDraft } from '../steps/hypothesis/hypothesis.machine.js';
import type { LiteratureDraft } from '../steps/literature/literature.machine.js';
import type { PaperDraft } from '../steps/paper/paper.machine.js';
import type { TopicDraft } from '../steps/topic/topic.machine.js';

/** What each step has kept of itself. */
export interface StepDrafts {
  readonly topic?: TopicDraft;
  readonly paper?: PaperDraft | undefined;
  readonly hypothesis?: HypothesisDraft;
  readonly literature?: LiteratureDraft;
  readonly experiment?: ExperimentDraft;
  readonly company?: CompanyDraft;
}

/** Version of the format below; a change of it needs a line in `saved-flow.migrate.ts`. */
export const SCHEMA_VERSION = 1;

/** A journey as it is kept between visits: our own format, never a machine's snapshot. */
export interface SavedFlow {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly journeyId: string;
  readonly step: StepName;
  readonly data: JourneyData;
  readonly drafts: StepDrafts;
  /** Wishes whose outcome nobody knows yet: trying again after a reload goes on with them. @default none */
  readonly intents?: Intents | undefined;
}

/** Where the journey of one instance is kept. */
export const savedFlowKey = (instanceId: string): string => `spinout-flow:${instanceId}`;
/** Where a record that could not be read is put aside. */
export const backupKey = (instanceId: string): string => `${savedFlowKey(instanceId)}:backup`;
