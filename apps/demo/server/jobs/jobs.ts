import { PgBoss, type Job as BossJob } from 'pg-boss';
import type { OpenDatabase } from '../database/database.types.js';
import { toHeldText } from '../database/exact-text.js';
import { toJsonText } from '../database/json-text.js';

/** A piece of work that waits in the database until somebody has done it. */
export interface Job {
  readonly data: unknown;
  /** Aborts when the server stops ({@link JobsStopping}) or the job takes over an hour; it is then taken up again. */
  readonly signal: AbortSignal;
}

/** Why a job's signal aborts when its server stops in good order. */
export class JobsStopping extends Error {
  override readonly name = 'JobsStopping';
}

/** Does a job. Where it rejects, the job is taken up again a second later. */
export type JobHandler = (job: Job) => Promise<void>;

/** Queues that outlive the process. A job is done at least once, after a crash perhaps twice. */
export interface Jobs {
  start(): Promise<void>;
  /** Begins to do a queue's jobs, four at a time, those first that a dead server left. */
  work(queue: string, handler: JobHandler): Promise<void>;
  /** Puts a job in a queue; does nothing while one with the same key waits or is being done. */
  enqueue(queue: string, data: unknown, options: { readonly key: string }): Promise<void>;
  /** Aborts the jobs being done, so that they are taken up again by the next server, and waits for them to end. */
  stop(): Promise<void>;
}

const AT_ONCE = 4;
const POLL_SECONDS = 1;
const EXPIRE_SECONDS = 3600;
const RETRY_DELAY_SECONDS = 1;
const RETRIES = 100_000;
const KEEP_DONE_SECONDS = 3600;
const STOP_TIMEOUT_MS = 5000;

/**
 * Several servers share a Postgres: one that has not been heard of for ten seconds is dead. PGlite has but one process, so
 * what is active when it starts was left by a dead one.
 */
const SETTINGS = {
  postgres: {
    boss: { superviseIntervalSeconds: 3, monitorIntervalSeconds: 3 },
    heartbeatSeconds: 10,
    work: { heartbeatRefreshSeconds: 3 },
  },
  pglite: { boss: { reindex: false, monitorVacuum: false }, heartbeatSeconds: null, work: {} },
} as const;

/** Waits for a promise, but not for ever. */
async function atMost(ms: number, promise: Promise<unknown>): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, over]);
  clearTimeout(timer);
}

interface Envelope {
  readonly json: string;
}

/**
 * Makes the queues of a database, with pg-boss.
 * @param settings.onError told of jobs that failed and of trouble with the queues. @default nobody
 */
export function databaseJobs(
  database: OpenDatabase,
  settings: { readonly onError?: (error: unknown) => void } = {},
): Jobs {
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
    const made = queues.get(queue) ?? makeQueue(queue);
    queues.set(queue, made);
    return made;
  };
  async function makeQueue(queue: string) {
    const options = {
      heartbeatSeconds,
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: RETRIES,
      retryDelay: RETRY_DELAY_SECONDS,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
    };
    try {
      await boss.createQueue(queue, { policy: 'exclusive' });
      await boss.updateQueue(queue, options);
    } catch (error) {
      queues.delete(queue);
      throw error;
    }
  }

  async function takeBack(queue: string) {
    const { rows } = await database.executeSql(
      "select id from pgboss.job where name = $1 and state = 'active'",
      [queue],
    );
    const ids = rows.map((row) => (row as { id: string }).id);
    if (ids.length > 0) await boss.fail(queue, ids, { message: 'The server that did it ended.' });
  }

  async function isDone(handler: JobHandler, { data, signal }: BossJob<Envelope>) {
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
      // The error itself stays here: it may hold what the queue's table cannot.
      if (!(await isDone(handler, job))) throw new Error('The job was not done.');
    }
  };

  return {
    start: async () => {
      await boss.start();
    },

    async work(queue, handler) {
      await ensureQueue(queue);
      if (database.kind === 'pglite') await takeBack(queue);
      const ids = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          boss.work(queue, { ...work, pollingIntervalSeconds: POLL_SECONDS }, handle(handler)),
        ),
      );
      workers.set(queue, ids);
    },

    async enqueue(queue, data, { key }) {
      await ensureQueue(queue);
      const envelope: Envelope = { json: toJsonText(data) };
      await boss.send(queue, envelope, { singletonKey: toHeldText(key) });
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
    },

    async stop() {
      stopping.abort(new JobsStopping('The server stops.'));
      const ended = [...workers.keys()].map((queue) => boss.offWork(queue, { wait: true }));
      await atMost(STOP_TIMEOUT_MS, Promise.all(ended));
      // What has not ended by now is put back in its queue.
      await boss.stop({ close: false, graceful: false });
    },
  };
}
