import { pipelineSetup } from './pipeline.setup.js';

/** Restores the saved run. */
export const restoring = pipelineSetup.createStateConfig({
  on: {
    'record.restored': {
      target: 'opening',
      actions: { type: 'open', params: ({ event }) => event },
    },
  },
});

/** Decides which state the restored run is in. */
export const opening = pipelineSetup.createStateConfig({
  always: [
    { guard: { type: 'isInPhase', params: { phase: 'completed' } }, target: 'completed' },
    { guard: { type: 'isInPhase', params: { phase: 'error' } }, target: 'error' },
    { guard: { type: 'isInPhase', params: { phase: 'research' } }, target: 'interrupted' },
    { guard: 'canAutoStart', target: 'research', actions: 'startRun' },
    { target: 'initialization' },
  ],
});

/** No run has started. */
export const initialization = pipelineSetup.createStateConfig({
  on: {
    'run.requested': [
      { guard: 'canRun', target: 'research', actions: 'startRun' },
      {
        guard: 'isBlank',
        actions: { type: 'reportProblem', params: { problem: 'topicBlank' } },
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
  entry: ['recordEnd', 'save', 'emitCompleted'],
  on: { 'run.requested': { guard: 'canRun', target: 'research', actions: 'startRun' } },
});

/** An agent failed and can be retried. */
export const error = pipelineSetup.createStateConfig({
  entry: 'save',
  on: {
    'run.requested': { guard: 'canRun', target: 'research', actions: 'startRun' },
    'agent.retried': {
      guard: { type: 'hasFailed', params: ({ event: { agent } }) => ({ agent }) },
      target: 'research',
      actions: {
        type: 'record',
        params: ({ event: { agent } }) => ({ payloads: [{ type: 'agent.retried', agent }] }),
      },
    },
  },
});
