import type { ApiClient } from '@spinout/api-client';
import { experimentActors } from '../../steps/experiment/experiment.actors.js';
import { experimentMachine } from '../../steps/experiment/experiment.machine.js';

/** The machine of the step, connected to a client. */
export const experimentLogic = (api: ApiClient) =>
  experimentMachine.provide({ actors: experimentActors(api) });
