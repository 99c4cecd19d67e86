import type { AgentId, Source } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { SIMULATED_BY } from '../pipeline.constants.js';
import type { AgentOutputs, Done } from '../run/agent-outputs.js';

/** What an agent works on. */
export interface AgentWork {
  readonly topic: string;
  /** What the agents before it gave, real or simulated. */
  readonly done: Done;
  readonly runtime: Pick<Runtime, 'now' | 'random'>;
}

/** Makes up one part of a run, and says so in it. */
export type SimulatedAgent<Id extends AgentId> = (work: AgentWork) => AgentOutputs[Id];

/** Stands on all that simulated agents give. */
export const SIMULATED_SOURCE: Source = { origin: 'simulated', by: SIMULATED_BY };
