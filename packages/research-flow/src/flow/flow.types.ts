import type { Intents, JourneyStorage, Kept, Logger, Runtime } from '@spinout/flow-kit';
import type { Problem } from '../problems/problem.js';
import type { SavedFlow, StepDrafts } from '../saved/saved-flow.js';
import type { JourneyData } from './journey-data.js';
import type { LaterStep, StepName } from './steps.js';

export interface FlowInput {
  readonly runtime: Runtime;
  readonly storage: JourneyStorage;
  /** Keeps two flows on one page apart. */
  readonly instanceId: string;
  /** Step to begin at when nothing was kept, from 1. */
  readonly firstStep: number;
  /** What is known before the first step. */
  readonly initialData: JourneyData;
}

export interface FlowContext extends FlowInput {
  /** Number of the step that was asked for; an unknown one has no screen (FLOW-18). */
  readonly step: number;
  /** FLOW-07; empty until restoring has ended. */
  readonly journeyId: string;
  readonly data: JourneyData;
  readonly drafts: StepDrafts;
  /** Wishes whose outcome nobody knows yet. */
  readonly intents: Intents;
  /** The problem in the banner. */
  readonly problem: Problem | null;
  /** The newest problem of the running step; a dismissed one is not shown again. */
  readonly reported: Problem | null;
  /** What the person is told of how the journey is kept. */
  readonly notice: FlowNotice | null;
  /** Notices of lost room that were shown before; each is shown once. */
  readonly told: readonly FlowNotice[];
  /** False while the record holds something that could be neither read nor put aside: it must not be lost. */
  readonly mayKeep: boolean;
}

/** Names of lines in the flow's messages. */
export type FlowNotice = 'memoryOnly' | 'backupKept' | 'recordLeft' | 'resultsNotKept';

export type FlowEvent =
  | { readonly type: 'step.set'; readonly step: number }
  | { readonly type: 'step.retried' }
  | { readonly type: 'problem.dismissed' }
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'keeping.changed'; readonly kept: Kept }
  | { readonly type: 'flow.reset' };

/** What the flow tells its host. */
export type FlowEmitted =
  | { readonly type: 'step.changed'; readonly step: number; readonly name: StepName }
  | { readonly type: 'data.changed'; readonly data: JourneyData }
  | { readonly type: 'problem.reported'; readonly problem: Problem }
  /** The code of a step did not come; the person may try again. */
  | { readonly type: 'step.unreached'; readonly name: LaterStep; readonly error: unknown }
  | { readonly type: 'flow.completed'; readonly data: JourneyData };

/** What restoring found. */
export type Restored =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'journey'; readonly saved: SavedFlow }
  /** The record could not be read; it was put aside. */
  | { readonly kind: 'unreadable' }
  /** The record could be neither read nor put aside. */
  | { readonly kind: 'untouchable' };

/** A step whose code is wanted. */
export interface StepToFetch {
  readonly name: LaterStep;
}

/** Where a journey is kept. */
export interface KeepingInput {
  readonly instanceId: string;
  readonly storage: JourneyStorage;
  readonly log: Logger;
}

export type KeeperEvent =
  | { readonly type: 'journey.changed'; readonly saved: SavedFlow }
  | { readonly type: 'journey.dropped' };

/** Which actor runs under which name. */
export type FlowChildren = {
  step:
    | 'topicStep'
    | 'paperStep'
    | 'hypothesisStep'
    | 'literatureStep'
    | 'experimentStep'
    | 'companyStep';
  keeper: 'keepFlow';
};

/** What the flow looks at in any running step. */
export interface StepContext {
  readonly draft: unknown;
  readonly intents: Intents;
  readonly problem: Problem | null;
}
