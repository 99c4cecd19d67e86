import { AGENT_IDS, type AgentName } from './pipeline.constants.js';
import type { AgentWork } from './agents/agent.types.js';
import type { PipelineContext } from './pipeline.types.js';
import type { Done } from './run/agent-outputs.js';
import type { Happening } from './run/run-event.js';

const workOf = ({ context: { run, tools } }: { context: PipelineContext }): AgentWork => ({
  topic: run.topic,
  tools,
  done: Object.fromEntries(
    Object.entries(run.agents)
      .filter(([, { status }]) => status === 'completed')
      .map(([id, { output }]) => [id, output]),
  ) as Done,
});

/**
 * PIPE-09, PIPE-14: the way of one agent through a run. One that has finished before is passed by; one that works on
 * real results takes no artificial time.
 */
export const agentStates = <const Name extends AgentName>(name: Name) => {
  const agent = AGENT_IDS[name];
  const id = { name } as const;
  const started = {
    type: 'record',
    params: { happened: [{ type: 'agent.started', agent }] satisfies Happening[] },
  } as const;
  return {
    initial: 'opening',
    states: {
      opening: {
        always: [
          { guard: { type: 'isFinished', params: { agent } }, target: 'finished' },
          { guard: 'isHurried', target: 'working', actions: [started, 'keep'] },
          { target: 'thinking', actions: [started, 'keep'] },
        ],
      },
      thinking: { after: { [id.name]: 'working' } as { [Key in Name]: 'working' } },
      working: {
        invoke: {
          id: name,
          src: name,
          input: workOf,
          onDone: {
            target: 'finished',
            actions: [
              {
                type: 'record',
                params: ({ event }: { event: { output: unknown } }) => ({
                  happened: [{ type: 'agent.completed', agent, output: event.output } as Happening],
                }),
              },
              'keep',
            ],
          },
          onError: {
            target: '#pipeline.error',
            actions: [
              {
                type: 'record',
                params: {
                  happened: [
                    { type: 'agent.failed', agent },
                    { type: 'run.failed' },
                  ] satisfies Happening[],
                },
              },
              {
                type: 'logFailure',
                params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
              },
            ],
          },
        },
      },
      finished: { type: 'final' },
    },
  } as const;
};
