import type { AgentId } from '@spinout/api-client';
import type { CallContext } from '../calls/call-context.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import type { LiveSources } from '../dependencies/live-sources.types.js';

/** Injected dependencies of the research agents. */
export type PipelineDependencies = Pick<
  EngineDependencies,
  'now' | 'seed' | 'library' | 'deadline' | 'model'
> & {
  /** Public sources. @default none: the bundled library alone */
  readonly live?: LiveSources | undefined;
};

/** Outputs of finished agents as JSON. The value null means that an agent had no output. */
export type AgentOutputs = Readonly<Partial<Record<AgentId, unknown>>>;

export interface AgentInput {
  readonly topic: string;
  /** Outputs of at least the agents in `needs`. */
  readonly done: AgentOutputs;
  readonly work: CallContext;
}

/** One stage of the research pipeline. */
export interface Agent {
  readonly id: AgentId;
  /** Agents that must finish first. */
  readonly needs: readonly AgentId[];
  /**
   * Runs the agent.
   * @returns JSON that can be saved and restored; null if there is no output
   * @throws the reason of the signal after it is aborted
   */
  run(input: AgentInput): Promise<unknown>;
}

/** What an agent does with a cleaned topic; the result is converted to JSON. */
export type AgentTask = (dependencies: PipelineDependencies, input: AgentInput) => Promise<unknown>;
