import type { AgentId, Source } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { SIMULATED_BY } from '../pipeline.constants.js';
import type { AgentOutputs, Done } from '../run/agent-outputs.js';

/** Input of an agent. */
export interface AgentWork {
  readonly topic: string;
  /** Outputs of the completed agents, real or simulated. */
  readonly done: Done;
  readonly runtime: Pick<Runtime, 'now' | 'random'>;
}

/** Creates one simulated part of a run, labeled as such. */
export type SimulatedAgent<Id extends AgentId> = (work: AgentWork) => AgentOutputs[Id];

/** The source of all simulated outputs. */
export const SIMULATED_SOURCE: Source = { origin: 'simulated', by: SIMULATED_BY };
