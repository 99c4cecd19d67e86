import type { ApiClient } from '@spinout/api-client';
import { literatureActors } from '../../steps/literature/literature.actors.js';
import { literatureMachine } from '../../steps/literature/literature.machine.js';

/** The machine of the step, connected to a client. */
export const literatureLogic = (api: ApiClient) =>
  literatureMachine.provide({ actors: literatureActors(api) });
