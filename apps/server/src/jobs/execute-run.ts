import { toJsonText } from '../database/json-text.js';
import { JobsStopping } from './jobs.js';
import type { RunLog } from './run-log.js';
import { getAllNeeds, RunStepError, type RunStep } from './run-step.js';
import { isOpen, type ResearchRun } from './runs.types.js';

/** High, since a run seldom causes a server to end. A run that does stops causing harm after some minutes. */
const MAX_ATTEMPTS = 100;
const GIVEN_UP = 'This run was stopped after too many interruptions. Start it again.';
/** Polling interval for runs that another server canceled. */
const POLL_MS = 2000;

/** The run was canceled, or another server finished it. */
class RunClosedError extends Error {}

/** A step threw. All other errors are transient failures of the database. */
class StepFailedError extends Error {
  constructor(
    readonly step: string,
    override readonly cause: unknown,
  ) {
    super(`The step ${step} failed.`);
  }

  get userMessage(): string {
    if (this.cause instanceof RunStepError) return this.cause.message;
    return `The step “${this.step}” failed.`;
  }
}

/** Watches a run that is executed here: the signal aborts when the run has ended elsewhere. */
function watchRun(log: RunLog, runId: string) {
  const abortController = new AbortController();
  const poll = () => {
    log
      .find(runId)
      .then((run) => {
        if (!run || !isOpen(run)) abortController.abort(new RunClosedError());
      })
      // The next poll or event reports it.
      .catch(() => undefined);
  };
  const timer = setInterval(poll, POLL_MS);
  const stopListening = log.onChange(runId, poll);
  return {
    abortController,
    end: () => {
      clearInterval(timer);
      stopListening();
    },
  };
}

/** Runs all unfinished steps, each as soon as the steps it needs are finished. */
async function executeSteps(
  log: RunLog,
  steps: readonly RunStep[],
  run: ResearchRun,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const outputs = await log.outputs(run.id);
  const startedSteps = new Map<string, Promise<void>>();

  const startStep = (step: RunStep): Promise<void> => {
    const promise = startedSteps.get(step.id) ?? executeStep(step);
    startedSteps.set(step.id, promise);
    return promise;
  };

  let attempt: Promise<void> | undefined;

  async function executeStep(step: RunStep): Promise<void> {
    if (outputs.has(step.id)) return;
    const needs = getAllNeeds(steps, step.id);
    await Promise.all(steps.filter(({ id }) => needs.has(id)).map(startStep));
    signal.throwIfAborted();
    // From here on a step may crash the process. The number of attempts limits how often it is started.
    attempt ??= log.countAttempt(run.id);
    await attempt;
    const started = await log.append(run.id, { kind: 'step.started', step: step.id });
    if (started === 'closed') throw new RunClosedError();
    const done = Object.fromEntries([...outputs].filter(([id]) => needs.has(id)));
    const { topic, owner } = run;
    let data: { output: unknown };
    try {
      const output = await step.run({ topic, owner, done, signal });
      data = JSON.parse(toJsonText({ output })) as typeof data;
    } catch (error) {
      throw new StepFailedError(step.id, error);
    }
    const event = { kind: 'step.completed', step: step.id, data } as const;
    const appended = await log.append(run.id, event, { attempts: 0 });
    if (appended === 'closed') throw new RunClosedError();
    // Another server finished the step first; its output is used.
    const existingOutputs = appended === 'already' ? await log.outputs(run.id) : null;
    outputs.set(step.id, existingOutputs ? existingOutputs.get(step.id) : data.output);
  }

  try {
    await Promise.all(steps.map(startStep));
  } catch (error) {
    throw new UnfinishedStepsError(error, Promise.allSettled(startedSteps.values()));
  }
  return Object.fromEntries(steps.map(({ id }) => [id, outputs.get(id)]));
}

/** Why not all steps finished, and when the last one ended. */
class UnfinishedStepsError extends Error {
  constructor(
    override readonly cause: unknown,
    readonly settled: Promise<unknown>,
  ) {
    super('Not all steps were completed.');
  }
}

/**
 * Resumes a run and executes it to its end. Does nothing for a run that has ended.
 * @throws the signal's reason when it aborts, or an error of the database; the run can then be resumed
 */
export async function executeRun(
  log: RunLog,
  steps: readonly RunStep[],
  runId: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  const claimed = await log.claim(runId);
  if (!claimed) return;
  const fail = (error: string) =>
    log.append(runId, { kind: 'run.failed', data: { error } }, { state: 'failed', error });
  if (claimed.attempts >= MAX_ATTEMPTS) {
    await fail(GIVEN_UP);
    return;
  }
  const { abortController, end } = watchRun(log, runId);
  try {
    const combinedSignal = AbortSignal.any([signal, abortController.signal]);
    const result = await executeSteps(log, steps, claimed.run, combinedSignal);
    await log.append(runId, { kind: 'run.completed' }, { state: 'completed', result });
  } catch (error) {
    if (!(error instanceof UnfinishedStepsError)) throw error;
    const { cause, settled } = error;
    const isClosed = cause instanceof RunClosedError || abortController.signal.aborted;
    if (!isClosed && !signal.aborted && cause instanceof StepFailedError) {
      onError(cause);
      await fail(cause.userMessage);
    }
    abortController.abort(new RunClosedError());
    await settled;
    if (isClosed) return;
    if (signal.aborted) {
      if (signal.reason instanceof JobsStopping) await log.uncountAttempt(runId);
      throw signal.reason;
    }
    if (!(cause instanceof StepFailedError)) throw cause;
  } finally {
    end();
  }
}
