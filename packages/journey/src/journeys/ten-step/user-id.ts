import type { Runtime } from '@spinout/flow-kit';
import { USER_ID_PREFIX } from './ten-step.constants.js';

const ids = new WeakMap<Runtime, string>();

/** Anonymous user id, shared by all journeys of a page load and never saved. */
export const createUserId = (runtime: Runtime): string => {
  const id = ids.get(runtime) ?? runtime.newId(USER_ID_PREFIX);
  ids.set(runtime, id);
  return id;
};
