import { deleteData, type ApiReply, type ApiRequest } from '@spinout/api-client';
import type { EngineDependencies } from './dependencies/engine-dependencies.js';
import type { Handler } from './handlers/handle.js';
import { createActivityCounter } from './store/activity.js';

/** Activity statistics count only successful calls that change something. */
const isCountedActivity = ({ id, method }: ApiRequest, { status }: ApiReply) =>
  // After a deletion of everything, nothing is left.
  method !== 'GET' && id !== deleteData.id && status < 400;

const getArea = (id: string): string => id.slice(0, id.indexOf('.'));

/**
 * Answers the calls of the given handlers, and counts them.
 * @param later loads handlers with the first call of their area. @default none
 * @returns null for other calls
 */
export function answerWith(
  handlers: readonly Handler[],
  later: Readonly<Record<string, () => Promise<readonly Handler[]>>> = {},
) {
  const byId = new Map(handlers.map((handler) => [handler.id, handler]));
  const find = async (id: string): Promise<Handler | undefined> => {
    const known = byId.get(id);
    if (known) return known;
    const area = getArea(id);
    if (!Object.hasOwn(later, area)) return undefined;
    for (const handler of (await later[area]?.()) ?? []) byId.set(handler.id, handler);
    return byId.get(id);
  };
  return async (
    request: ApiRequest,
    dependencies: EngineDependencies,
  ): Promise<ApiReply | null> => {
    const handler = await find(request.id);
    if (!handler) return null;
    const reply = await handler.answer(request, dependencies);
    if (isCountedActivity(request, reply))
      await createActivityCounter(dependencies.store).record(request.id);
    return reply;
  };
}
