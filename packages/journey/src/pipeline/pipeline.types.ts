import type { AgentId, ResearchBundle, Source, Usage } from '@spinout/api-client';
import type { Intents, JourneyStorage, Kept, Logger, Runtime } from '@spinout/flow-kit';
import type { RunEvent } from './run/run-event.js';
import type { RunState } from './run/run-state.js';
import type { SavedRun } from './run/saved-run.js';

export interface PipelineInput {
  readonly runtime: Runtime;
  readonly storage: JourneyStorage;
  readonly instanceId: string;
  /** PIPE-10: a topic that was handed in; the person enters one when it is null. */
  readonly givenTopic: string | null;
  /** T-46: a finished bundle to show; null runs the agents. */
  readonly results: ResearchBundle | null;
  /** Who does the work: the research service first (PIPE-11, T-44), the simulation (PIPE-12), or an agent backend. */
  readonly asks: 'service' | 'simulation' | 'backend';
  /** T-56: whether the agents may be run. */
  readonly canRun: boolean;
}

export interface PipelineContext extends PipelineInput {
  readonly typed: string;
  readonly problem: PipelineProblem | null;
  /** Everything that happened in this run, oldest first; only ever added to. */
  readonly log: readonly RunEvent[];
  /** What the log has come to. */
  readonly run: RunState;
  readonly intents: Intents;
  /** False while there is something in storage that could not be reached. */
  readonly canSave: boolean;
  readonly notice: PipelineNotice | null;
  /** What another tab has stored, while it is not decided which run to go on with. */
  readonly other: OtherRun | null;
  /** Whether another tab does the run, and this one shows it. */
  readonly isOwnedByOtherTab: boolean;
}

/** What another tab has stored in the place of this run. */
export type OtherRun =
  { readonly kind: 'run'; readonly saved: SavedRun } | { readonly kind: 'unreadable' };

export type PipelineProblem = 'topicBlank';

/** What the person is told about the keeping of the run. */
export type PipelineNotice = 'unreadable' | 'unavailable' | 'full';

export type PipelineEvent =
  | { readonly type: 'topic.changed'; readonly topic: string }
  | { readonly type: 'run.requested' }
  | { readonly type: 'run.cancelled' }
  | { readonly type: 'run.resumed' }
  | { readonly type: 'agent.retried'; readonly agent: AgentId }
  | { readonly type: 'backend.reported'; readonly event: RunEvent }
  | AutosaveEvent
  /** The person goes on with the run of the other tab, or with this one. */
  | { readonly type: 'conflict.resolvedRemote' }
  | { readonly type: 'conflict.resolvedLocal' }
  | { readonly type: 'notice.dismissed' };

/** What the keeper tells. */
export type AutosaveEvent =
  | { readonly type: 'saveStatus.changed'; readonly saveStatus: Kept }
  | {
      readonly type: 'conflict.detected';
      readonly other: OtherRun;
      /** Whether it goes on where this one stands. */
      readonly follows: boolean;
      /** Whether nothing of a run was stored by this tab yet. */
      readonly isFirst: boolean;
    }
  /** The other run is stored no longer, or this one goes further. */
  | { readonly type: 'conflict.cleared' };

export interface PipelineEmitted {
  readonly type: 'run.completed';
  readonly bundle: ResearchBundle;
}

/** API-15: the question to the research service. */
export interface ServiceRequest {
  readonly topic: string;
  /** Goes with the request as its idempotency key. */
  readonly key: string;
}

/** API-15: what the research service gave. */
export interface ServiceResults {
  readonly results: ResearchBundle;
  readonly usage: Usage | null;
  readonly dataSource: string;
  readonly source: Source | undefined;
}

export interface AutosaveInput {
  readonly instanceId: string;
  readonly storage: JourneyStorage;
  readonly log: Logger;
}

/** What storage held. */
export type RestoredRun =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'run'; readonly saved: SavedRun }
  /** Damaged or from a newer version; put aside. */
  | { readonly kind: 'unreadable' }
  /** Storage could not be reached; left as it is. */
  | { readonly kind: 'unavailable' };

export type AutosaveCommand =
  | { readonly type: 'run.changed'; readonly saved: SavedRun }
  /** What was told is what this tab goes on with. */
  | { readonly type: 'conflict.resolvedRemote' }
  /** What was told is written over. */
  | { readonly type: 'conflict.resolvedLocal'; readonly saved: SavedRun };

/** A run that an agent backend does. */
export interface BackendRequest {
  readonly topic: string;
}
