import { createSteps, INITIAL_STEPS, isInProgress, setNextStep } from './journey-steps.js';
import { openRun, toSavedRun } from './saved/convert-run.js';
import {
  compareProgress,
  limitDeletedIds,
  limitPrevious,
  mergeChosen,
  mergeRuns,
} from './saved/merge-runs.js';
import { SCHEMA_VERSION, type SavedRun, type SavedTwelveSteps } from './saved/saved-run.js';
import type {
  MergeParams,
  OpenedRun,
  Run,
  Runs,
  TwelveStepContext,
} from './twelve-step.context.js';
import type { StepFindings, TwelveStepResult } from './twelve-step.types.js';

const NOTHING_FOUND: StepFindings = {
  research: null,
  hypothesis: null,
  subject: null,
  paper: null,
  file: null,
};

/** Before the first run. */
export const NO_RUN: Runs = {
  ...NOTHING_FOUND,
  runId: '',
  runTopic: '',
  starts: 0,
  steps: INITIAL_STEPS,
  error: null,
  previous: [],
  selections: 0,
  deletedIds: [],
};

const getRun = (context: TwelveStepContext): Run => {
  const { runId, runTopic, starts, steps, error } = context;
  const { research, hypothesis, subject, paper, file } = context;
  return { runId, runTopic, starts, steps, error, research, hypothesis, subject, paper, file };
};

/** The current run to be restored, with no step under way; none if it has no results. */
const listReplaced = (context: TwelveStepContext): readonly Run[] =>
  context.research ? [{ ...getRun(context), steps: setNextStep(context.steps, 'pending') }] : [];

/** Another run in place of the current one, which can be restored. */
const replaceRun = (
  context: TwelveStepContext,
  run: Omit<Run, 'runId' | 'starts' | 'error'>,
): Runs => ({
  ...run,
  runId: context.runtime.newKey(),
  starts: 1,
  error: null,
  previous: limitPrevious([...listReplaced(context), ...context.previous]),
  selections: context.selections + 1,
  deletedIds: context.deletedIds,
});

/** A new run on the typed topic. */
export const startRun = (context: TwelveStepContext): Runs => {
  const runTopic = context.topic.trim();
  return replaceRun(context, { ...NOTHING_FOUND, runTopic, steps: createSteps(runTopic) });
};

/** The run of a bundle, in place of the current one. */
export const openBundledRun = (
  context: TwelveStepContext,
  { topic: runTopic, ...opened }: OpenedRun,
): Partial<TwelveStepContext> => ({
  ...replaceRun(context, { ...opened, runTopic }),
  topic: getTopic(context, runTopic),
});

/** The typed topic. One that is still that of the run follows the run that is shown. */
const getTopic = ({ topic, runTopic }: TwelveStepContext, shownTopic: string): string =>
  topic.trim() === runTopic ? shownTopic : topic;

/** The run that was replaced last. The current one can be restored after all others, so that none is lost. */
export const undoRun = (context: TwelveStepContext): Partial<TwelveStepContext> => {
  const [restored, ...others] = context.previous;
  return {
    ...restored,
    topic: getTopic(context, restored?.runTopic ?? ''),
    previous: [...others, ...listReplaced(context)],
    selections: context.selections + 1,
  };
};

/** Without the runs that could be restored. */
export const discardPrevious = ({ previous, deletedIds }: TwelveStepContext): Partial<Runs> => ({
  previous: [],
  deletedIds: limitDeletedIds([...previous.map(({ runId }) => runId), ...deletedIds]),
});

const createSaved = (context: TwelveStepContext): SavedTwelveSteps => ({
  schemaVersion: SCHEMA_VERSION,
  topic: context.topic,
  run: context.runTopic === '' ? null : toSavedRun(getRun(context)),
  previous: context.previous.map(toSavedRun),
  selections: context.selections,
  deletedIds: context.deletedIds,
});

/** What is saved; null while there is nothing. */
export const createSavedJourney = (context: TwelveStepContext): SavedTwelveSteps | null =>
  context.runTopic === '' && context.topic === '' ? null : createSaved(context);

const isFurther = (saved: SavedRun, run: Run): boolean =>
  compareProgress(saved, toSavedRun(run)) > 0;

/** Shows what is saved. */
export function openSaved(
  context: TwelveStepContext,
  { topic, run, previous, selections, deletedIds }: SavedTwelveSteps,
): Partial<TwelveStepContext> {
  // A run of this page has its PDF.
  const known = [getRun(context), ...context.previous];
  const open = (saved: SavedRun): Run =>
    known.find((each) => each.runId === saved.id && !isFurther(saved, each)) ?? openRun(saved);
  return {
    ...(run ? open(run) : NO_RUN),
    // What the person typed meanwhile stays.
    topic: context.topic === '' ? topic : getTopic(context, run?.topic ?? topic),
    previous: previous.map(open),
    selections,
    deletedIds,
  };
}

/**
 * What follows from a version of another tab: `ask` if only the person can choose a run, because both tabs chose one or a
 * run would be stopped; `add` if the run of this tab stays and the other one may have others; `follow` if the other tab
 * shows a later run, or more of this one.
 */
export function decideOther(
  context: TwelveStepContext,
  other: SavedTwelveSteps,
): 'ask' | 'add' | 'follow' {
  const merged = mergeRuns(createSaved(context), other);
  if (merged === null) return 'ask';
  if (merged.run === null) return 'add';
  if (merged.run.id !== context.runId) return isInProgress(context.steps) ? 'ask' : 'follow';
  return isFurther(merged.run, getRun(context)) ? 'follow' : 'add';
}

/** What this tab and another one have together; null if the person must choose. */
export function mergeOther(
  context: TwelveStepContext,
  other: SavedTwelveSteps,
  shown: MergeParams['shown'],
): SavedTwelveSteps | null {
  const own = createSaved(context);
  if (shown === 'later') return mergeRuns(own, other);
  return shown === 'own' ? mergeChosen(own, other) : mergeChosen(other, own);
}

/** @throws if a step was left out */
export const createResult = (context: TwelveStepContext): TwelveStepResult => {
  const { runTopic: topic, research, hypothesis, paper } = context;
  if (!research || !hypothesis || !paper) throw new Error('twelve steps: one was left out');
  return { topic, research, hypothesis, paper };
};
