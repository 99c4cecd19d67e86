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
  /** Identifies the run and its results; empty before the first. */
  readonly runId: string;
  /** Empty before the first run. */
  readonly runTopic: string;
  /** How often it was started or continued. */
  readonly starts: number;
  readonly steps: readonly RunStep[];
  /** Why the run stopped. */
  readonly error: unknown;
}

/** The runs of the journey, and which of them is shown. */
export interface Runs extends Run {
  /** Runs with results that were replaced and can be restored, in this order. */
  readonly previous: readonly Run[];
  /** How often the person chose which run is shown. */
  readonly selections: number;
  /** Ids of runs that the person discarded, newest first. */
  readonly deletedIds: readonly string[];
}

export interface TwelveStepInput {
  readonly runtime: Runtime;
  /** Saves the run. @default it is lost when the page is left */
  readonly storage?: KeyValueStorage | undefined;
  /** Whether protein structures are shown. @default true */
  readonly hasStructures?: boolean | undefined;
}

export interface TwelveStepContext extends Runs {
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
  /** Whether another tab performs the steps of the run that this one shows. */
  readonly isInOtherTab: boolean;
}

export type AutosaveInput = Pick<TwelveStepContext, 'storage' | 'runtime'>;

/** Version of another tab, and whose run is shown: that of the tab which the person chose, or of the later choice. */
export interface MergeParams {
  readonly other: OtherVersion<SavedTwelveSteps> | null;
  readonly shown: 'own' | 'other' | 'later';
}

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
  /** Whether another tab performs the steps of the run. */
  | { readonly type: 'otherTab.reported'; readonly isRunning: boolean }
  | RecordEvent<SavedTwelveSteps>
  /** The person chose the version of the other tab, or of this one. */
  | { readonly type: 'conflict.resolvedRemote' | 'conflict.resolvedLocal' };
