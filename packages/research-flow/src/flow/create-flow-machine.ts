import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { StepDefinition } from './define-step.js';
import { autosaveFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';
import type { FetchStepInput } from './flow.types.js';
import { stepLoaders } from './load-step.js';
import { topicStep } from './steps/topic.step.js';

/** Creates the flow machine with every step connected to a client; lazy steps are loaded when they are opened. */
export function createFlowMachine(api: ApiClient) {
  const machine = flowMachine.provide({
    actors: {
      topicStep: topicStep.createMachine(api),
      autosaveFlow,
      fetchStep: fromPromise<StepDefinition, FetchStepInput>(async ({ input: { name } }) => {
        const definition = await stepLoaders[name].definition();
        // The running flow looks an actor up here when it invokes it; that is after this one.
        machine.implementations.actors[`${name}Step`] = definition.createMachine(api);
        return definition;
      }),
    },
  });
  return machine;
}
