import type { AgentWork } from './agents/agent.types.js';
import { AGENT_IDS, type AgentName } from './pipeline.constants.js';
import type { PipelineContext } from './pipeline.types.js';
import type { RunEventPayload } from './run/run-event.js';

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

/** A `record` action with its literal type. */
const recordEvents = (...payloads: readonly RunEventPayload[]) =>
  ({ type: 'record', params: { payloads } }) as const;

/** Transition through the artificial delay of a simulated agent. */
const withDelay = <const Name extends AgentName>(name: Name) =>
  [
    {
      target: 'thinking',
      actions: [recordEvents({ type: 'agent.started', agent: AGENT_IDS[name] }), 'save'],
    },
  ] as const;

/** Skips the artificial delay if the run uses real results. */
const withDelayIfSimulated = <const Name extends AgentName>(name: Name) =>
  [
    {
      guard: 'usesRealResults',
      target: 'working',
      actions: [recordEvents({ type: 'agent.started', agent: AGENT_IDS[name] }), 'save'],
    },
    ...withDelay(name),
  ] as const;

/** Uses the result that the research service returned for this agent, if any. */
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

/** States of one agent; an agent that has already completed is skipped. */
const agentStates = <
  const Name extends AgentName,
  const Next extends string,
  const Entry extends readonly unknown[],
>(
  name: Name,
  next: Next,
  entryTransitions: Entry,
) => {
  const agent = AGENT_IDS[name];
  const key: Name = name;
  return {
    opening: {
      always: [
        { guard: { type: 'isFinished', params: { agent } }, target: next },
        ...entryTransitions,
      ],
    },
    thinking: { after: { [key]: 'working' } as { readonly [Key in Name]: 'working' } },
    working: {
      invoke: {
        id: name,
        src: name,
        input: createAgentWork,
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

/** An agent whose result the research service always returns; it works in simulated runs only. */
export const simulatedAgentState = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) => ({ initial: 'opening', states: agentStates(name, next, withDelay(name)) }) as const;

/** An agent that also works on real results. */
export const agentState = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) => ({ initial: 'opening', states: agentStates(name, next, withDelayIfSimulated(name)) }) as const;

/** An agent that depends on one which the research service may leave to the simulation. */
export const dependentAgentState = <const Name extends AgentName, const Next extends string>(
  name: Name,
  next: Next,
) => {
  const entryTransitions = [...withGivenResult(name, next), ...withDelayIfSimulated(name)] as const;
  return { initial: 'opening', states: agentStates(name, next, entryTransitions) } as const;
};

/** One of the two agents that work in parallel. */
export const parallelAgentState = <const Name extends 'experiment' | 'structure'>(name: Name) => {
  const entryTransitions = name === 'experiment' ? withDelayIfSimulated(name) : withDelay(name);
  return {
    initial: 'opening',
    states: {
      ...agentStates(name, 'finished', [...withGivenResult(name, 'finished'), ...entryTransitions]),
      finished: { type: 'final' },
    },
  } as const;
};
