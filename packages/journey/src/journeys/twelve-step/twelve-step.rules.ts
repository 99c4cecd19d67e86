import { createSteps, INITIAL_STEPS, setNextStep } from './journey-steps.js';
import { openRun, toSavedRun } from './saved/convert-run.js';
import { SCHEMA_VERSION, type SavedTwelveSteps } from './saved/saved-run.js';
import type { OpenedRun, Run, TwelveStepContext } from './twelve-step.context.js';
import type { StepFindings, TwelveStepResult } from './twelve-step.types.js';

const NOTHING_FOUND: StepFindings = {
  research: null,
  hypothesis: null,
  subject: null,
  paper: null,
  file: null,
};

/** Before the first run. */
export const NO_RUN: Run = {
  ...NOTHING_FOUND,
  run: 0,
  runId: '',
  runTopic: '',
  steps: INITIAL_STEPS,
  error: null,
  previous: null,
};

const getRun = (context: TwelveStepContext): Run => {
  const { run, runId, runTopic, steps, error, previous } = context;
  const { research, hypothesis, subject, paper, file } = context;
  return {
    run,
    runId,
    runTopic,
    steps,
    error,
    previous,
    research,
    hypothesis,
    subject,
    paper,
    file,
  };
};

/** The current run, to be restored, with no step under way; without results, the one that it replaced. */
const keepRun = (context: TwelveStepContext): Run | null =>
  context.research
    ? { ...getRun(context), steps: setNextStep(context.steps, 'pending') }
    : context.previous;

/** A run with all that it replaced, followed by those that another one replaced. */
const appendRun = (run: Run | null, earlier: Run | null): Run | null => {
  if (run === null || run.runId === earlier?.runId) return run ?? earlier;
  return { ...run, previous: appendRun(run.previous, earlier) };
};

/** A new run on the typed topic. */
export const startRun = (context: TwelveStepContext): Run => {
  const runTopic = context.topic.trim();
  return {
    ...NOTHING_FOUND,
    run: context.run + 1,
    runId: context.runtime.newKey(),
    runTopic,
    steps: createSteps(runTopic),
    error: null,
    previous: keepRun(context),
  };
};

/** The run of a bundle, in place of the current one. */
export const openBundledRun = (
  context: TwelveStepContext,
  { topic: runTopic, ...opened }: OpenedRun,
): Run => ({
  ...opened,
  run: context.run + 1,
  runId: context.runtime.newKey(),
  runTopic,
  error: null,
  previous: keepRun(context),
});

/** What is saved; null while there is nothing. */
export const createSavedJourney = (context: TwelveStepContext): SavedTwelveSteps | null =>
  context.runTopic === '' && context.topic === ''
    ? null
    : {
        schemaVersion: SCHEMA_VERSION,
        topic: context.topic,
        run: context.runTopic === '' ? null : toSavedRun(getRun(context)),
      };

/**
 * Shows what is saved.
 * @param canUndo whether the current run can be restored instead
 */
export function openSaved(
  context: TwelveStepContext,
  { topic, run }: SavedTwelveSteps,
  canUndo: boolean,
): Partial<TwelveStepContext> {
  const opened = run ? openRun(run, context.run + 1) : NO_RUN;
  return {
    ...opened,
    // What the person typed meanwhile stays.
    topic: context.topic === '' ? topic : context.topic,
    ...(canUndo && { previous: appendRun(keepRun(context), opened.previous) }),
  };
}

/** @throws if a step was left out */
export const createResult = (context: TwelveStepContext): TwelveStepResult => {
  const { runTopic: topic, research, hypothesis, paper } = context;
  if (!research || !hypothesis || !paper) throw new Error('twelve steps: one was left out');
  return { topic, research, hypothesis, paper };
};
