import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { topicActors } from '../steps/topic/topic.actors.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import { keepFlow, restoreFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';
import type { StepToFetch } from './flow.types.js';
import { lateMachine } from './late-machine.js';
import { stepLogic } from './step-logic.js';

/** The flow's machine with every step joined to a client; the code of a later step comes when that is opened. */
export function flowWith(api: ApiClient) {
  const later = {
    paper: lateMachine(async () => (await stepLogic.paper())(api)),
    hypothesis: lateMachine(async () => (await stepLogic.hypothesis())(api)),
    literature: lateMachine(async () => (await stepLogic.literature())(api)),
    experiment: lateMachine(async () => (await stepLogic.experiment())(api)),
    company: lateMachine(async () => (await stepLogic.company())(api)),
  };
  return flowMachine.provide({
    actors: {
      restoreFlow,
      keepFlow,
      fetchStep: fromPromise<void, StepToFetch>(({ input: { name } }) => later[name].fetch()),
      topicStep: topicMachine.provide({ actors: topicActors(api) }),
      paperStep: later.paper.logic,
      hypothesisStep: later.hypothesis.logic,
      literatureStep: later.literature.logic,
      experimentStep: later.experiment.logic,
      companyStep: later.company.logic,
    },
  });
}
