import type { ApiClient } from '@spinout/api-client';
import { hypothesisActors } from '../../steps/hypothesis/hypothesis.actors.js';
import { hypothesisMachine } from '../../steps/hypothesis/hypothesis.machine.js';

/** The machine of the step, connected to a client. */
export const hypothesisLogic = (api: ApiClient) =>
  hypothesisMachine.provide({ actors: hypothesisActors(api) });
