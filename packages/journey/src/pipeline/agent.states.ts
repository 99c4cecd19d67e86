import type { AgentWork } from './agents/agent.types.js';
import { AGENT_IDS, type AgentName } from './pipeline.constants.js';
import type { PipelineContext } from './pipeline.types.js';
import type { RunEventPayload } from './run/run-event.js';

const toAgentWork = ({ context: { run, runtime } }: { context: PipelineContext }): AgentWork => ({
  topic: run.topic,
  runtime,
  done: Object.fromEntries(
    Object.entries(run.agents)
      .filter(([, { status }]) => status === 'completed')
      .map(([id, { output }]) => [id, output]),
  ),
});

/** A step of the way, typed as the machine's own. */
const recordEvents = (...payloads: readonly RunEventPayload[]) =>
  ({ type: 'record', params: { payloads } }) as const;

/** Takes the agent's time first. */
const withDelay = <const Name extends AgentName>(name: Name) =>
  [
    {
      target: 'thinking',
      actions: [recordEvents({ type: 'agent.started', agent: AGENT_IDS[name] }), 'save'],
    },
  ] as const;

/** Takes no artificial time beside real results. */
const withDelayIfSimulated = <const Name extends AgentName>(name: Name) =>
  [
    {
      guard: 'usesRealResults',
      target: 'working',
      actions: [recordEvents({ type: 'agent.started', agent: AGENT_IDS[name] }), 'save'],
    },
    ...withDelay(name),
  ] as const;

/** Takes what the research service gave for the agent before it was its turn. */
const withGivenResult = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) =>
  [
    {
      guard: { type: 'hasGivenResult', params: { agent: AGENT_IDS[name] } },
      target: next,
      actions: [{ type: 'recordGiven', params: { agent: AGENT_IDS[name] } }, 'save'],
    },
  ] as const;

/** What an agent does once it is its turn; one that has finished before is passed by. */
const agentStates = <
  const Name extends AgentName,
  const Next extends string,
  const Begins extends readonly unknown[],
>(
  name: Name,
  next: Next,
  begins: Begins,
) => {
  const agent = AGENT_IDS[name];
  const key: Name = name;
  return {
    opening: {
      always: [{ guard: { type: 'isFinished', params: { agent } }, target: next }, ...begins],
    },
    thinking: { after: { [key]: 'working' } as { readonly [Key in Name]: 'working' } },
    working: {
      invoke: {
        id: name,
        src: name,
        input: toAgentWork,
        onDone: {
          target: next,
          actions: [
            {
              type: 'record',
              params: ({ event }: { event: { output: unknown } }) => ({
                payloads: [
                  { type: 'agent.completed', agent, output: event.output } as RunEventPayload,
                ],
              }),
            },
            'save',
          ],
        },
        onError: {
          target: '#pipeline.error',
          actions: [
            recordEvents({ type: 'agent.failed', agent }, { type: 'run.failed' }),
            {
              type: 'logFailure',
              params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
            },
          ],
        },
      },
    },
  } as const;
};

/** An agent that the research service always has results for, so that it works in simulated runs only. */
export const simulatedAgentState = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) => ({ initial: 'opening', states: agentStates(name, next, withDelay(name)) }) as const;

/** An agent that works on real results too. */
export const agentState = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) => ({ initial: 'opening', states: agentStates(name, next, withDelayIfSimulated(name)) }) as const;

/** The same for an agent that waits for one that the research service may leave to the simulation. */
export const dependentAgentState = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) => {
  const begins = [...withGivenResult(name, next), ...withDelayIfSimulated(name)] as const;
  return { initial: 'opening', states: agentStates(name, next, begins) } as const;
};

/** The same for one of two that work beside each other. */
export const parallelAgentState = <const Name extends 'experiment' | 'structure'>(name: Name) => {
  const begins = name === 'experiment' ? withDelayIfSimulated(name) : withDelay(name);
  return {
    initial: 'opening',
    states: {
      ...agentStates(name, 'finished', [...withGivenResult(name, 'finished'), ...begins]),
      finished: { type: 'final' },
    },
  } as const;
};
