import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { topicActors } from '../steps/topic/topic.actors.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import { autosaveFlow, restoreFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';
import type { StepToFetch } from './flow.types.js';
import { lazyMachine } from './lazy-machine.js';
import { stepLogic } from './step-logic.js';

/** Creates the flow machine with every step connected to a client; lazy steps are loaded when they are opened. */
export function flowWith(api: ApiClient) {
  const lazySteps = {
    paper: lazyMachine(async () => (await stepLogic.paper())(api)),
    hypothesis: lazyMachine(async () => (await stepLogic.hypothesis())(api)),
    literature: lazyMachine(async () => (await stepLogic.literature())(api)),
    experiment: lazyMachine(async () => (await stepLogic.experiment())(api)),
    company: lazyMachine(async () => (await stepLogic.company())(api)),
  };
  return flowMachine.provide({
    actors: {
      restoreFlow,
      autosaveFlow,
      fetchStep: fromPromise<void, StepToFetch>(({ input: { name } }) => lazySteps[name].fetch()),
      topicStep: topicMachine.provide({ actors: topicActors(api) }),
      paperStep: lazySteps.paper.logic,
      hypothesisStep: lazySteps.hypothesis.logic,
      literatureStep: lazySteps.literature.logic,
      experimentStep: lazySteps.experiment.logic,
      companyStep: lazySteps.company.logic,
    },
  });
}
