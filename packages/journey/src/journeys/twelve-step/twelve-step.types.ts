import type { AdvancedHypothesisReply, PipelinePaper, ResearchBundle } from '@spinout/api-client';
import type {
  KeyValueStorage,
  OtherVersion,
  RecordEvent,
  Runtime,
  SaveStatus,
} from '@spinout/flow-kit';
import type { SavedTwelveSteps } from './saved/saved-run.js';
import type { Subject } from './structure/structure.types.js';

export type StepId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type StepStatus = 'pending' | 'in-progress' | 'completed' | 'error';

/** The result of a step; the model formats it. */
export type StepResult =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'research'; readonly research: ResearchBundle }
  /** Any value from a server. */
  | { readonly kind: 'value'; readonly value: unknown }
  /** Number of drawn residues; null for the illustration. */
  | { readonly kind: 'drawing'; readonly protein: string; readonly residues: number | null }
  | { readonly kind: 'skipped'; readonly reason: 'noProtein' | 'turnedOff' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'dataInstead' }
  | { readonly kind: 'simulated' };

/** Status and result of one step; its texts are in the messages. */
export interface RunStep {
  readonly id: StepId;
  readonly status: StepStatus;
  readonly result: StepResult | null;
}

/** The file of step 8: the PDF or the data instead. */
export type StepFile =
  | { readonly kind: 'pdf'; readonly name: string; readonly pdf: Blob }
  | { readonly kind: 'dataInstead' };

export interface StepFindings {
  /** Of step 2. */
  readonly research: ResearchBundle | null;
  /** Of step 3. */
  readonly hypothesis: AdvancedHypothesisReply | null;
  /** Of step 4; also null if skipped. */
  readonly subject: Subject | null;
  /** Of step 7. */
  readonly paper: PipelinePaper | null;
  /** Of step 8. */
  readonly file: StepFile | null;
}

/** A run with what is shown of it. */
export interface Run extends StepFindings {
  /** Counter of runs on this page, which identifies the results of a run. */
  readonly run: number;
  /** Identifies the run where it is saved; empty before the first. */
  readonly runId: string;
  /** Empty before the first run. */
  readonly runTopic: string;
  readonly steps: readonly RunStep[];
  /** Why the run stopped. */
  readonly error: unknown;
  /** The run that this one replaced and that can be restored; null if there was none with results. */
  readonly previous: Run | null;
}

export interface TwelveStepInput {
  readonly runtime: Runtime;
  /** Saves the run. @default it is lost when the page is left */
  readonly storage?: KeyValueStorage | undefined;
  /** Whether protein structures are shown. @default true */
  readonly hasStructures?: boolean | undefined;
}

export interface TwelveStepContext extends Run {
  readonly runtime: Runtime;
  readonly storage: KeyValueStorage;
  readonly hasStructures: boolean;
  readonly topic: string;
  readonly alerts: readonly 'topicMissing'[];
  /** Whether what is stored could be read, so that it may be replaced. */
  readonly canSave: boolean;
  /** How the last change was saved. */
  readonly saveStatus: SaveStatus;
  /** The version of another tab that this one does not continue; null if there is none. */
  readonly other: OtherVersion<SavedTwelveSteps> | null;
}

export type AutosaveInput = Pick<TwelveStepContext, 'storage' | 'runtime'>;

/** The run of a bundle. */
export type OpenedRun = StepFindings & Pick<TwelveStepContext, 'topic' | 'steps'>;

export type TwelveStepEvent =
  | { readonly type: 'topic.changed'; readonly topic: string }
  | { readonly type: 'run.requested' }
  | { readonly type: 'run.repeated' }
  | { readonly type: 'run.cancelled' }
  /** Replaces the run by the one before. */
  | { readonly type: 'run.undone' }
  | { readonly type: 'undo.dismissed' }
  /** A bundle was opened; its run replaces the current one. */
  | { readonly type: 'run.opened'; readonly opened: OpenedRun }
  | { readonly type: 'alert.closed' }
  | RecordEvent<SavedTwelveSteps>
  /** The person chose the version of the other tab, or of this one. */
  | { readonly type: 'conflict.resolvedRemote' | 'conflict.resolvedLocal' };

/** Input of a step that is not simulated. */
export interface StepInput extends Pick<StepFindings, 'research' | 'hypothesis' | 'paper'> {
  readonly step: StepId;
  readonly topic: string;
  readonly today: Date;
  /** Random source, from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

/** Outcome of such a step: data for the cards and the result for the step list. */
export interface StepOutcome {
  readonly found: Partial<StepFindings>;
  readonly result: StepResult;
}

/** Result of a completed journey. */
export interface TwelveStepResult {
  readonly topic: string;
  /** Of step 2. */
  readonly research: ResearchBundle;
  /** Of step 3. */
  readonly hypothesis: AdvancedHypothesisReply;
  /** Of step 7. */
  readonly paper: PipelinePaper;
}
