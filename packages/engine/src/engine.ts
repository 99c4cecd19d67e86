import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import { journeysHandlers } from './handlers/journeys.handlers.js';
import { laterHandlers } from './handlers/later-handlers.js';
import { disclaimersHandlers } from './handlers/disclaimers.handlers.js';
import { sessionHandlers } from './handlers/session.handlers.js';
import { storedDataHandlers } from './handlers/stored-data.handlers.js';
import { topicsHandlers } from './handlers/topics.handlers.js';
import { answerWith } from './answer-with.js';
import type { EngineDependencies } from './dependencies/engine-dependencies.js';

const createNotFoundReply = (id: string): ApiReply => ({
  status: 404,
  contentType: 'application/json',
  body: { kind: 'json', value: { error: `This engine does not answer ${id}.` } },
});

const answer = answerWith(
  [
    ...topicsHandlers,
    ...disclaimersHandlers,
    ...journeysHandlers,
    ...storedDataHandlers,
    ...sessionHandlers,
  ],
  laterHandlers,
);

/** Answers a call with the given dependencies, whose store has the data of the caller. */
export async function answerCall(
  request: ApiRequest,
  dependencies: EngineDependencies,
): Promise<ApiReply> {
  return (await answer(request, dependencies)) ?? createNotFoundReply(request.id);
}

/** Creates an engine that answers every call with the given dependencies. */
export const createEngine = (dependencies: EngineDependencies): Transport => ({
  send: (request) => answerCall(request, dependencies),
});
