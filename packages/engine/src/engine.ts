import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import { companyHandlers } from './handlers/company.handlers.js';
import { experimentHandlers } from './handlers/experiment.handlers.js';
import { hypothesisHandlers } from './handlers/hypothesis.handlers.js';
import { importHandlers } from './handlers/import.handlers.js';
import { journeysHandlers } from './handlers/journeys.handlers.js';
import { literatureHandlers } from './handlers/literature.handlers.js';
import { paperHandlers } from './handlers/paper.handlers.js';
import { pdfHandlers } from './handlers/pdf.handlers.js';
import { platformHandlers } from './handlers/platform.handlers.js';
import { quantumHandlers } from './handlers/quantum.handlers.js';
import { researchRunHandlers } from './handlers/research-run.handlers.js';
import { sessionHandlers } from './handlers/session.handlers.js';
import { storedDataHandlers } from './handlers/stored-data.handlers.js';
import { tenStepHandlers } from './handlers/ten-step.handlers.js';
import { topicsHandlers } from './handlers/topics.handlers.js';
import { answerWith } from './answer-with.js';
import type { EngineDependencies } from './dependencies/engine-dependencies.js';

const createNotFoundReply = (id: string): ApiReply => ({
  status: 404,
  contentType: 'application/json',
  body: { kind: 'json', value: { error: `This engine does not answer ${id}.` } },
});

const answer = answerWith([
  ...topicsHandlers,
  ...paperHandlers,
  ...hypothesisHandlers,
  ...literatureHandlers,
  ...importHandlers,
  ...experimentHandlers,
  ...companyHandlers,
  ...pdfHandlers,
  ...quantumHandlers,
  ...platformHandlers,
  ...journeysHandlers,
  ...storedDataHandlers,
  ...researchRunHandlers,
  ...tenStepHandlers,
  ...sessionHandlers,
]);

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
