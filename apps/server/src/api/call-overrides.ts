import { runResearch } from '@spinout/api-client/contract';
import { describeInputError } from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import type { ResearchRuns } from '../jobs/research-runs.js';
import { RunNotFoundError, type ResearchRun } from '../jobs/runs.types.js';
import type { Override } from './contract.routes.js';
import { jsonReply } from './json-reply.js';
import { createRunId, type RunRequest } from './run-id.js';

interface OverrideDependencies {
  readonly runs: Pick<ResearchRuns, 'read' | 'start' | 'wait'>;
  readonly ping: () => Promise<void>;
  readonly now: () => Date;
  /** Combines the outputs of the agents of a completed run. */
  readonly buildBundle: (
    topic: string,
    outputs: NonNullable<ResearchRun['result']>,
    at: Date,
  ) => Promise<unknown>;
  /** Records a call that was answered here, as the engine records its own. */
  readonly record: (owner: string, endpointId: string) => Promise<void>;
}

const NOT_FINISHED = 'The research run did not finish. Start it again.';
const NO_TOPIC = 'Invalid request: a topic is required';
const CANCELLED = 'This research run was canceled.';

/** Calls that the server answers instead of the engine: durable runs and the health check. */
export const callOverrides = ({
  runs,
  ping,
  now,
  buildBundle,
  record,
}: OverrideDependencies): Readonly<Record<string, Override>> => ({
  'research.run': async ({ body, signal }, owner, key) => {
    const { input } = await runResearch.contract();
    const request = z.safeParse(input, body.kind === 'json' ? body.value : body.fields);
    if (!request.success) {
      const { status, message } = describeInputError(request.error);
      return jsonReply(status, { error: message });
    }
    const { topic } = request.data;
    if (topic.trim() === '') return jsonReply(400, { error: NO_TOPIC });
    const options = key === null ? {} : { id: await findRunId(runs, { owner, key, topic }) };
    const id = await runs.start(owner, topic, options);
    const run = await waitUnlessDeleted(runs, id, signal);
    // Not a 5xx: a client that retries failed requests must not restart a canceled run.
    if (run === null || run.state === 'cancelled')
      return jsonReply(410, { error: CANCELLED, run_id: id });
    if (run.state !== 'completed' || run.result === null) {
      return jsonReply(502, { error: run.error ?? NOT_FINISHED, run_id: id });
    }
    const results = await buildBundle(run.topic, run.result, run.updatedAt);
    await record(owner, 'research.run');
    return jsonReply(200, { success: true, results, run_id: id });
  },
  'tenStep.health': async () =>
    ping().then(
      () => jsonReply(200, { status: 'ok', at: now().toISOString() }),
      () => jsonReply(503, { status: 'unavailable', error: 'The database is not available.' }),
    ),
});

/** Waits for a run. @returns null if its owner deleted their data meanwhile */
const waitUnlessDeleted = (
  runs: Pick<ResearchRuns, 'wait'>,
  id: string,
  signal: AbortSignal,
): Promise<ResearchRun | null> =>
  runs.wait(id, signal).catch((error: unknown) => {
    if (error instanceof RunNotFoundError) return null;
    throw error;
  });

/**
 * Id of the run behind a request with an `Idempotency-Key`: the same request joins its run, also after a crash, but a
 * request whose run failed gets a new one.
 */
async function findRunId(runs: Pick<ResearchRuns, 'read'>, request: RunRequest): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const id = createRunId(request, attempt);
    if ((await runs.read(request.owner, id))?.state !== 'failed') return id;
  }
}
