import type { AgentId } from '@spinout/api-client';
import { AGENT_ORDER } from '../pipeline.constants.js';
import type { ServiceResults } from '../pipeline.types.js';
import { PART_OF } from './agent-outputs.js';
import type { Happening } from './run-event.js';
import type { RunState } from './run-state.js';

/** PIPE-11: the agents whose work the research service is asked for. */
export const SERVICE_AGENTS: readonly AgentId[] = ['literature-agent', 'alphafold-agent'];

/** The agents that begin when the service is asked. */
export const askedAgents = ({ agents }: RunState): readonly Happening[] =>
  SERVICE_AGENTS.filter((id) => agents[id].status !== 'completed').map((agent) => ({
    type: 'agent.started',
    agent,
  }));

/**
 * What the results of the service say about a run. An agent of which they say nothing is left to the simulation; one
 * that they name with null had nothing to give, as has the structure agent for a topic without a protein.
 */
export function answerOf({
  results,
  dataSource,
  source,
  usage,
}: ServiceResults): readonly Happening[] {
  const agents = AGENT_ORDER.flatMap((agent): readonly Happening[] => {
    const isAsked = SERVICE_AGENTS.includes(agent);
    const output = results[PART_OF[agent]];
    if (output === undefined && !isAsked) return [];
    const completed = { type: 'agent.completed', agent, output: output ?? null } as Happening;
    return isAsked ? [completed] : [{ type: 'agent.started', agent }, completed];
  });
  return [
    { type: 'service.answered', dataSource, ...(source && { source }) },
    ...agents,
    ...(usage ? [{ type: 'usage.reported', agent: null, usage } as const] : []),
  ];
}

/** What kept the service from answering, as far as the error tells. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
