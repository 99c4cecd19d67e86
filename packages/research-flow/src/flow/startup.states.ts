import { flowSetup } from './flow.setup.js';
import type { FlowContext } from './flow.types.js';
import { type LazyStep, getLazyStepByNumber } from '../data/steps.js';

/** The storage that the flow uses. */
export const getStorageInput = ({
  context: { instanceId, storage, runtime },
}: {
  context: FlowContext;
}) => ({
  instanceId,
  storage,
  log: runtime.log,
});

/** Restores the saved flow. */
export const restoring = flowSetup.createStateConfig({
  // A step that starts now would have no journey id, and would overwrite the flow that is being restored.
  on: {
    'step.set': {},
    'record.restored': {
      target: 'opening',
      actions: { type: 'initialize', params: ({ event }) => event },
    },
  },
});

/** Opens the requested step. */
export const opening = flowSetup.createStateConfig({
  always: [
    { guard: { type: 'isAt', params: { name: 'topic' } }, target: 'topic' },
    { guard: 'isLazy', target: 'fetching' },
    { target: 'unknown' },
  ],
});

/** Loads the code of the step; if it is already loaded, this state is left at once. */
export const fetching = flowSetup.createStateConfig({
  invoke: {
    src: 'fetchStep',
    input: ({ context: { step } }) => ({ name: getLazyStepByNumber(step) as LazyStep }),
    onDone: [
      { guard: { type: 'isAt', params: { name: 'paper' } }, target: 'paper' },
      { guard: { type: 'isAt', params: { name: 'hypothesis' } }, target: 'hypothesis' },
      { guard: { type: 'isAt', params: { name: 'literature' } }, target: 'literature' },
      { guard: { type: 'isAt', params: { name: 'experiment' } }, target: 'experiment' },
      { target: 'company' },
    ],
    onError: {
      target: 'loadFailed',
      actions: { type: 'reportLoadFailure', params: ({ event: { error } }) => ({ error }) },
    },
  },
});
