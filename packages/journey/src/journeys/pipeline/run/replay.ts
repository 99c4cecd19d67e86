import { addUsage, type AgentId } from '@spinout/api-client';
import { createBundle } from './create-bundle.js';
import { PART_OF } from './agent-outputs.js';
import type { RunEvent } from './run-event.js';
import {
  createAgentRuns,
  IDLE,
  NO_RUN,
  type AgentRun,
  type AgentRuns,
  type RunState,
} from './run-state.js';
import { getUsage } from './usage.js';

/** Derives the state of a run from its log. */
export const replay = (events: readonly RunEvent[]): RunState => events.reduce(next, NO_RUN);

/** Applies one event to the state of a run. */
export function next(run: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'run.started':
      return {
        ...NO_RUN,
        topic: event.topic,
        phase: 'research',
        by: RUN_BY[event.asks],
        startedAt: event.at,
      };
    case 'service.answered':
      return {
        ...run,
        by: 'service',
        answer: { dataSource: event.dataSource, source: event.source },
        given: event.given ?? {},
      };
    case 'service.failed':
      return { ...run, by: 'simulation', agents: stopWorkingAgents(run.agents) };
    case 'agent.started':
      return updateAgent(run, event.agent, ({ usage }) => ({
        ...IDLE,
        usage,
        status: 'working',
        startedAt: event.at,
      }));
    case 'agent.completed':
      return updateAgent(run, event.agent, (agent) => ({
        ...agent,
        status: 'completed',
        output: event.output,
        // It began at an unknown time before the reply.
        startedAt: event.inReply ? null : agent.startedAt,
        endedAt: agent.endedAt ?? event.at,
        usage: getUsage(event.output) ?? agent.usage,
      }));
    case 'agent.failed':
      return updateAgent(run, event.agent, (agent) => ({
        ...agent,
        status: 'error',
        endedAt: event.at,
      }));
    case 'agent.retried':
      return { ...updateAgent(run, event.agent, resetAgent), phase: 'research', endedAt: null };
    case 'agent.noted':
      return addNote(run, event.agent, { text: event.text });
    case 'tool.called':
      return addNote(run, event.agent, { tool: event.tool });
    case 'usage.reported':
      return event.agent === null
        ? { ...run, usage: addUsage(run.usage, event.usage) }
        : updateAgent(run, event.agent, (agent) => ({
            ...agent,
            usage: addUsage(agent.usage, event.usage),
          }));
    case 'run.failed':
      return { ...run, phase: 'error', agents: stopWorkingAgents(run.agents), endedAt: event.at };
    case 'run.cancelled':
      return {
        ...run,
        phase: 'initialization',
        agents: stopWorkingAgents(run.agents),
        interrupted: false,
        cancelled: true,
        endedAt: event.at,
      };
    case 'run.interrupted':
      return { ...run, agents: stopWorkingAgents(run.agents), interrupted: true };
    case 'run.resumed':
      return { ...run, interrupted: false };
    case 'run.completed': {
      const ended: RunState = { ...run, phase: 'completed', endedAt: event.at };
      return { ...ended, bundle: createBundle(ended, event) };
    }
    case 'results.opened':
      return fromBundle(event.bundle);
  }
}

const RUN_BY = { service: 'asking', simulation: 'simulation', backend: 'backend' } as const;

const updateAgent = (
  run: RunState,
  id: AgentId,
  change: (agent: AgentRun) => AgentRun,
): RunState => ({
  ...run,
  agents: { ...run.agents, [id]: change(run.agents[id]) },
});

const addNote = (run: RunState, id: AgentId, note: AgentRun['notes'][number]) =>
  updateAgent(run, id, (agent) => ({ ...agent, notes: [...agent.notes, note] }));

/** Resets an agent to idle; keeps its usage and notes. */
const resetAgent = ({ notes, usage }: AgentRun): AgentRun => ({ ...IDLE, notes, usage });

/** Agents that were interrupted are idle again. */
const stopWorkingAgents = (agents: AgentRuns): AgentRuns =>
  createAgentRuns((id) => (agents[id].status === 'working' ? resetAgent(agents[id]) : agents[id]));

/** The state of a finished bundle; agents without a part stay idle. */
const fromBundle = (bundle: RunState['bundle'] & object): RunState => ({
  ...NO_RUN,
  topic: bundle.topic,
  phase: 'completed',
  usage: getUsage(bundle),
  bundle,
  agents: createAgentRuns((id) => {
    const output = bundle[PART_OF[id]];
    if (output === undefined) return IDLE;
    return { ...IDLE, status: 'completed', output, usage: getUsage(output) };
  }),
});
