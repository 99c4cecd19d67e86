import { deleteData, type ApiReply, type ApiRequest } from '@spinout/api-client';
import type { EngineDependencies } from './dependencies/engine-dependencies.js';
import type { Handler } from './handlers/handle.js';
import { createActivityCounter } from './store/activity.js';

/** Activity statistics count only successful calls that change something. */
const isCountedActivity = ({ id, method }: ApiRequest, { status }: ApiReply) =>
  // After a deletion of everything, nothing is left.
  method !== 'GET' && id !== deleteData.id && status < 400;

/** Answers the calls of the given handlers, and counts them. @returns null for other calls */
export function answerWith(handlers: readonly Handler[]) {
  const byId = new Map(handlers.map((handler) => [handler.id, handler]));
  return async (
    request: ApiRequest,
    dependencies: EngineDependencies,
  ): Promise<ApiReply | null> => {
    const handler = byId.get(request.id);
    if (!handler) return null;
    const reply = await handler.answer(request, dependencies);
    if (isCountedActivity(request, reply))
      await createActivityCounter(dependencies.store).record(request.id);
    return reply;
  };
}
