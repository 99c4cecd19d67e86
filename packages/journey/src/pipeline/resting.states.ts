import { keepingOf } from './pipeline.rules.js';
import { pipelineSetup } from './pipeline.setup.js';

/** What was kept of a run comes back. */
export const restoring = pipelineSetup.createStateConfig({
  invoke: {
    src: 'restoreRun',
    input: ({ context }) => keepingOf(context),
    onDone: {
      target: 'opening',
      actions: { type: 'begin', params: ({ event: { output } }) => ({ restored: output }) },
    },
    onError: {
      target: 'opening',
      actions: { type: 'begin', params: { restored: { kind: 'untouchable' } } },
    },
  },
});

/** Finds where the run stands. */
export const opening = pipelineSetup.createStateConfig({
  always: [
    { guard: { type: 'isIn', params: { phase: 'completed' } }, target: 'completed' },
    { guard: { type: 'isIn', params: { phase: 'error' } }, target: 'error' },
    { guard: { type: 'isIn', params: { phase: 'research' } }, target: 'interrupted' },
    { guard: 'startsByItself', target: 'research', actions: 'startRun' },
    { target: 'initialization' },
  ],
});

/** No run has begun. */
export const initialization = pipelineSetup.createStateConfig({
  on: {
    'run.requested': [
      { guard: 'mayRun', target: 'research', actions: 'startRun' },
      {
        guard: 'isBlank',
        actions: { type: 'reportProblem', params: { problem: 'topicBlank' } },
      },
    ],
  },
});

/** A run was left while it was under way. */
export const interrupted = pipelineSetup.createStateConfig({
  on: {
    'run.resumed': {
      guard: 'mayRun',
      target: 'research',
      actions: { type: 'record', params: { happened: [{ type: 'run.resumed' }] } },
    },
    'run.requested': { guard: 'mayRun', target: 'research', actions: 'startRun' },
    'run.cancelled': {
      target: 'initialization',
      actions: [{ type: 'record', params: { happened: [{ type: 'run.cancelled' }] } }, 'keep'],
    },
  },
});

/** The run is through, and the host hears of it. */
export const completed = pipelineSetup.createStateConfig({
  entry: ['recordEnd', 'keep', 'tellHost'],
  on: { 'run.requested': { guard: 'mayRun', target: 'research', actions: 'startRun' } },
});

/** PIPE-15: an agent failed; it may be tried again. */
export const error = pipelineSetup.createStateConfig({
  entry: 'keep',
  on: {
    'run.requested': { guard: 'mayRun', target: 'research', actions: 'startRun' },
    'agent.retried': {
      guard: { type: 'hasFailed', params: ({ event: { agent } }) => ({ agent }) },
      target: 'research',
      actions: {
        type: 'record',
        params: ({ event: { agent } }) => ({ happened: [{ type: 'agent.retried', agent }] }),
      },
    },
  },
});
