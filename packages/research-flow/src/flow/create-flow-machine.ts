import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { LazyStep } from '../data/steps.js';
import { createLazyMachine } from './create-lazy-machine.js';
import type { StepDefinition } from './define-step.js';
import { autosaveFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';
import type { FetchStepInput } from './flow.types.js';
import { stepLoaders } from './load-step.js';
import { topicStep } from './steps/topic.step.js';

/** Creates the flow machine with every step connected to a client; lazy steps are loaded when they are opened. */
export function createFlowMachine(api: ApiClient) {
  const connect = (name: LazyStep) =>
    createLazyMachine(async () => (await stepLoaders[name].definition()).createMachine(api));
  const machines = {
    paper: connect('paper'),
    hypothesis: connect('hypothesis'),
    literature: connect('literature'),
    experiment: connect('experiment'),
    company: connect('company'),
  };
  return flowMachine.provide({
    actors: {
      autosaveFlow,
      fetchStep: fromPromise<StepDefinition, FetchStepInput>(async ({ input: { name } }) => {
        await machines[name].fetch();
        return stepLoaders[name].definition();
      }),
      topicStep: topicStep.createMachine(api),
      paperStep: machines.paper.logic,
      hypothesisStep: machines.hypothesis.logic,
      literatureStep: machines.literature.logic,
      experimentStep: machines.experiment.logic,
      companyStep: machines.company.logic,
    },
  });
}
