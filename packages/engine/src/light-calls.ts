import type { ApiReply, ApiRequest } from '@spinout/api-client';
import { answerWith } from './answer-with.js';
import type { EngineDependencies } from './dependencies/engine-dependencies.js';
import { disclaimersHandlers } from './handlers/disclaimers.handlers.js';
import { journeysHandlers } from './handlers/journeys.handlers.js';

const answer = answerWith([...disclaimersHandlers, ...journeysHandlers]);

/**
 * Answers a call that computes nothing: the disclaimers and the saved journeys. A server that runs the engine in workers
 * answers these without one; this function loads neither library nor readers.
 * @returns null for every other call
 */
export const answerLightCall = (
  request: ApiRequest,
  dependencies: Pick<EngineDependencies, 'now' | 'store'>,
): Promise<ApiReply | null> =>
  answer(request, { seed: 0, library: () => Promise.resolve([]), ...dependencies });
