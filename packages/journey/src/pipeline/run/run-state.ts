import type { AgentId, AgentStatus, ResearchBundle, Source, Usage } from '@spinout/api-client';
import { AGENT_ORDER } from '../pipeline.constants.js';
import type { AgentOutputs, Done } from './agent-outputs.js';

export type Phase = 'initialization' | 'research' | 'completed' | 'error';

/** One agent of a run. */
export interface AgentRun<Output = AgentOutputs[AgentId]> {
  readonly status: AgentStatus;
  /** What it gave; null: nothing to give; undefined: not finished. */
  readonly output: Output | null | undefined;
  /** ISO 8601. */
  readonly startedAt: string | null;
  /** ISO 8601. */
  readonly endedAt: string | null;
  readonly usage: Usage | null;
  /** What it said while it worked, oldest first. */
  readonly notes: readonly AgentNote[];
}

export type AgentNote = { readonly text: string } | { readonly tool: string };

export type AgentRuns = { readonly [Id in AgentId]: AgentRun<AgentOutputs[Id]> };

/** All that the screen shows of a run. */
export interface RunState {
  /** Empty before the first run. */
  readonly topic: string;
  readonly phase: Phase;
  /**
   * Who does the work: no one yet; the research service that is being asked; its results with simulated agents
   * for the rest; the simulation alone; or an agent backend.
   */
  readonly by: 'none' | 'asking' | 'service' | 'simulation' | 'backend';
  /** In progress when the page was closed, and not resumed since. */
  readonly interrupted: boolean;
  readonly cancelled: boolean;
  readonly agents: AgentRuns;
  /** ISO 8601. */
  readonly startedAt: string | null;
  /** ISO 8601. */
  readonly endedAt: string | null;
  /** What the service calls its data, and where they come from. */
  readonly answer: { readonly dataSource: string; readonly source: Source | undefined } | null;
  /** Results of the service for agents whose turn has not come. */
  readonly given: Done;
  /** What models took that no agent is named for. */
  readonly usage: Usage | null;
  /** Null until the run is complete. */
  readonly bundle: ResearchBundle | null;
}

/** An agent that has not begun. */
export const IDLE: AgentRun<never> = {
  status: 'idle',
  output: undefined,
  startedAt: null,
  endedAt: null,
  usage: null,
  notes: [],
};

/** Nothing has happened. */
export const NO_RUN: RunState = {
  topic: '',
  phase: 'initialization',
  by: 'none',
  interrupted: false,
  cancelled: false,
  agents: Object.fromEntries(AGENT_ORDER.map((id) => [id, IDLE])) as unknown as AgentRuns,
  startedAt: null,
  endedAt: null,
  answer: null,
  given: {},
  usage: null,
  bundle: null,
};
