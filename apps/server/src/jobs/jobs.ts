import { PgBoss, type Job as BossJob } from 'pg-boss';
import type { OpenDatabase } from '../database/database.types.js';
import { toStorableText } from '../database/exact-text.js';
import { toJsonText } from '../database/json-text.js';

export interface Job {
  readonly data: unknown;
  /** Aborts when the server stops ({@link JobsStopping}) or the job takes over an hour; it is then retried. */
  readonly signal: AbortSignal;
}

/** Abort reason of jobs during a graceful shutdown. */
export class JobsStopping extends Error {
  override readonly name = 'JobsStopping';
}

/** Processes a job. If it rejects, the job is retried after a second. */
type JobHandler = (job: Job) => Promise<void>;

const CONCURRENCY = 4;
const POLL_SECONDS = 1;
const EXPIRE_SECONDS = 3600;
const RETRY_DELAY_SECONDS = 1;
const RETRIES = 100_000;
const COMPLETED_JOB_RETENTION_SECONDS = 3600;
const STOP_TIMEOUT_MS = 5000;

/**
 * Several servers can share a Postgres: one without a heartbeat for ten seconds counts as dead. PGlite has one process, so
 * jobs that are active at its start were left by a crashed one.
 */
const SETTINGS = {
  postgres: {
    boss: { superviseIntervalSeconds: 3, monitorIntervalSeconds: 3 },
    heartbeatSeconds: 10,
    work: { heartbeatRefreshSeconds: 3 },
  },
  pglite: { boss: { reindex: false, monitorVacuum: false }, heartbeatSeconds: null, work: {} },
} as const;

async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, timedOut]);
  clearTimeout(timer);
}

interface Envelope {
  readonly json: string;
}

/**
 * Creates durable queues in a database, with pg-boss. A job is processed at least once, after a crash perhaps twice.
 * @param settings.onError called for failed jobs and errors of the queues. @default ignored
 */
export function databaseJobs(
  database: OpenDatabase,
  settings: { readonly onError?: (error: unknown) => void } = {},
) {
  const { onError = () => undefined } = settings;
  const { boss: bossSettings, heartbeatSeconds, work } = SETTINGS[database.kind];
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    backend: database.kind,
    schedule: false,
    ...bossSettings,
  });
  boss.on('error', onError);

  const stopping = new AbortController();
  const workers = new Map<string, readonly string[]>();
  const queues = new Map<string, Promise<void>>();

  const ensureQueue = (queue: string) => {
    const created = queues.get(queue) ?? createQueue(queue);
    queues.set(queue, created);
    return created;
  };
  async function createQueue(queue: string) {
    const options = {
      heartbeatSeconds,
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: RETRIES,
      retryDelay: RETRY_DELAY_SECONDS,
      deleteAfterSeconds: COMPLETED_JOB_RETENTION_SECONDS,
    };
    try {
      await database.runExclusively(async () => {
        await boss.createQueue(queue, { policy: 'exclusive' });
        await boss.updateQueue(queue, options);
      });
    } catch (error) {
      queues.delete(queue);
      throw error;
    }
  }

  async function requeueActiveJobs(queue: string) {
    const { rows } = await database.executeSql(
      "select id from pgboss.job where name = $1 and state = 'active'",
      [queue],
    );
    const ids = rows.map((row) => (row as { id: string }).id);
    if (ids.length > 0)
      await boss.fail(queue, ids, { message: 'The server that processed it has ended.' });
  }

  async function tryJob(handler: JobHandler, { data, signal }: BossJob<Envelope>) {
    try {
      await handler({
        data: JSON.parse(data.json),
        signal: AbortSignal.any([signal, stopping.signal]),
      });
      return true;
    } catch (error) {
      if (!stopping.signal.aborted) onError(error);
      return false;
    }
  }

  const handle = (handler: JobHandler) => async (jobs: BossJob<Envelope>[]) => {
    for (const job of jobs) {
      // The error itself is not stored: it may contain characters that the queue's table cannot store.
      if (!(await tryJob(handler, job))) throw new Error('The job failed.');
    }
  };

  return {
    /** Creates the queues' own tables. Without the lock, one of two servers that start on an empty database fails. */
    start: async () => {
      await database.runExclusively(() => boss.start());
    },

    /** Starts to process a queue, four jobs at a time, starting with those that a crashed server left. */
    async work(queue: string, handler: JobHandler) {
      await ensureQueue(queue);
      if (database.kind === 'pglite') await requeueActiveJobs(queue);
      const ids = await Promise.all(
        Array.from({ length: CONCURRENCY }, () =>
          boss.work(queue, { ...work, pollingIntervalSeconds: POLL_SECONDS }, handle(handler)),
        ),
      );
      workers.set(queue, ids);
    },

    /** Adds a job to a queue; does nothing while a job with the same key waits or is in progress. */
    async enqueue(queue: string, data: unknown, { key }: { readonly key: string }) {
      await ensureQueue(queue);
      const envelope: Envelope = { json: toJsonText(data) };
      await boss.send(queue, envelope, { singletonKey: toStorableText(key) });
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
    },

    /** Aborts the jobs in progress and waits for them to end. The next server retries them. */
    async stop() {
      stopping.abort(new JobsStopping('The server is stopping.'));
      const ended = [...workers.keys()].map((queue) => boss.offWork(queue, { wait: true }));
      await waitAtMost(STOP_TIMEOUT_MS, Promise.all(ended));
      // Returns unfinished jobs to their queues.
      await boss.stop({ close: false, graceful: false });
    },
  };
}

export type Jobs = ReturnType<typeof databaseJobs>;
