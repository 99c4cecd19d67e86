import { STEPS, type StepName } from '../data/steps.js';
import { flowSetup } from './flow.setup.js';
import type { StepContext } from './flow.types.js';

interface SnapshotEvent {
  readonly event: { readonly snapshot: { readonly context: unknown } };
}

interface DoneEvent {
  readonly event: { readonly output: unknown };
}

const getReport = ({ event }: SnapshotEvent) => ({
  stepContext: event.snapshot.context as StepContext,
});

/** The state in which a step is open. */
const createStepState = (name: StepName) =>
  flowSetup.createStateConfig({
    invoke: {
      id: 'step',
      src: `${name}Step`,
      input: ({ context }) => ({
        runtime: context.runtime,
        draft: context.drafts[name],
        journeyId: context.journeyId,
        isUpdate: context.isUpdating,
        ...context.definition?.getInput(context),
      }),
      onSnapshot: {
        actions: [
          { type: 'reportCompletion', params: getReport },
          { type: 'syncStep', params: getReport },
          'save',
        ],
      },
      // The last step stays open.
      ...(name !== STEPS.at(-1) && {
        onDone: {
          target: 'fetching',
          actions: [
            { type: 'addResult', params: ({ event }: DoneEvent) => ({ result: event.output }) },
            'save',
            'emitStepChange',
          ],
        },
      }),
    },
  });

/** A state for each step, under the name of the step. */
export const stepStates = Object.fromEntries(
  STEPS.map((name) => [name, createStepState(name)]),
) as Record<StepName, ReturnType<typeof createStepState>>;
