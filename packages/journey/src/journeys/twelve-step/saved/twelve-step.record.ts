import type { BrowserRecord } from '../../../storage/browser-record.js';
import { JOURNEY_KEY, type SavedRun, type SavedTwelveSteps } from './saved-run.js';

/** Id of a record without a run. */
const NO_RUN = 'no-run';

const STEP_COUNT = 12;

// The parser includes all schemas, so it is loaded on demand.
const readRecord = async (text: string) =>
  (await import('./saved-run.read.js')).readTwelveSteps(text);

const isPending = ({ status }: { readonly status: string }) => status === 'pending';

/** Number of the step that is next, or the last one. */
const getStep = ({ run }: SavedTwelveSteps): number => {
  const next = run === null ? 0 : run.steps.findIndex(isPending);
  return next === -1 ? STEP_COUNT : next + 1;
};

/** The run without those that it replaced: all, or the one with this id. */
const dropPrevious = (run: SavedRun, id?: string): SavedRun => {
  const { previous, ...others } = run;
  if (previous === undefined || id === undefined) return others;
  const kept = dropPrevious(previous, id);
  if (kept.id !== id) return { ...others, previous: kept };
  return kept.previous === undefined ? others : { ...others, previous: kept.previous };
};

const parse = (text: string): Partial<SavedTwelveSteps> | null => {
  try {
    return JSON.parse(text) as Partial<SavedTwelveSteps> | null;
  } catch {
    return null;
  }
};

/** The twelve steps of a browser. */
export const twelveStepRecord: BrowserRecord = {
  kind: 'twelve-step',
  key: JOURNEY_KEY,
  read: async (text) => {
    const record = await readRecord(text);
    if (record === null) return null;
    const { topic, run } = record;
    return {
      id: run?.id ?? NO_RUN,
      title: run?.topic ?? topic,
      step: getStep(record),
      stepCount: STEP_COUNT,
      savedAt: null,
      isBlank: run === null,
      isFinished: run !== null && !run.steps.some(isPending),
    };
  },
  withoutDiscarded: (text, id) => {
    const record = parse(text);
    if (!record?.run?.previous) return text;
    const run = dropPrevious(record.run, id);
    return JSON.stringify(run) === JSON.stringify(record.run)
      ? text
      : JSON.stringify({ ...record, run });
  },
};
