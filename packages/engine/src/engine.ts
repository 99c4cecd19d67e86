import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import { companyHandlers } from './handlers/company.handlers.js';
import { experimentHandlers } from './handlers/experiment.handlers.js';
import type { Handler } from './handlers/handle.js';
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
import { tenStepHandlers } from './handlers/ten-step.handlers.js';
import { topicsHandlers } from './handlers/topics.handlers.js';
import { createActivityCounter } from './store/activity.js';
import type { EngineDependencies } from './engine-dependencies.js';

const createNotFoundReply = (id: string): ApiReply => ({
  status: 404,
  contentType: 'application/json',
  body: { kind: 'json', value: { error: `This engine does not answer ${id}.` } },
});

/** Activity statistics count only successful calls that change something. */
const isCountedActivity = ({ method }: ApiRequest, { status }: ApiReply) =>
  method !== 'GET' && status < 400;

/** Creates an engine that answers every call with the given dependencies. */
export function createEngine(dependencies: EngineDependencies): Transport {
  const handlerList: readonly Handler[] = [
    ...topicsHandlers(dependencies),
    ...paperHandlers(dependencies),
    ...hypothesisHandlers(dependencies),
    ...literatureHandlers(dependencies),
    ...importHandlers(dependencies),
    ...experimentHandlers(dependencies),
    ...companyHandlers(dependencies),
    ...pdfHandlers(),
    ...quantumHandlers(dependencies),
    ...platformHandlers(dependencies),
    ...journeysHandlers(dependencies),
    ...researchRunHandlers(dependencies),
    ...tenStepHandlers(dependencies),
    ...sessionHandlers(),
  ];
  const handlers = new Map(handlerList.map((handler) => [handler.id, handler]));
  return {
    async send(request) {
      const handler = handlers.get(request.id);
      if (!handler) return createNotFoundReply(request.id);
      const reply = await handler.answer(request);
      if (isCountedActivity(request, reply))
        await createActivityCounter(dependencies.store).record(request.id);
      return reply;
    },
  };
}
