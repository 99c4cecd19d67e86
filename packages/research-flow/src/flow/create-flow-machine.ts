import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { topicActors } from '../steps/topic/topic.actors.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import { autosaveFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';
import type { FetchStepInput } from './flow.types.js';
import { createLazyMachine } from './create-lazy-machine.js';
import { loadStepLogic } from './load-step-logic.js';

/** Creates the flow machine with every step connected to a client; lazy steps are loaded when they are opened. */
export function createFlowMachine(api: ApiClient) {
  const lazySteps = {
    paper: createLazyMachine(async () => (await loadStepLogic.paper())(api)),
    hypothesis: createLazyMachine(async () => (await loadStepLogic.hypothesis())(api)),
    literature: createLazyMachine(async () => (await loadStepLogic.literature())(api)),
    experiment: createLazyMachine(async () => (await loadStepLogic.experiment())(api)),
    company: createLazyMachine(async () => (await loadStepLogic.company())(api)),
  };
  return flowMachine.provide({
    actors: {
      autosaveFlow,
      fetchStep: fromPromise<void, FetchStepInput>(({ input: { name } }) =>
        lazySteps[name].fetch(),
      ),
      topicStep: topicMachine.provide({ actors: topicActors(api) }),
      paperStep: lazySteps.paper.logic,
      hypothesisStep: lazySteps.hypothesis.logic,
      literatureStep: lazySteps.literature.logic,
      experimentStep: lazySteps.experiment.logic,
      companyStep: lazySteps.company.logic,
    },
  });
}
