import type { StepDefinition } from './define-step.js';
import { flowSetup } from './flow.setup.js';
import { topicStep } from './steps/topic.step.js';
import type { FlowContext } from './flow.types.js';
import { STEPS, type LazyStep, getLazyStepByNumber } from '../data/steps.js';

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
    {
      guard: { type: 'isAt', params: { name: 'topic' } },
      target: 'topic',
      actions: { type: 'setDefinition', params: { definition: topicStep } },
    },
    { guard: 'isLazy', target: 'fetching' },
    { target: 'unknown' },
  ],
});

const getLoadedDefinition = ({ event }: { event: { readonly output: StepDefinition } }) => ({
  definition: event.output,
});

/** Loads the code of the step; if it is already loaded, this state is left at once. */
export const fetching = flowSetup.createStateConfig({
  invoke: {
    src: 'fetchStep',
    input: ({ context: { step } }) => ({ name: getLazyStepByNumber(step) as LazyStep }),
    onDone: STEPS.slice(1).map((name) => ({
      guard: { type: 'isAt' as const, params: { name } },
      target: name,
      actions: { type: 'setDefinition' as const, params: getLoadedDefinition },
    })),
    onError: {
      target: 'loadFailed',
      actions: { type: 'reportLoadFailure', params: ({ event: { error } }) => ({ error }) },
    },
  },
});
