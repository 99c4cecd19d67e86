import type { AgentId, ResearchBundle, Source } from '@spinout/api-client';
import type { Intents, JourneyStorage, Kept, Logger, Tools } from '@spinout/journey-kit';
import type { RunEvent, Usage } from './run/run-event.js';
import type { RunState } from './run/run-state.js';
import type { SavedRun } from './run/saved-run.js';

export interface PipelineInput {
  readonly tools: Tools;
  readonly storage: JourneyStorage;
  readonly instanceId: string;
  /** PIPE-10: a topic that was handed in; the person enters one when it is null. */
  readonly givenTopic: string | null;
  /** T-46: a finished bundle to show; null runs the agents. */
  readonly results: ResearchBundle | null;
  /** Who does the work: the research service first (PIPE-11, T-44), the simulation (PIPE-12), or an agent backend. */
  readonly asks: 'service' | 'simulation' | 'backend';
  /** T-56: whether the agents may be run. */
  readonly mayRun: boolean;
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
  readonly mayKeep: boolean;
  readonly notice: PipelineNotice | null;
}

export type PipelineProblem = 'topicBlank';

/** What the person is told about the keeping of the run. */
export type PipelineNotice = 'unreadable' | 'untouchable' | 'full';

export type PipelineEvent =
  | { readonly type: 'topic.changed'; readonly topic: string }
  | { readonly type: 'run.requested' }
  | { readonly type: 'run.cancelled' }
  | { readonly type: 'run.resumed' }
  | { readonly type: 'agent.retried'; readonly agent: AgentId }
  | { readonly type: 'backend.reported'; readonly event: RunEvent }
  | { readonly type: 'keeping.changed'; readonly kept: Kept }
  | { readonly type: 'notice.dismissed' };

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

export interface KeepingInput {
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
  | { readonly kind: 'untouchable' };

export interface KeeperEvent {
  readonly type: 'run.changed';
  readonly saved: SavedRun;
}

/** A run that an agent backend does. */
export interface BackendRequest {
  readonly topic: string;
}
