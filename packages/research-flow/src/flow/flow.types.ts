import type { KeyValueStorage, OtherVersion, RecordEvent, Runtime } from '@spinout/flow-kit';
import type { Problem } from '../problems/problem.js';
import type { DiscardedFlow, RevisitState, SavedFlow } from '../saved/saved-flow.js';
import type { OutdatedResult } from '../data/dependencies.js';
import type { FlowData } from '../data/flow-data.js';
import type { FlowEventOf } from '../events/flow-events.types.js';
import type { FlowState, StepDefinition } from './define-step.js';
import type { StepName } from '../data/steps.js';

export interface FlowInput {
  readonly runtime: Runtime;
  readonly storage: KeyValueStorage;
  /** Separates two flows on one page. */
  readonly instanceId: string;
  /** The first step if nothing was saved, from 1. */
  readonly firstStep: number;
  /** Data that is known before the first step. */
  readonly initialData: FlowData;
  /** What the topic step offers. @default ours */
  readonly topics?: FlowState['topics'];
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
  /** The first draft of each step that started without one. */
  readonly firstDrafts: FlowState['drafts'];
  /** The furthest step, while an earlier one is open again; null if the furthest one is open. */
  readonly furthestStep: number | null;
  /** Whether the open step makes its result again. */
  readonly isUpdating: boolean;
  /** The completed step whose summary is open. @default none */
  readonly summaryOf?: StepName | undefined;
  /** Changes of completed steps; null before the first one. */
  readonly revisit: RevisitState | null;
  /** The rules about completed steps; null until they are loaded with the first lazy step. */
  readonly rules: RevisitRules | null;
  /** The flow before it was started over; null if that cannot be undone. */
  readonly undo: DiscardedFlow | null;
}

/** Keys of the flow's messages. */
export type FlowNotice = 'memoryOnly' | 'backedUp' | 'recordUnavailable' | 'resultsNotSaved';

export type FlowEvent =
  | { readonly type: 'step.set'; readonly step: number }
  | { readonly type: 'step.retried' }
  /** The host knows other data; a flow in which nothing was entered starts with them. */
  | { readonly type: 'initialData.changed'; readonly initialData: FlowData }
  | { readonly type: 'problem.dismissed' }
  | { readonly type: 'notice.dismissed' }
  /** Starts a new flow. */
  | {
      readonly type: 'flow.reset';
      /** Set if the person is offered to undo it until a step is completed. */
      readonly canUndo?: true;
    }
  /** Starts a new flow from a paper or an interest. */
  | { readonly type: 'flow.started'; readonly change: StartChange }
  | RevisitEvent
  | UndoEvent
  /** The user continues with the version of the other tab. */
  | { readonly type: 'conflict.resolvedRemote' }
  /** The user continues with this version, which replaces the other one. */
  | { readonly type: 'conflict.resolvedLocal' }
  | RecordEvent<SavedFlow>;

/** Events about completed steps. */
export type RevisitEvent =
  /** Shows what was decided in a completed step. */
  | { readonly type: 'revisit.shown'; readonly step: StepName }
  | { readonly type: 'revisit.hidden' }
  /** Opens a completed step again. */
  | { readonly type: 'revisit.opened'; readonly step: StepName }
  /** Returns to the furthest step. */
  | { readonly type: 'revisit.closed' }
  /** Makes a result that is out of date again. */
  | { readonly type: 'revisit.updated'; readonly step: StepName }
  /** Keeps a result although it is out of date. */
  | { readonly type: 'revisit.kept'; readonly step: StepName }
  /** Restores the result that an update has replaced. */
  | { readonly type: 'revisit.restored'; readonly step: StepName }
  /** Exchanges the paper and the one that it replaced. */
  | { readonly type: 'revisit.paperExchanged' }
  /** Discards the paper that was replaced. */
  | { readonly type: 'revisit.paperDismissed' }
  /** Dismisses the notice about a topic and a paper without a common word. */
  | { readonly type: 'revisit.mismatchDismissed'; readonly mismatch: string };

/** Events about the flow before it was started over. */
export type UndoEvent =
  /** Restores it. */
  | { readonly type: 'undo.requested' }
  /** Discards it. */
  | { readonly type: 'undo.dismissed' };

/** What changes with an event or a result. */
export type RevisitChange = Partial<Omit<FlowContext, keyof FlowInput | 'definition' | 'rules'>>;

/** What a flow that starts from a paper or an interest has at its first step. */
export type StartChange = RevisitChange & Pick<FlowContext, 'rules'>;

/** The rules about completed steps. They are loaded with the first lazy step. */
export interface RevisitRules {
  /** What an event changes; null if it is not possible now. */
  readonly handleEvent: (context: FlowContext, event: RevisitEvent) => RevisitChange | null;
  /** What changes with the draft of a step. */
  readonly trackDraft: (context: FlowContext, step: StepName, draft: unknown) => RevisitChange;
  /** What changes besides the results when a step is completed. */
  readonly completeStep: (
    context: FlowContext,
    after: Pick<FlowState, 'data' | 'drafts'>,
  ) => RevisitChange;
  readonly getOutdatedResults: (context: FlowContext) => readonly OutdatedResult[];
}

/** The loaded code of a step. */
export interface FetchedStep {
  readonly definition: StepDefinition;
  readonly rules: RevisitRules;
}

/** Events that the machine of the flow emits itself. */
export type FlowEmitted = FlowEventOf<
  'step.changed' | 'step.loadFailed' | 'data.changed' | 'problem.reported' | 'flow.completed'
>;

/** The step whose code is loaded. */
export interface FetchStepInput {
  readonly name: StepName;
}

/** The storage of one flow instance. */
export interface StorageInput {
  readonly instanceId: string;
  readonly storage: KeyValueStorage;
  readonly runtime: Pick<Runtime, 'log' | 'now'>;
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
