import { toJsonText } from '../database/json-text.js';
import { JobsStopping } from './jobs.js';
import type { RunLog } from './run-log.js';
import { allNeeds, RunStepError, type RunStep } from './run-step.js';
import { runsMessages } from './runs.messages.js';
import { isOpen, type ResearchRun } from './runs.types.js';

/** High, for it is seldom the run's fault that a server ends; one whose fault it is harms for minutes, not for ever. */
const MAX_ATTEMPTS = 100;
/** How soon a run that another server cancelled stops here. */
const LOOK_MS = 2000;

/** The run was cancelled, or another server finished it. */
class RunClosed extends Error {}

/** A step threw; anything else that goes wrong is the database's trouble and passes. */
class StepFailure extends Error {
  constructor(
    readonly step: string,
    override readonly cause: unknown,
  ) {
    super(`The step ${step} failed.`);
  }

  get words(): string {
    if (this.cause instanceof RunStepError) return this.cause.message;
    return runsMessages.stepFailed.replace('{step}', () => this.step);
  }
}

/** Looks after a run while it is done here: its signal aborts once the run has ended elsewhere. */
function watch(log: RunLog, runId: string) {
  const leaving = new AbortController();
  const look = () => {
    log
      .find(runId)
      .then((run) => {
        if (!run || !isOpen(run)) leaving.abort(new RunClosed());
      })
      // The next look, or the next event, will tell.
      .catch(() => undefined);
  };
  const timer = setInterval(look, LOOK_MS);
  const stopListening = log.onChange(runId, look);
  return {
    leaving,
    end: () => {
      clearInterval(timer);
      stopListening();
    },
  };
}

/** Does all steps that are not done: each as soon as what it needs is there. */
async function doSteps(
  log: RunLog,
  steps: readonly RunStep[],
  run: ResearchRun,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const outputs = await log.outputs(run.id);
  const begun = new Map<string, Promise<void>>();

  const begin = (step: RunStep): Promise<void> => {
    const promise = begun.get(step.id) ?? doStep(step);
    begun.set(step.id, promise);
    return promise;
  };

  let attempt: Promise<void> | undefined;

  async function doStep(step: RunStep): Promise<void> {
    if (outputs.has(step.id)) return;
    const needs = allNeeds(steps, step.id);
    await Promise.all(steps.filter(({ id }) => needs.has(id)).map(begin));
    signal.throwIfAborted();
    // From here on a step may bring the process down. One that does is not begun for ever.
    attempt ??= log.countAttempt(run.id);
    await attempt;
    const started = await log.append(run.id, { kind: 'step.started', step: step.id });
    if (started === 'closed') throw new RunClosed();
    const done = Object.fromEntries([...outputs].filter(([id]) => needs.has(id)));
    const { topic, owner } = run;
    let data: { output: unknown };
    try {
      const output = await step.run({ topic, owner, done, signal });
      data = JSON.parse(toJsonText({ output })) as typeof data;
    } catch (error) {
      throw new StepFailure(step.id, error);
    }
    const event = { kind: 'step.completed', step: step.id, data } as const;
    const appended = await log.append(run.id, event, { attempts: 0 });
    if (appended === 'closed') throw new RunClosed();
    // Another server was faster: its output is the one that stands.
    const stands = appended === 'already' ? await log.outputs(run.id) : null;
    outputs.set(step.id, stands ? stands.get(step.id) : data.output);
  }

  try {
    await Promise.all(steps.map(begin));
  } catch (error) {
    throw new Unfinished(error, Promise.allSettled(begun.values()));
  }
  return Object.fromEntries(steps.map(({ id }) => [id, outputs.get(id)]));
}

/** Why the steps were not all done, and when the last one has ended. */
class Unfinished extends Error {
  constructor(
    override readonly cause: unknown,
    readonly settled: Promise<unknown>,
  ) {
    super('Not all steps were done.');
  }
}

/**
 * Takes a run up where it stands and brings it to its end. Does nothing for a run that has ended.
 * @throws the signal's reason when that aborts, or the database's error; the run then waits to be taken up again
 */
export async function doRun(
  log: RunLog,
  steps: readonly RunStep[],
  runId: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  const taken = await log.take(runId);
  if (!taken) return;
  const fail = (error: string) =>
    log.append(runId, { kind: 'run.failed', data: { error } }, { state: 'failed', error });
  if (taken.attempts >= MAX_ATTEMPTS) {
    await fail(runsMessages.givenUp);
    return;
  }
  const { leaving, end } = watch(log, runId);
  try {
    const either = AbortSignal.any([signal, leaving.signal]);
    const result = await doSteps(log, steps, taken.run, either);
    await log.append(runId, { kind: 'run.completed' }, { state: 'completed', result });
  } catch (error) {
    if (!(error instanceof Unfinished)) throw error;
    const { cause, settled } = error;
    const isClosed = cause instanceof RunClosed || leaving.signal.aborted;
    if (!isClosed && !signal.aborted && cause instanceof StepFailure) {
      onError(cause);
      await fail(cause.words);
    }
    leaving.abort(new RunClosed());
    await settled;
    if (isClosed) return;
    if (signal.aborted) {
      if (signal.reason instanceof JobsStopping) await log.putBack(runId);
      throw signal.reason;
    }
    if (!(cause instanceof StepFailure)) throw cause;
  } finally {
    end();
  }
}
