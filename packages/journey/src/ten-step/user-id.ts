import type { Runtime } from '@spinout/flow-kit';
import { USER_ID_PREFIX } from './ten-step.constants.js';

const ids = new WeakMap<Runtime, string>();

/** The anonymous user of this page load, however many journeys it starts; never saved. */
export const createUserId = (runtime: Runtime): string => {
  const id = ids.get(runtime) ?? runtime.newId(USER_ID_PREFIX);
  ids.set(runtime, id);
  return id;
};
