import type { BrowserRecord } from '../../../storage/browser-record.js';
import { limitDeletedIds } from './merge-runs.js';
import { listNestedRuns } from './nested-runs.js';
import { JOURNEY_KEY, type SavedTwelveSteps } from './saved-run.js';

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

/** A stored record, which is not validated. */
interface StoredFields {
  readonly run?: { readonly previous?: unknown } | null;
  readonly previous?: unknown;
  readonly deletedIds?: unknown;
}

const parse = (text: string): StoredFields | null => {
  try {
    return JSON.parse(text) as StoredFields | null;
  } catch {
    return null;
  }
};

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const getId = (run: unknown) => (run as { readonly id?: unknown } | null)?.id;

const isText = (value: unknown): value is string => typeof value === 'string';

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
    const previous = [...toList(record?.previous), ...listNestedRuns(record?.run)];
    const removed = previous.filter((run) => id === undefined || getId(run) === id);
    if (removed.length === 0) return text;
    const ids = [...removed.map(getId), ...toList(record?.deletedIds)];
    return JSON.stringify({
      ...record,
      run: record?.run ? { ...record.run, previous: undefined } : null,
      previous: previous.filter((run) => !removed.includes(run)),
      // Other open tabs discard them too.
      deletedIds: limitDeletedIds(ids.filter(isText)),
    });
  },
};
