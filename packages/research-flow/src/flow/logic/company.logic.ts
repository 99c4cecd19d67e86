import type { ApiClient } from '@spinout/api-client';
import { companyActors } from '../../steps/company/company.actors.js';
import { companyMachine } from '../../steps/company/company.machine.js';

/** The machine of the step, connected to a client. */
export const companyLogic = (api: ApiClient) =>
  companyMachine.provide({ actors: companyActors(api) });
