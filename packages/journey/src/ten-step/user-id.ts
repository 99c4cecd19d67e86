import type { Tools } from '@spinout/journey-kit';
import { USER_ID_PREFIX } from './ten-step.constants.js';

const ids = new WeakMap<Tools, string>();

/** ENT-29, AUTH-34, T-69: the anonymous user of this page load, however many journeys it starts; kept nowhere. */
export const userIdOf = (tools: Tools): string => {
  const id = ids.get(tools) ?? tools.newId(USER_ID_PREFIX);
  ids.set(tools, id);
  return id;
};
