import { answerLightCall } from '@spinout/engine/node';
import { serializeReply, type WireReply } from '../api/serialize-reply.js';
import type { Database } from '../database/database.types.js';
import type { WorkerPool } from '../pool/worker-pool.js';
import { databaseStore } from '../store/database-store.js';
import type { AgentInfo, BundleInput, CallInput, StepInput } from './engine-tasks.js';
import { describeDependencies, ownerServices, sharedServices } from './owner-services.js';
import { getBuffers, packBody } from './posted-body.js';
import type { BuildBundle, ServerEngine, SharedDependencies } from './server-engine.js';

/** Nobody waits for the first worker, and a busy machine takes long to load the engine. */
const FIRST_START_MS = 180_000;

/**
 * Computes in worker threads; the thread of the server only passes messages. What needs no computing, such as saved
 * journeys, is answered without a worker, and also while all of them are busy.
 * @throws {ConfigurationError} for a dependency that workers cannot use; what a worker throws when it cannot start
 */
export async function createWorkerEngine(
  db: Database,
  pool: WorkerPool,
  dependencies: SharedDependencies & { readonly now: () => Date },
): Promise<ServerEngine> {
  const { now, ...others } = dependencies;
  const settings = describeDependencies(others);
  const shared = sharedServices(others);
  // Also shows that a worker can load the engine.
  const agents = (await pool.calls.run({
    kind: 'agents',
    input: null,
    startMs: FIRST_START_MS,
  })) as readonly AgentInfo[];
  return {
    answerCall: async ({ body, signal, onProgress: _, ...request }, owner) => {
      const store = databaseStore(db, owner);
      const light = await answerLightCall({ ...request, body, signal }, { now, store });
      if (light) return serializeReply(light);
      const posted = await packBody(body);
      const input: CallInput = { request, body: posted, settings };
      const services = { ...shared, ...ownerServices(db, owner) };
      const task = { kind: 'call', input, buffers: getBuffers(posted), services, signal };
      return (await pool.calls.run(task)) as WireReply;
    },
    steps: agents.map(({ id, needs }) => ({
      id,
      needs,
      run: ({ topic, done, signal }) => {
        const input: StepInput = { id, topic, done, settings };
        return pool.runs.run({ kind: 'step', input, services: shared, signal });
      },
    })),
    buildBundle: async (...values) => {
      const input: BundleInput = values;
      return (await pool.runs.run({ kind: 'bundle', input })) as Awaited<ReturnType<BuildBundle>>;
    },
    figures: pool.figures,
    close: pool.close,
  };
}
