import type { AgentId, ResearchBundle, Source, Usage } from '@spinout/api-client';
import type { AgentOutputs, Done } from './agent-outputs.js';

/** An agent finished; null: it had no output. */
type AgentCompleted = {
  readonly [Id in AgentId]: {
    readonly type: 'agent.completed';
    readonly agent: Id;
    readonly output: AgentOutputs[Id] | null;
    /** The output came in one reply with those of other agents, without times of its own. @default false */
    readonly inReply?: true | undefined;
  };
}[AgentId];

/** What happened in a run, without its timestamp. */
export type RunEventPayload =
  /** `asks`: who executes the run: the research service, the simulation or an agent backend. */
  | {
      readonly type: 'run.started';
      readonly topic: string;
      readonly asks: 'service' | 'simulation' | 'backend';
    }
  /** The research service returned its results. */
  | {
      readonly type: 'service.answered';
      readonly dataSource: string;
      readonly source?: Source | undefined;
      /** Results of agents whose dependencies have not completed yet; used when they have. @default none */
      readonly given?: Done | undefined;
    }
  /** The simulation continues. `code` is the error code of the call. */
  | { readonly type: 'service.failed'; readonly code?: string | undefined }
  | { readonly type: 'agent.started'; readonly agent: AgentId }
  | AgentCompleted
  | { readonly type: 'agent.failed'; readonly agent: AgentId }
  | { readonly type: 'agent.retried'; readonly agent: AgentId }
  /** A message of a backend agent. */
  | { readonly type: 'agent.noted'; readonly agent: AgentId; readonly text: string }
  /** A tool that a backend agent called. */
  | { readonly type: 'tool.called'; readonly agent: AgentId; readonly tool: string }
  /** Tokens that a model used; null: the run as a whole. */
  | { readonly type: 'usage.reported'; readonly agent: AgentId | null; readonly usage: Usage }
  | { readonly type: 'run.failed' }
  | { readonly type: 'run.cancelled' }
  /** The page was closed while the run was in progress. */
  | { readonly type: 'run.interrupted' }
  | { readonly type: 'run.resumed' }
  | {
      readonly type: 'run.completed';
      readonly dataSource: string;
      readonly source?: Source | undefined;
    }
  /** A finished bundle was passed in. Never saved. */
  | { readonly type: 'results.opened'; readonly bundle: ResearchBundle };

/** One entry of a run's log: what happened, and when. */
export type RunEvent = RunEventPayload & {
  /** ISO 8601. */
  readonly at: string;
};

export const withTimestamp = (payload: RunEventPayload, now: Date): RunEvent => ({
  ...payload,
  at: now.toISOString(),
});
