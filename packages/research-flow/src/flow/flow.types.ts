import type {
  KeyValueStorage,
  Logger,
  OtherVersion,
  RecordEvent,
  Runtime,
} from '@spinout/flow-kit';
import type { Problem } from '../problems/problem.js';
import type { SavedFlow } from '../saved/saved-flow.js';
import type { FlowData } from '../data/flow-data.js';
import type { FlowState, StepDefinition } from './define-step.js';
import type { LazyStep, StepName } from '../data/steps.js';

export interface FlowInput {
  readonly runtime: Runtime;
  readonly storage: KeyValueStorage;
  /** Separates two flows on one page. */
  readonly instanceId: string;
  /** The first step if nothing was saved, from 1. */
  readonly firstStep: number;
  /** Data that is known before the first step. */
  readonly initialData: FlowData;
}

export interface FlowContext extends FlowInput, FlowState {
  /** Number of the requested step; an unknown number has no screen. */
  readonly step: number;
  /** Empty until the flow is restored. */
  readonly journeyId: string;
  /** The loaded step; null before the first one, and of an earlier step while the next one is loading. */
  readonly definition: StepDefinition | null;
  /** The problem in the banner. */
  readonly problem: Problem | null;
  /** The newest problem of the running step; a dismissed problem is not shown again. */
  readonly reported: Problem | null;
  /** The notice about saving that is shown. */
  readonly notice: FlowNotice | null;
  /** Notices about a full storage that were shown before; each is shown once. */
  readonly shownNotices: readonly FlowNotice[];
  /** False while the saved record could be neither read nor backed up, so that it is not overwritten. */
  readonly canSave: boolean;
  /** The version that another tab saved; null if there is no conflict. */
  readonly other: OtherVersion<SavedFlow> | null;
}

/** Keys of the flow's messages. */
export type FlowNotice = 'memoryOnly' | 'backedUp' | 'recordUnavailable' | 'resultsNotSaved';

export type FlowEvent =
  | { readonly type: 'step.set'; readonly step: number }
  | { readonly type: 'step.retried' }
  | { readonly type: 'problem.dismissed' }
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'flow.reset' }
  /** The user continues with the version of the other tab. */
  | { readonly type: 'conflict.resolvedRemote' }
  /** The user continues with this version, which replaces the other one. */
  | { readonly type: 'conflict.resolvedLocal' }
  | RecordEvent<SavedFlow>;

/** Events that the flow emits for its host. */
export type FlowEmitted =
  | { readonly type: 'step.changed'; readonly step: number; readonly name: StepName }
  | { readonly type: 'data.changed'; readonly data: FlowData }
  | { readonly type: 'problem.reported'; readonly problem: Problem }
  /** The code of a step could not be loaded; the user can retry. */
  | { readonly type: 'step.loadFailed'; readonly name: LazyStep; readonly error: unknown }
  | { readonly type: 'flow.completed'; readonly data: FlowData };

/** The step whose code is loaded. */
export interface FetchStepInput {
  readonly name: LazyStep;
}

/** The storage of one flow instance. */
export interface StorageInput {
  readonly instanceId: string;
  readonly storage: KeyValueStorage;
  readonly log: Logger;
}

export type StepActorName = `${StepName}Step`;

export type FlowChildren = { step: StepActorName; autosave: 'autosaveFlow' };

/** The part of a step's context that the flow observes. */
export interface StepContext {
  readonly draft: unknown;
  readonly problem: Problem | null;
}

/** A change of the running step. */
export interface StepReport {
  readonly stepContext: StepContext;
}
