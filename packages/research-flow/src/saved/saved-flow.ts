import type { Basis } from '../data/dependencies.js';
import type { FlowData } from '../data/flow-data.js';
import type { StepName } from '../data/steps.js';
import type { CompanyDraft } from '../steps/company/company.types.js';
import type { ExperimentDraft } from '../steps/experiment/experiment.machine.js';
import type { HypothesisDraft } from '../steps/hypothesis/hypothesis.machine.js';
import type { LiteratureDraft } from '../steps/literature/literature.machine.js';
import type { PaperDraft, PaperResult } from '../steps/paper/paper.machine.js';
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

type ByStep<Value> = { readonly [step in StepName]?: Value | undefined };

/** A draft that an update has replaced, and what it was made from. */
export interface ReplacedDraft<Name extends StepName = StepName> {
  readonly draft?: StepDrafts[Name];
  readonly basis?: Basis | undefined;
}

export type ReplacedDrafts = { readonly [Name in StepName]?: ReplacedDraft<Name> | undefined };

/** The paper before another one was brought, with its analysis. */
export interface EarlierPaper extends PaperResult {
  readonly draft?: PaperDraft | undefined;
}

/** Changes of completed steps. They decide which results are out of date. */
export interface RevisitState {
  /** What each result was made from; a step that is missing here was made from the current results. */
  readonly bases: ByStep<Basis>;
  /** The changes in spite of which the person kept a result. */
  readonly kept: ByStep<string>;
  /** Drafts that an update has replaced and that can be restored until the step is completed. */
  readonly replaced: ReplacedDrafts;
  /** The paper that another one replaced, and that can be used again. @default none */
  readonly earlierPaper?: EarlierPaper | undefined;
  /** The papers before that, which can be used again after it. @default none */
  readonly olderPapers?: readonly EarlierPaper[] | undefined;
  /** What the paper was read from, while its step is changed. @default nothing was changed */
  readonly paperDraft?: PaperDraft | undefined;
  /** The completed step that is open again. @default the furthest step is open */
  readonly opened?: StepName | undefined;
  /** The topic and the paper without a common word about which the notice was dismissed. @default none */
  readonly dismissedMismatch?: string | undefined;
}

/** Version of the format below; a change needs a migration in `saved-flow.migrate.ts`. */
export const SCHEMA_VERSION = 1;

/** A saved flow, to be stored as JSON. Its fields may change between versions; `restore` reads those of earlier ones. */
export type SavedProgress = Readonly<{ schemaVersion: number }> & object;

/** A saved flow: our own format, not a machine snapshot. */
export interface SavedFlow {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly journeyId: string;
  /** The furthest step that is open. */
  readonly step: StepName;
  readonly data: FlowData;
  readonly drafts: StepDrafts;
  /** Changes of completed steps. @default none */
  readonly revisit?: RevisitState | undefined;
  /** The flow that this one replaced, as long as that can be undone. @default none */
  readonly discarded?: DiscardedFlow | undefined;
}

/** A flow that was replaced by a new one, and can be restored together with the one that it replaced itself. */
export interface DiscardedFlow {
  readonly flow: SavedFlow;
  /** ISO 8601. */
  readonly discardedAt: string;
}

/** Storage key of the flow of one instance. */
export const savedFlowKey = (instanceId: string): string => `spinout-flow:${instanceId}`;
