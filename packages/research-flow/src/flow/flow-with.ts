import type { ApiClient } from '@spinout/api-client';
import { companyActors } from '../steps/company/company.actors.js';
import { companyMachine } from '../steps/company/company.machine.js';
import { experimentActors } from '../steps/experiment/experiment.actors.js';
import { experimentMachine } from '../steps/experiment/experiment.machine.js';
import { hypothesisActors } from '../steps/hypothesis/hypothesis.actors.js';
import { hypothesisMachine } from '../steps/hypothesis/hypothesis.machine.js';
import { literatureActors } from '../steps/literature/literature.actors.js';
import { literatureMachine } from '../steps/literature/literature.machine.js';
import { paperActors } from '../steps/paper/paper.actors.js';
import { paperMachine } from '../steps/paper/paper.machine.js';
import { topicActors } from '../steps/topic/topic.actors.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import { keepFlow, restoreFlow } from './flow.actors.js';
import { flowMachine } from './flow.machine.js';

/** The flow's machine with every step joined to a client. */
export const flowWith = (api: ApiClient) =>
  flowMachine.provide({
    actors: {
      restoreFlow,
      keepFlow,
      topicStep: topicMachine.provide({ actors: topicActors(api) }),
      paperStep: paperMachine.provide({ actors: paperActors(api) }),
      hypothesisStep: hypothesisMachine.provide({ actors: hypothesisActors(api) }),
      literatureStep: literatureMachine.provide({ actors: literatureActors(api) }),
      experimentStep: experimentMachine.provide({ actors: experimentActors(api) }),
      companyStep: companyMachine.provide({ actors: companyActors(api) }),
    },
  });
