import { keyOf } from '@spinout/flow-kit';
import { agentState, besideState, laterState, simulatedState } from './agent.states.js';
import { pipelineSetup, RUN_RESEARCH } from './pipeline.setup.js';
import { answerOf, codeOf } from './run/answer.js';
import { askWhich, followOther } from './version-met.js';

/** T-44: the research service is asked first; where it fails, the simulated agents go on. */
const asking = pipelineSetup.createStateConfig({
  entry: ['recordAsked', 'openIntent', 'keep'],
  invoke: {
    src: 'runResearch',
    input: ({ context: { run, intents } }) => ({
      topic: run.topic,
      key: keyOf(intents, RUN_RESEARCH),
    }),
    onDone: {
      target: 'literature',
      actions: [
        {
          type: 'record',
          params: ({ event: { output } }) => ({ happened: answerOf(output) }),
        },
        'closeIntent',
        'keep',
      ],
    },
    onError: {
      target: 'literature',
      actions: [
        { type: 'logService', params: ({ event: { error } }) => ({ error }) },
        {
          type: 'record',
          params: ({ event: { error } }) => ({
            happened: [{ type: 'service.failed', code: codeOf(error) }],
          }),
        },
        { type: 'keepIntent', params: ({ event: { error } }) => ({ error }) },
        'keep',
      ],
    },
  },
});

/** An agent backend runs the pipeline and reports of it. */
const following = pipelineSetup.createStateConfig({
  invoke: {
    src: 'followBackend',
    input: ({ context }) => ({ topic: context.run.topic }),
  },
  on: {
    'backend.reported': [
      {
        guard: {
          type: 'isReport',
          params: ({ event }) => ({ event: event.event, type: 'run.completed' }),
        },
        target: '#pipeline.completed',
        actions: { type: 'recordReport', params: ({ event }) => event },
      },
      {
        guard: {
          type: 'isReport',
          params: ({ event }) => ({ event: event.event, type: 'run.failed' }),
        },
        target: '#pipeline.error',
        actions: { type: 'recordReport', params: ({ event }) => event },
      },
      {
        guard: {
          type: 'isReport',
          params: ({ event }) => ({ event: event.event, type: 'run.interrupted' }),
        },
        target: '#pipeline.interrupted',
        actions: [{ type: 'recordReport', params: ({ event }) => event }, 'keep'],
      },
      { actions: [{ type: 'recordReport', params: ({ event }) => event }, 'keep'] },
    ],
  },
});

/** PIPE-13: the agents work, each in its turn. */
export const research = pipelineSetup.createStateConfig({
  tags: 'busy',
  initial: 'preparing',
  entry: ['placeHere', 'keep'],
  on: {
    'version.met': [
      {
        // The other tab began first; of this one's run nothing is stored.
        guard: {
          type: 'mayTake',
          params: ({ event: { other, isFirst } }) => ({ other, goesOn: isFirst }),
        },
        target: '#pipeline.opening',
        actions: followOther,
      },
      askWhich,
    ],
    'run.cancelled': {
      target: 'initialization',
      actions: [{ type: 'record', params: { happened: [{ type: 'run.cancelled' }] } }, 'keep'],
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
    literature: simulatedState('literature', '#pipeline.research.hypothesis'),
    hypothesis: agentState('hypothesis', '#pipeline.research.designing'),
    designing: {
      type: 'parallel',
      states: { experiment: besideState('experiment'), structure: besideState('structure') },
      onDone: 'analysis',
    },
    analysis: laterState('analysis', '#pipeline.research.paper'),
    paper: laterState('paper', '#pipeline.completed'),
  },
});
