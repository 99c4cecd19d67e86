import type { ApiClient } from '@spinout/api-client';
import { fromMaybeAsync } from '@spinout/flow-kit';
import type { ReportEvent } from '../events/flow-events.types.js';
import { autosaveFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';
import type { FetchedStep, FetchStepInput } from './flow.types.js';
import { loadedSteps, loadStep } from './load-step.js';
import { topicStep } from './steps/topic.step.js';

/**
 * Creates the flow machine with every step connected to a client; lazy steps are loaded when they are opened, and open at once if
 * their code is loaded.
 * @param report is told of the files that the steps save. The machines emit all other events. @default nothing
 */
export function createFlowMachine(api: ApiClient, report?: ReportEvent) {
  const machine = flowMachine.provide({
    actors: {
      topicStep: topicStep.createMachine(api),
      autosaveFlow,
      fetchStep: fromMaybeAsync<FetchedStep, FetchStepInput>(({ name }) => {
        const connect = ({ definition, rules }: FetchedStep) => {
          // The running flow looks an actor up here when it invokes it; that is after this one.
          machine.implementations.actors[`${name}Step`] = definition.createMachine(api, report);
          return { definition, rules };
        };
        const loaded = loadedSteps[name];
        return loaded ? connect(loaded) : loadStep(name).then(connect);
      }),
    },
  });
  return machine;
}
