import { flowSetup } from './flow.setup.js';
import { topicStep } from './steps/topic.step.js';
import type { FetchedStep, FlowContext } from './flow.types.js';
import { STEPS, type StepName, getStepByNumber } from '../data/steps.js';

export const getStorageInput = ({
  context: { instanceId, storage, runtime },
}: {
  context: FlowContext;
}) => ({
  instanceId,
  storage,
  runtime,
});

/** Restores the saved flow. */
export const restoring = flowSetup.createStateConfig({
  // A step that starts now would have no journey id, and would overwrite the flow that is being restored.
  on: {
    'step.set': {},
    'revisit.*': {},
    'undo.*': {},
    'initialData.changed': {
      actions: { type: 'setInitialData', params: ({ event }) => event },
    },
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
      guard: 'isFirst',
      target: 'topic',
      actions: { type: 'setDefinition', params: { definition: topicStep } },
    },
    { guard: 'isKnown', target: 'fetching' },
    { target: 'unknown' },
  ],
});

const getFetched = ({ event }: { event: { readonly output: FetchedStep } }) => event.output;

/** Loads the code of the step; if it is already loaded, this state is left at once. */
export const fetching = flowSetup.createStateConfig({
  invoke: {
    src: 'fetchStep',
    input: ({ context: { step } }) => ({ name: getStepByNumber(step) as StepName }),
    onDone: STEPS.map((name) => ({
      guard: { type: 'isAt' as const, params: { name } },
      target: name,
      actions: { type: 'setDefinition' as const, params: getFetched },
    })),
    onError: {
      target: 'loadFailed',
      actions: { type: 'reportLoadFailure', params: ({ event: { error } }) => ({ error }) },
    },
  },
});
