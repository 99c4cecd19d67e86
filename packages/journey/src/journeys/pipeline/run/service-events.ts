import type { AgentId } from '@spinout/api-client';
import { AGENT_ORDER, AGENT_DEPENDENCIES, SERVICE_AGENTS } from '../pipeline.constants.js';
import type { ServiceResults } from '../pipeline.types.js';
import { PART_OF, type Done } from './agent-outputs.js';
import type { RunEventPayload } from './run-event.js';
import type { RunState } from './run-state.js';

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
  const agents = AGENT_ORDER.filter(
    (id) => results[PART_OF[id]] !== undefined || SERVICE_AGENTS.includes(id),
  );
  const outputs: Done = Object.fromEntries(agents.map((id) => [id, results[PART_OF[id]] ?? null]));
  const { payloads, waiting } = completeReadyAgents(outputs, new Set());
  const given: Done = Object.fromEntries(waiting.map((id) => [id, outputs[id]]));
  return [
    {
      type: 'service.answered',
      dataSource,
      ...(source && { source }),
      ...(waiting.length > 0 && { given }),
    },
    ...payloads,
    ...(usage ? [{ type: 'usage.reported', agent: null, usage } as const] : []),
  ];
}

/** Events of results that waited for agents which have completed now. */
export const createGivenEvents = ({ given, agents }: RunState): readonly RunEventPayload[] =>
  completeReadyAgents(given, new Set(AGENT_ORDER.filter((id) => agents[id].status === 'completed')))
    .payloads;

/** Completes the agents with known outputs in dependency order; the others are still waiting. */
function completeReadyAgents(outputs: Done, completed: ReadonlySet<AgentId>) {
  const done = new Set(completed);
  const payloads: RunEventPayload[] = [];
  const findWaiting = () => AGENT_ORDER.filter((id) => outputs[id] !== undefined && !done.has(id));
  const findReady = () =>
    findWaiting().filter((id) => AGENT_DEPENDENCIES[id].every((before) => done.has(before)));
  for (let ready = findReady(); ready.length > 0; ready = findReady()) {
    for (const agent of ready) {
      // An agent without dependencies has started with the call.
      if (AGENT_DEPENDENCIES[agent].length > 0) payloads.push({ type: 'agent.started', agent });
    }
    for (const agent of ready) {
      payloads.push({
        type: 'agent.completed',
        agent,
        output: outputs[agent],
        inReply: true,
      } as RunEventPayload);
      done.add(agent);
    }
  }
  return { payloads, waiting: findWaiting() };
}

/** The error code of a failed service call, if it has one. */
export const getErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
