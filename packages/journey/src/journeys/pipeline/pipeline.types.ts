import type { AgentId, ResearchBundle, Source, Usage } from '@spinout/api-client';
import type {
  KeyValueStorage,
  OtherVersion,
  RecordEvent,
  RestoredRecord,
  Runtime,
} from '@spinout/flow-kit';
import type { RunEvent } from './run/run-event.js';
import type { RunState } from './run/run-state.js';
import type { SavedRun } from './run/saved-run.js';

export interface PipelineInput {
  readonly runtime: Runtime;
  readonly storage: KeyValueStorage;
  readonly instanceId: string;
  /** The given topic; null if the person enters one. */
  readonly givenTopic: string | null;
  /** A finished bundle to show; null runs the agents. */
  readonly results: ResearchBundle | null;
  /**
   * Who executes the run: the research service with fallback to the simulation, the simulation alone, or an agent
   * backend.
   */
  readonly asks: 'service' | 'simulation' | 'backend';
  /** Whether the agents may be run. */
  readonly canRun: boolean;
}

/** A run with its log. */
export interface LoggedRun {
  /** Append-only log, oldest event first. */
  readonly log: readonly RunEvent[];
  /** The state derived from the log. */
  readonly run: RunState;
}

export interface PipelineContext extends LoggedRun, PipelineInput {
  readonly typed: string;
  readonly problem: 'topicBlank' | null;
  /** The run that the latest start replaced, until the next start; null if there was none with results. */
  readonly previous: LoggedRun | null;
  /** False while storage is unavailable. */
  readonly canSave: boolean;
  readonly notice: PipelineNotice | null;
  /** The record of another tab, until the conflict is resolved. */
  readonly other: OtherRun | null;
  /** Whether another tab owns the run and this one shows it. */
  readonly isOwnedByOtherTab: boolean;
}

/** The version that another tab saved under the same key. */
export type OtherRun = OtherVersion<SavedRun>;

export type PipelineNotice = 'unreadable' | 'unavailable' | 'full';

export type PipelineEvent =
  | { readonly type: 'topic.changed'; readonly topic: string }
  | { readonly type: 'run.requested' }
  | { readonly type: 'run.cancelled' }
  | { readonly type: 'run.resumed' }
  /** Replaces the run by the one before. */
  | { readonly type: 'run.undone' }
  | { readonly type: 'undo.dismissed' }
  | { readonly type: 'agent.retried'; readonly agent: AgentId }
  | { readonly type: 'backend.reported'; readonly event: RunEvent }
  | RecordEvent<SavedRun>
  /** The person resolved a conflict between two tabs. */
  | { readonly type: 'conflict.resolvedRemote' }
  | { readonly type: 'conflict.resolvedLocal' }
  | { readonly type: 'notice.dismissed' };

export interface PipelineEmitted {
  readonly type: 'run.completed';
  readonly bundle: ResearchBundle;
}

/** Request to the research service or an agent backend. */
export interface RunRequest {
  readonly topic: string;
}

export interface ServiceResults {
  readonly results: ResearchBundle;
  readonly usage: Usage | null;
  readonly dataSource: string;
  readonly source: Source | undefined;
}

export type AutosaveInput = Pick<PipelineInput, 'instanceId' | 'storage' | 'runtime'>;

export type RestoredRun = RestoredRecord<SavedRun>;
