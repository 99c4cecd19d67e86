import type { AgentWork } from './agents/simulated-agents.js';
import { AGENT_IDS, SERVICE_AGENTS, type AgentName } from './pipeline.constants.js';
import type { PipelineContext } from './pipeline.types.js';

const createAgentWork = ({
  context: { run, runtime },
}: {
  context: PipelineContext;
}): AgentWork => ({
  topic: run.topic,
  runtime,
  done: Object.fromEntries(
    Object.entries(run.agents)
      .filter(([, { status }]) => status === 'completed')
      .map(([id, { output }]) => [id, output]),
  ),
});

const WITHOUT_DELAY = { guard: 'usesRealResults', target: 'working' } as const;

/**
 * States of one agent. It is skipped if it has completed. It works after an artificial delay, or at once if the run uses
 * real results; the service itself covers some agents, which therefore work in simulated runs only.
 */
export const agentState = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) => {
  const agent = AGENT_IDS[name];
  const key: Name = name;
  return {
    initial: 'opening',
    states: {
      opening: {
        always: [
          { guard: { type: 'isFinished', params: { agent } }, target: next },
          {
            target: 'thinking',
            actions: [
              { type: 'record', params: { payloads: [{ type: 'agent.started', agent }] } },
              'save',
            ],
          },
        ],
      },
      thinking: {
        always: SERVICE_AGENTS.includes(agent) ? [] : [WITHOUT_DELAY],
        after: { [key]: 'working' } as { readonly [Key in Name]: 'working' },
      },
      working: {
        invoke: {
          id: name,
          src: name,
          input: createAgentWork,
          onDone: {
            target: next,
            actions: [
              {
                type: 'completeAgent',
                params: ({ event }: { event: { output: unknown } }) => ({
                  agent,
                  output: event.output,
                }),
              },
              'save',
            ],
          },
          onError: {
            target: '#pipeline.error',
            actions: [
              {
                type: 'record',
                params: { payloads: [{ type: 'agent.failed', agent }, { type: 'run.failed' }] },
              },
              {
                type: 'logFailure',
                params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
              },
            ],
          },
        },
      },
    },
  } as const;
};

/** An agent that works in parallel to another one. */
export const parallelAgentState = <const Name extends AgentName>(name: Name) => {
  const { initial, states } = agentState(name, 'finished');
  return { initial, states: { ...states, finished: { type: 'final' } } } as const;
};
