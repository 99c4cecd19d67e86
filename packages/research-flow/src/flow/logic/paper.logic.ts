import type { ApiClient } from '@spinout/api-client';
import { paperActors } from '../../steps/paper/paper.actors.js';
import { paperMachine } from '../../steps/paper/paper.machine.js';

/** The machine of the step, connected to a client. */
export const paperLogic = (api: ApiClient) => paperMachine.provide({ actors: paperActors(api) });
