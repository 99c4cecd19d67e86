import type {
  KeyValueStorage,
  OtherVersion,
  RecordEvent,
  Runtime,
  SaveStatus,
} from '@spinout/flow-kit';
import type { SavedTwelveSteps } from './saved/saved-run.js';
import type { RunStep, StepFindings } from './twelve-step.types.js';

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
