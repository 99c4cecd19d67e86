import type { AgentId, AgentStatus, ResearchBundle, Source, Usage } from '@spinout/api-client';
import { AGENT_ORDER } from '../pipeline.constants.js';
import type { AgentOutputs, Done } from './agent-outputs.js';

export type Phase = 'initialization' | 'research' | 'completed' | 'error';

/** One agent of a run. */
export interface AgentRun<Output = AgentOutputs[AgentId]> {
  readonly status: AgentStatus;
  /** Output; null: none, undefined: not completed. */
  readonly output: Output | null | undefined;
  /** ISO 8601. */
  readonly startedAt: string | null;
  /** ISO 8601. */
  readonly endedAt: string | null;
  readonly usage: Usage | null;
  /** Notes, oldest first. */
  readonly notes: readonly AgentNote[];
}

export type AgentNote = { readonly text: string } | { readonly tool: string };

export type AgentRuns = { readonly [Id in AgentId]: AgentRun<AgentOutputs[Id]> };

/** State of a run, derived from its log. */
export interface RunState {
  /** Empty before the first run. */
  readonly topic: string;
  readonly phase: Phase;
  /**
   * Who executes the run. `none`: not started; `asking`: the research service is being called; `service`: its results,
   * with simulated agents for the rest; `simulation`: simulated agents only; `backend`: an agent backend.
   */
  readonly by: 'none' | 'asking' | 'service' | 'simulation' | 'backend';
  /** Interrupted when the page closed, and not resumed since. */
  readonly interrupted: boolean;
  readonly cancelled: boolean;
  readonly agents: AgentRuns;
  /** ISO 8601. */
  readonly startedAt: string | null;
  /** ISO 8601. */
  readonly endedAt: string | null;
  /** Data source name and source from the service. */
  readonly answer: { readonly dataSource: string; readonly source: Source | undefined } | null;
  /** Results from the service for agents that have not started. */
  readonly given: Done;
  /** Token usage that is not assigned to an agent. */
  readonly usage: Usage | null;
  /** Null until the run is complete. */
  readonly bundle: ResearchBundle | null;
}

export const IDLE: AgentRun<never> = {
  status: 'idle',
  output: undefined,
  startedAt: null,
  endedAt: null,
  usage: null,
  notes: [],
};

export const createAgentRuns = (create: (id: AgentId) => AgentRun): AgentRuns =>
  Object.fromEntries(AGENT_ORDER.map((id) => [id, create(id)])) as unknown as AgentRuns;

export const NO_RUN: RunState = {
  topic: '',
  phase: 'initialization',
  by: 'none',
  interrupted: false,
  cancelled: false,
  agents: createAgentRuns(() => IDLE),
  startedAt: null,
  endedAt: null,
  answer: null,
  given: {},
  usage: null,
  bundle: null,
};
