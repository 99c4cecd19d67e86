import { assign, enqueueActions } from 'xstate';
import { completeRun, getTopic } from './pipeline.rules.js';
import { pipelineSetup } from './pipeline.setup.js';
import { openRun } from './run/open-run.js';

export const restoring = pipelineSetup.createStateConfig({
  on: {
    'record.restored': {
      target: 'opening',
      actions: assign(({ context, event }) => openRun(context, event.restored)),
    },
  },
});

/** Decides which state the restored run is in. */
export const opening = pipelineSetup.createStateConfig({
  always: [
    { guard: { type: 'isInPhase', params: { phase: 'completed' } }, target: 'completed' },
    { guard: { type: 'isInPhase', params: { phase: 'error' } }, target: 'error' },
    { guard: { type: 'isInPhase', params: { phase: 'research' } }, target: 'interrupted' },
    {
      // A given topic starts the first run.
      guard: ({ context }) =>
        context.canRun &&
        context.givenTopic !== null &&
        getTopic(context) !== '' &&
        context.log.length === 0,
      target: 'research',
      actions: 'startRun',
    },
    { target: 'initialization' },
  ],
});

export const initialization = pipelineSetup.createStateConfig({
  on: {
    'run.requested': [
      { guard: 'canRun', target: 'research', actions: 'startRun' },
      {
        guard: ({ context }) => getTopic(context) === '',
        actions: assign({ problem: 'topicBlank' }),
      },
    ],
  },
});

/** The page was closed while the run was in progress. */
export const interrupted = pipelineSetup.createStateConfig({
  on: {
    'run.resumed': {
      guard: 'canRun',
      target: 'research',
      actions: { type: 'record', params: { payloads: [{ type: 'run.resumed' }] } },
    },
    'run.requested': { guard: 'canRun', target: 'research', actions: 'startRun' },
    'run.cancelled': {
      target: 'initialization',
      actions: [{ type: 'record', params: { payloads: [{ type: 'run.cancelled' }] } }, 'save'],
    },
  },
});

/** The run is complete; the host is notified. */
export const completed = pipelineSetup.createStateConfig({
  entry: [
    assign(({ context }) => completeRun(context)),
    'save',
    // Only the tab that owns the run notifies its host.
    enqueueActions(({ context: { run, results, isOwnedByOtherTab }, enqueue }) => {
      if (run.bundle !== null && results === null && !isOwnedByOtherTab) {
        enqueue.emit({ type: 'run.completed', bundle: run.bundle });
      }
    }),
  ],
  on: { 'run.requested': { guard: 'canRun', target: 'research', actions: 'startRun' } },
});

/** An agent failed and can be retried. */
export const error = pipelineSetup.createStateConfig({
  entry: 'save',
  on: {
    'run.requested': { guard: 'canRun', target: 'research', actions: 'startRun' },
    'agent.retried': {
      guard: ({ context: { canRun, run }, event: { agent } }) =>
        canRun && run.agents[agent].status === 'error',
      target: 'research',
      actions: {
        type: 'record',
        params: ({ event: { agent } }) => ({ payloads: [{ type: 'agent.retried', agent }] }),
      },
    },
  },
});
