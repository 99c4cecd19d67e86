import type { SavedRun, SavedTwelveSteps } from './saved-run.js';

/** How many replaced runs can be restored. A further one takes the place of the last. */
export const MAX_PREVIOUS_RUNS = 10;
/** Ids of discarded runs that are saved. Other open tabs need them, so that a few are enough. */
const MAX_DELETED_IDS = 50;

/** Replaced runs in the order in which they can be restored, without those beyond the limit. */
export const limitPrevious = <Replaced>(runs: readonly Replaced[]): readonly Replaced[] =>
  runs.slice(0, MAX_PREVIOUS_RUNS);

export const limitDeletedIds = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].slice(0, MAX_DELETED_IDS);

const countCompleted = ({ steps }: SavedRun): number =>
  steps.filter(({ status }) => status === 'completed').length;

/** How far a version of a run is ahead of another one: by its completed steps, or else by its starts. */
export const compareProgress = (one: SavedRun, other: SavedRun): number =>
  countCompleted(one) - countCompleted(other) || (one.starts ?? 0) - (other.starts ?? 0);

/** Each run once, in the order of its first version, as the version that is furthest. */
const listRuns = (runs: readonly SavedRun[]): readonly SavedRun[] => {
  const found = new Map<string, SavedRun>();
  for (const run of runs) {
    const known = found.get(run.id);
    if (!known || compareProgress(run, known) > 0) found.set(run.id, run);
  }
  return [...found.values()];
};

/** The run of the later choice, as the version that is furthest: a tab that can only restore it may be ahead. */
const findShown = (later: SavedTwelveSteps, earlier: SavedTwelveSteps): SavedRun | null => {
  const shown = later.run ?? earlier.run;
  if (shown === null) return null;
  const versions = [shown, earlier.run ?? shown, ...later.previous, ...earlier.previous];
  return listRuns(versions.filter(({ id }) => id === shown.id))[0] ?? shown;
};

/** What can be restored, in this order. The run that the later choice replaces comes first, so that no limit drops it. */
const listPrevious = (later: SavedTwelveSteps, earlier: SavedTwelveSteps): readonly SavedRun[] => {
  const replaced = earlier.run?.research ? [earlier.run] : [];
  const isListed = later.previous.some(({ id }) => id === earlier.run?.id);
  const latest = isListed ? [...later.previous, ...replaced] : [...replaced, ...later.previous];
  return listRuns([...latest, ...earlier.previous]);
};

/** Both versions with the run of the later choice shown. The run of the other one can be restored if it has results. */
const merge = (later: SavedTwelveSteps, earlier: SavedTwelveSteps): SavedTwelveSteps => {
  const run = findShown(later, earlier);
  const ids = limitDeletedIds([...later.deletedIds, ...earlier.deletedIds]);
  const deletedIds = ids.filter((id) => id !== run?.id);
  const previous = listPrevious(later, earlier).filter(
    ({ id }) => id !== run?.id && !deletedIds.includes(id),
  );
  return { ...later, run, previous: limitPrevious(previous), deletedIds, isPartial: undefined };
};

/**
 * One journey from the versions of two tabs. Nothing that either tab has is lost, unless the person discarded it.
 * @returns null if both tabs chose a run at the same time, so that only the person can decide
 */
export function mergeRuns(own: SavedTwelveSteps, other: SavedTwelveSteps): SavedTwelveSteps | null {
  if (own.selections > other.selections) return merge(own, other);
  const isSameRun = own.run === null || other.run === null || own.run.id === other.run.id;
  return own.selections === other.selections && !isSameRun ? null : merge(other, own);
}

/** Both versions after the person chose the run of the first. */
export const mergeChosen = (chosen: SavedTwelveSteps, other: SavedTwelveSteps): SavedTwelveSteps =>
  merge({ ...chosen, selections: Math.max(chosen.selections, other.selections) + 1 }, other);

/** Whether a version has the same run, at least as far. */
const hasRun = (runs: readonly SavedRun[], run: SavedRun): boolean =>
  runs.some((each) => each.id === run.id && compareProgress(each, run) >= 0);

/** Whether a version has the run that is shown, each discarded id and the later choice. The typed topic is not compared. */
const hasShownOf = (version: SavedTwelveSteps, merged: SavedTwelveSteps): boolean =>
  version.selections === merged.selections &&
  (merged.run === null || (version.run !== null && hasRun([version.run], merged.run))) &&
  merged.deletedIds.every((id) => version.deletedIds.includes(id));

/** Whether a version has everything of a merged one. */
export const hasAllOf = (version: SavedTwelveSteps, merged: SavedTwelveSteps): boolean =>
  hasShownOf(version, merged) && merged.previous.every((run) => hasRun(version.previous, run));

/** Whether it is stored, but for what a full storage has no place for: two tabs would save that again and again. */
export const isStoredIn = (stored: SavedTwelveSteps, merged: SavedTwelveSteps): boolean =>
  stored.isPartial === true ? hasShownOf(stored, merged) : hasAllOf(stored, merged);
