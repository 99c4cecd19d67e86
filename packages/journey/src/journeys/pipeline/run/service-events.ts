import type { AgentId } from '@spinout/api-client';
import { AGENT_ORDER, AGENT_DEPENDENCIES } from '../pipeline.constants.js';
import type { ServiceResults } from '../pipeline.types.js';
import { PART_OF, type Done } from './agent-outputs.js';
import type { RunEventPayload } from './run-event.js';
import type { RunState } from './run-state.js';

/** Agents that the research service always covers; a missing part means no output. */
const SERVICE_AGENTS: readonly AgentId[] = ['literature-agent', 'alphafold-agent'];

/** Start events of the agents without dependencies, when the service is called. */
export const createInitialAgentEvents = ({ agents }: RunState): readonly RunEventPayload[] =>
  AGENT_ORDER.filter(
    (id) => AGENT_DEPENDENCIES[id].length === 0 && agents[id].status !== 'completed',
  ).map((agent) => ({ type: 'agent.started', agent }));

/**
 * Converts the results of the service to run events in dependency order. An agent without a result is simulated, and
 * results of its dependents wait until it has completed. A null result means no output, such as a structure for a topic
 * without a protein.
 */
export function createServiceEvents({
  results,
  dataSource,
  source,
  usage,
}: ServiceResults): readonly RunEventPayload[] {
  const waiting = new Map(
    AGENT_ORDER.flatMap((agent) => {
      const output = results[PART_OF[agent]];
      const isLeftOut = output === undefined && !SERVICE_AGENTS.includes(agent);
      return isLeftOut ? [] : [[agent, output ?? null] as const];
    }),
  );
  const done = new Set<AgentId>();
  const payloads: RunEventPayload[] = [];
  for (
    let ready = findReadyAgents(waiting, done);
    ready.length > 0;
    ready = findReadyAgents(waiting, done)
  ) {
    for (const agent of ready)
      if (AGENT_DEPENDENCIES[agent].length > 0) payloads.push({ type: 'agent.started', agent });
    for (const agent of ready) {
      payloads.push({
        type: 'agent.completed',
        agent,
        output: waiting.get(agent) ?? null,
      } as RunEventPayload);
      waiting.delete(agent);
      done.add(agent);
    }
  }
  const given: Done = Object.fromEntries(waiting);
  return [
    {
      type: 'service.answered',
      dataSource,
      ...(source && { source }),
      ...(waiting.size > 0 && { given }),
    },
    ...payloads,
    ...(usage ? [{ type: 'usage.reported', agent: null, usage } as const] : []),
  ];
}

/** Agents with results whose dependencies have completed. */
const findReadyAgents = (
  waiting: ReadonlyMap<AgentId, unknown>,
  done: ReadonlySet<AgentId>,
): readonly AgentId[] =>
  [...waiting.keys()].filter((agent) =>
    AGENT_DEPENDENCIES[agent].every((before) => done.has(before)),
  );

/** The error code of a failed service call, if it has one. */
export const getErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
