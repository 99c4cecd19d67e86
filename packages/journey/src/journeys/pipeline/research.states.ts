import { assign } from 'xstate';
import { agentState, parallelAgentState } from './agent.states.js';
import { appendEvents, record } from './pipeline.rules.js';
import { pipelineSetup } from './pipeline.setup.js';
import {
  createInitialAgentEvents,
  createServiceEvents,
  getErrorCode,
} from './run/service-events.js';

/** Calls the research service; if it fails, the simulated agents continue. */
const asking = pipelineSetup.createStateConfig({
  entry: [assign(({ context }) => record(context, createInitialAgentEvents(context.run))), 'save'],
  invoke: {
    src: 'runResearch',
    input: ({ context }) => ({ topic: context.run.topic }),
    onDone: {
      target: 'literature',
      actions: [
        {
          type: 'record',
          params: ({ event: { output } }) => ({ payloads: createServiceEvents(output) }),
        },
        'save',
      ],
    },
    onError: {
      target: 'literature',
      actions: [
        ({ context: { runtime }, event }) =>
          runtime.log.warn(
            'The research service failed; the simulated pipeline runs.',
            event.error,
          ),
        {
          type: 'record',
          params: ({ event: { error } }) => ({
            payloads: [{ type: 'service.failed', code: getErrorCode(error) }],
          }),
        },
        'save',
      ],
    },
  },
});

/** An agent backend executes the run and reports its events. */
const following = pipelineSetup.createStateConfig({
  invoke: {
    src: 'followBackend',
    input: ({ context }) => ({ topic: context.run.topic }),
  },
  on: {
    'backend.reported': {
      actions: [assign(({ context, event }) => appendEvents(context, [event.event])), 'save'],
    },
  },
  always: [
    { guard: { type: 'isInPhase', params: { phase: 'completed' } }, target: '#pipeline.completed' },
    { guard: { type: 'isInPhase', params: { phase: 'error' } }, target: '#pipeline.error' },
    { guard: ({ context }) => context.run.interrupted, target: '#pipeline.interrupted' },
  ],
});

/** The agents work in dependency order. */
export const research = pipelineSetup.createStateConfig({
  tags: 'busy',
  initial: 'preparing',
  entry: [assign({ isOwnedByOtherTab: false }), 'save'],
  on: {
    'run.cancelled': {
      target: 'initialization',
      actions: [{ type: 'record', params: { payloads: [{ type: 'run.cancelled' }] } }, 'save'],
    },
  },
  states: {
    preparing: {
      // A saved run may have been started with a service or backend that is not configured now.
      always: [
        {
          guard: ({ context: { run, asks } }) => run.by === 'asking' && asks === 'service',
          target: 'asking',
        },
        {
          guard: ({ context: { run, asks } }) => run.by === 'backend' && asks === 'backend',
          target: 'following',
        },
        { target: 'literature' },
      ],
    },
    asking,
    following,
    literature: agentState('literature', '#pipeline.research.hypothesis'),
    hypothesis: agentState('hypothesis', '#pipeline.research.designing'),
    designing: {
      type: 'parallel',
      states: {
        experiment: parallelAgentState('experiment'),
        structure: parallelAgentState('structure'),
      },
      onDone: 'analysis',
    },
    analysis: agentState('analysis', '#pipeline.research.paper'),
    paper: agentState('paper', '#pipeline.completed'),
  },
});
