import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { STEPS, type LazyStep } from '../data/steps.js';
import { createLazyMachine, type LazyMachine } from './create-lazy-machine.js';
import type { StepDefinition } from './define-step.js';
import { autosaveFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';
import type { FetchStepInput, StepActorName } from './flow.types.js';
import { stepLoaders } from './load-step.js';
import { topicStep } from './steps/topic.step.js';

/** Creates the flow machine with every step connected to a client; lazy steps are loaded when they are opened. */
export function createFlowMachine(api: ApiClient) {
  const [, ...lazySteps] = STEPS;
  const machines = Object.fromEntries(
    lazySteps.map((name) => [
      name,
      createLazyMachine(async () => (await stepLoaders[name].definition()).createMachine(api)),
    ]),
  ) as Record<LazyStep, LazyMachine>;
  const stepActors = Object.fromEntries(
    lazySteps.map((name) => [`${name}Step`, machines[name].logic]),
  ) as Record<StepActorName, LazyMachine['logic']>;
  return flowMachine.provide({
    actors: {
      ...stepActors,
      topicStep: topicStep.createMachine(api),
      autosaveFlow,
      fetchStep: fromPromise<StepDefinition, FetchStepInput>(async ({ input: { name } }) => {
        await machines[name].fetch();
        return stepLoaders[name].definition();
      }),
    },
  });
}
