import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.types.js';
import { executeRun } from './execute-run.js';
import type { Jobs } from './jobs.js';
import { runLog, type RunLog } from './run-log.js';
import { checkSteps, type RunStep } from './run-step.js';
import { isOpen, RunNotFoundError, type ResearchRun } from './runs.types.js';

interface ResearchRunsSettings {
  readonly db: Database;
  /** Started by the host before `open`, and stopped by it. */
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly steps: readonly RunStep[];
  /** Called with the error of a failed step. @default ignored */
  readonly onError?: (error: unknown) => void;
}

const QUEUE = 'research-runs';
const MAX_ID_UNITS = 200;
/** Polling interval for runs on other servers. */
const POLL_MS = 1000;

/** Resolves at the next change, the next poll or the abort, whichever comes first. Listens from the call on. */
function listenForChange(log: RunLog, runId: string, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => {
    resolve();
  };
  const timer = setTimeout(wake, POLL_MS);
  const stopListening = log.onChange(runId, wake);
  signal.addEventListener('abort', wake);
  const end = () => {
    clearTimeout(timer);
    stopListening();
    signal.removeEventListener('abort', wake);
  };
  return { promise, end };
}

/**
 * Creates durable research runs with the given steps, which survive crashes and restarts. Runs of other owners are not
 * found.
 * @throws {ConfigurationError} if the steps cannot be ordered
 */
export function researchRuns(settings: ResearchRunsSettings) {
  const { db, jobs, now, steps, onError = () => undefined } = settings;
  checkSteps(steps);
  const log = runLog(db, now);

  const enqueue = (id: string) => jobs.enqueue(QUEUE, { run: id }, { key: id });
  const findOwned = async (owner: string, runId: string) => {
    const run = await log.find(runId);
    return run?.owner === owner ? run : undefined;
  };

  return {
    /** Starts to process runs, starting with waiting and interrupted ones. */
    async open() {
      await jobs.work(QUEUE, ({ data, signal }) =>
        executeRun(log, steps, (data as { run: string }).run, signal, onError),
      );
      // A server may have crashed between storing a run and adding it to the queue.
      for (const id of await log.unfinished()) await enqueue(id);
    },

    /**
     * Starts a run in the background.
     * @param options.id the same id joins the same run, so that a request can be retried. @default a new id
     * @returns the run's id
     * @throws {RunIdTakenError} if a run of another owner has this id
     * @throws {RangeError} for an id that is empty or longer than 200 characters
     */
    async start(owner: string, topic: string, { id = randomUUID() }: { id?: string } = {}) {
      if (id.length === 0 || id.length > MAX_ID_UNITS) {
        throw new RangeError(`The id of a run must have 1 to ${MAX_ID_UNITS} characters.`);
      }
      const run = await log.create(owner, id, topic);
      if (isOpen(run)) await enqueue(id);
      return id;
    },

    /**
     * Waits until a run has ended; its state says how.
     * @throws {RunNotFoundError} if it does not exist, or was deleted meanwhile
     * @throws the signal's reason when it aborts; the run continues
     */
    async wait(runId: string, signal: AbortSignal): Promise<ResearchRun> {
      for (;;) {
        signal.throwIfAborted();
        const change = listenForChange(log, runId, signal);
        try {
          const run = await log.find(runId);
          if (!run) throw new RunNotFoundError();
          if (!isOpen(run)) return run;
          await change.promise;
        } finally {
          change.end();
        }
      }
    },

    read: findOwned,

    /** Returns the events after a sequence number, 0 for all; undefined if the run does not exist. */
    async events(owner: string, runId: string, afterSequence: number) {
      const run = await findOwned(owner, runId);
      return run && log.events(runId, afterSequence);
    },

    /** Cancels a run that has not ended. @returns the updated run */
    async cancel(owner: string, runId: string) {
      const run = await findOwned(owner, runId);
      if (!run) return undefined;
      await log.append(runId, { kind: 'run.cancelled' }, { state: 'cancelled' });
      return log.find(runId);
    },
  };
}

export type ResearchRuns = ReturnType<typeof researchRuns>;
