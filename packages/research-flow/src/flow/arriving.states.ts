import { flowSetup } from './flow.setup.js';
import type { FlowContext } from './flow.types.js';
import { type LaterStep, laterStepNumbered } from './steps.js';

/** Where the journey is kept. */
export const keeping = ({
  context: { instanceId, storage, runtime },
}: {
  context: FlowContext;
}) => ({
  instanceId,
  storage,
  log: runtime.log,
});

/** What was kept of the journey comes back. */
export const restoring = flowSetup.createStateConfig({
  // A step that began now would have no journey, and would be kept over the one that is on its way.
  on: { 'step.set': {} },
  invoke: {
    src: 'restoreFlow',
    input: keeping,
    onDone: {
      target: 'opening',
      actions: [{ type: 'begin', params: ({ event }) => ({ restored: event.output }) }],
    },
  },
});

/** Finds the step that was asked for. */
export const opening = flowSetup.createStateConfig({
  always: [
    { guard: { type: 'isAt', params: { name: 'topic' } }, target: 'topic' },
    { guard: 'isLater', target: 'fetching' },
    { target: 'unknown' },
  ],
});

/** The code of the step is on its way; where it was fetched before, for a moment nobody sees. */
export const fetching = flowSetup.createStateConfig({
  invoke: {
    src: 'fetchStep',
    input: ({ context: { step } }) => ({ name: laterStepNumbered(step) as LaterStep }),
    onDone: [
      { guard: { type: 'isAt', params: { name: 'paper' } }, target: 'paper' },
      { guard: { type: 'isAt', params: { name: 'hypothesis' } }, target: 'hypothesis' },
      { guard: { type: 'isAt', params: { name: 'literature' } }, target: 'literature' },
      { guard: { type: 'isAt', params: { name: 'experiment' } }, target: 'experiment' },
      { target: 'company' },
    ],
    onError: {
      target: 'unreached',
      actions: { type: 'tellUnreached', params: ({ event: { error } }) => ({ error }) },
    },
  },
});
