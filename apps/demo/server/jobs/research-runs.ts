import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.types.js';
import { doRun } from './do-run.js';
import type { Jobs } from './jobs.js';
import { runLog, type RunLog } from './run-log.js';
import { checkSteps, type RunStep } from './run-step.js';
import { isOpen, type ResearchRun, type RunEvent } from './runs.types.js';

export interface ResearchRunsSettings {
  readonly db: Database;
  /** Started by the host before `open`, and stopped by it. */
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly steps: readonly RunStep[];
  /** Told why a step failed. @default nobody */
  readonly onError?: (error: unknown) => void;
}

/** Runs that go on until they have ended, whatever becomes of the process. Another owner's run is as if it were not there. */
export interface ResearchRuns {
  /** Begins to do runs, those first that wait or were interrupted. */
  open(): Promise<void>;
  /**
   * Makes a run, which then goes on by itself.
   * @param options.id the same id is the same run, so that a request may be sent twice. @default a new one
   * @returns the run's id
   * @throws {RunIdTakenError} when another owner's run has that id
   * @throws {RangeError} for an id of no or more than 200 characters
   */
  start(owner: string, topic: string, options?: { readonly id?: string }): Promise<string>;
  /**
   * Waits for a run's end; look at its state to see which.
   * @throws the signal's reason when that aborts; the run goes on
   */
  wait(runId: string, signal: AbortSignal): Promise<ResearchRun>;
  read(owner: string, runId: string): Promise<ResearchRun | undefined>;
  /** The run's events after a sequence, 0 for all of them; undefined for a run that is not there. */
  events(
    owner: string,
    runId: string,
    afterSequence: number,
  ): Promise<readonly RunEvent[] | undefined>;
  /** Ends a run that has not ended. @returns the run as it then stands */
  cancel(owner: string, runId: string): Promise<ResearchRun | undefined>;
}

const QUEUE = 'research-runs';
const MAX_ID_UNITS = 200;
/** How soon the end of a run is seen that another server did. */
const LOOK_MS = 1000;

/** Resolves at the next change, the next look or the abort, whichever comes first; listens from the call on. */
function nextChange(log: RunLog, runId: string, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => {
    resolve();
  };
  const timer = setTimeout(wake, LOOK_MS);
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
 * Makes durable research runs of steps.
 * @throws {ConfigurationError} when the steps cannot be put in an order
 */
export function researchRuns(settings: ResearchRunsSettings): ResearchRuns {
  const { db, jobs, now, steps, onError = () => undefined } = settings;
  checkSteps(steps);
  const log = runLog(db, now);

  const enqueue = (id: string) => jobs.enqueue(QUEUE, { run: id }, { key: id });
  const ofOwner = async (owner: string, runId: string) => {
    const run = await log.find(runId);
    return run?.owner === owner ? run : undefined;
  };

  return {
    async open() {
      await jobs.work(QUEUE, ({ data, signal }) =>
        doRun(log, steps, (data as { run: string }).run, signal, onError),
      );
      // A server may have ended between writing a run down and putting it in the queue.
      for (const id of await log.unfinished()) await enqueue(id);
    },

    async start(owner, topic, { id = randomUUID() } = {}) {
      if (id.length === 0 || id.length > MAX_ID_UNITS) {
        throw new RangeError(`The id of a run has 1 to ${MAX_ID_UNITS} characters.`);
      }
      const run = await log.create(owner, id, topic);
      if (isOpen(run)) await enqueue(id);
      return id;
    },

    async wait(runId, signal) {
      for (;;) {
        signal.throwIfAborted();
        const change = nextChange(log, runId, signal);
        try {
          const run = await log.find(runId);
          if (!run) throw new Error('There is no such run.');
          if (!isOpen(run)) return run;
          await change.promise;
        } finally {
          change.end();
        }
      }
    },

    read: ofOwner,

    async events(owner, runId, afterSequence) {
      const run = await ofOwner(owner, runId);
      return run && log.events(runId, afterSequence);
    },

    async cancel(owner, runId) {
      const run = await ofOwner(owner, runId);
      if (!run) return undefined;
      await log.append(runId, { kind: 'run.cancelled' }, { state: 'cancelled' });
      return log.find(runId);
    },
  };
}
