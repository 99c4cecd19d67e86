import {
  agentState,
  parallelAgentState,
  dependentAgentState,
  simulatedAgentState,
} from './agent.states.js';
import { pipelineSetup } from './pipeline.setup.js';
import { createServiceEvents, getErrorCode } from './run/service-events.js';
import { askToResolve, followOther } from './conflict-detected.js';

/** Calls the research service; if it fails, the simulated agents continue. */
const asking = pipelineSetup.createStateConfig({
  entry: ['recordInitialAgents', 'save'],
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
        { type: 'logService', params: ({ event: { error } }) => ({ error }) },
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
    'backend.reported': [
      {
        guard: {
          type: 'isReportOfType',
          params: ({ event }) => ({ event: event.event, type: 'run.completed' }),
        },
        target: '#pipeline.completed',
        actions: { type: 'recordReport', params: ({ event }) => event },
      },
      {
        guard: {
          type: 'isReportOfType',
          params: ({ event }) => ({ event: event.event, type: 'run.failed' }),
        },
        target: '#pipeline.error',
        actions: { type: 'recordReport', params: ({ event }) => event },
      },
      {
        guard: {
          type: 'isReportOfType',
          params: ({ event }) => ({ event: event.event, type: 'run.interrupted' }),
        },
        target: '#pipeline.interrupted',
        actions: [{ type: 'recordReport', params: ({ event }) => event }, 'save'],
      },
      { actions: [{ type: 'recordReport', params: ({ event }) => event }, 'save'] },
    ],
  },
});

/** The agents work in dependency order. */
export const research = pipelineSetup.createStateConfig({
  tags: 'busy',
  initial: 'preparing',
  entry: ['claimOwnership', 'save'],
  on: {
    'conflict.detected': [
      {
        // The other tab started first; nothing of this tab's run is stored.
        guard: {
          type: 'canAdopt',
          params: ({ event: { version, hasSaved } }) => ({
            other: version,
            isLossless: !hasSaved,
          }),
        },
        target: '#pipeline.opening',
        actions: followOther,
      },
      askToResolve,
    ],
    'run.cancelled': {
      target: 'initialization',
      actions: [{ type: 'record', params: { payloads: [{ type: 'run.cancelled' }] } }, 'save'],
    },
  },
  states: {
    preparing: {
      always: [
        { guard: 'isAsking', target: 'asking' },
        { guard: 'isFollowing', target: 'following' },
        { target: 'literature' },
      ],
    },
    asking,
    following,
    literature: simulatedAgentState('literature', '#pipeline.research.hypothesis'),
    hypothesis: agentState('hypothesis', '#pipeline.research.designing'),
    designing: {
      type: 'parallel',
      states: {
        experiment: parallelAgentState('experiment'),
        structure: parallelAgentState('structure'),
      },
      onDone: 'analysis',
    },
    analysis: dependentAgentState('analysis', '#pipeline.research.paper'),
    paper: dependentAgentState('paper', '#pipeline.completed'),
  },
});
