import type { AgentId } from '@spinout/api-client';
import type { CallContext } from '../handlers/handle.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import type { LiveSources } from './live-sources.types.js';

/** What the research agents take from outside. */
export type PipelineDependencies = Pick<
  EngineDependencies,
  'now' | 'seed' | 'library' | 'deadline' | 'model'
> & {
  /** Public sources. @default none: the bundled library alone */
  readonly live?: LiveSources | undefined;
};

/** What finished agents gave, as plain JSON. A key with null is an agent that had nothing to give. */
export type AgentOutputs = Readonly<Partial<Record<AgentId, unknown>>>;

export interface AgentInput {
  readonly topic: string;
  /** At least what the agent needs. */
  readonly done: AgentOutputs;
  readonly context: CallContext;
}

/** One stage of the research pipeline. */
export interface Agent {
  readonly id: AgentId;
  /** Who must have finished before. */
  readonly needs: readonly AgentId[];
  /**
   * Does its part.
   * @returns plain JSON that survives being written down and read back; null where there is nothing to give
   * @throws the signal's reason once it has fired
   */
  run(input: AgentInput): Promise<unknown>;
}
