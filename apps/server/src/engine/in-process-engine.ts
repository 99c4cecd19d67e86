import {
  answerCall,
  buildResearchBundle,
  createNodeDependencies,
  createResearchAgents,
  randomId,
} from '@spinout/engine/node';
import { serializeReply } from '../api/serialize-reply.js';
import { databaseStore } from '../store/database-store.js';
import type { CreateServerEngine } from './server-engine.js';

/**
 * Computes on the thread of the server, which answers nothing else meanwhile. For tests that replace the clock or the ids
 * of the engine; a server for users has workers.
 */
export const createInProcessEngine: CreateServerEngine = (db, dependencies) => {
  const shared = createNodeDependencies({ newId: randomId, ...dependencies });
  return Promise.resolve({
    answerCall: async (request, owner) =>
      serializeReply(await answerCall(request, { ...shared, store: databaseStore(db, owner) })),
    steps: createResearchAgents(shared).map((agent) => ({
      id: agent.id,
      needs: agent.needs,
      run: ({ topic, done, signal }) =>
        agent.run({ topic, done, work: { signal, report: () => undefined } }),
    })),
    buildBundle: async (...values) => buildResearchBundle(...values),
    figures: null,
    close: () => Promise.resolve(),
  });
};
