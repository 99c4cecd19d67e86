import type { VersionRelation } from '@spinout/flow-kit';
import type { SavedRun, SavedTwelveSteps } from './saved-run.js';

const countCompleted = ({ steps }: SavedRun): number =>
  steps.filter(({ status }) => status === 'completed').length;

/** Whether a run has replaced the one with this id, which can then be restored. */
const hasReplaced = ({ previous }: SavedRun, id: string): boolean =>
  previous !== undefined && (previous.id === id || hasReplaced(previous, id));

/**
 * Compares the run of another tab with this tab's: the same run by its completed steps, different ones by which has replaced
 * the other. The typed topics are not compared. A removed run is saved again with the next change.
 */
export function compareRuns(
  own: SavedTwelveSteps | null,
  other: SavedTwelveSteps | null,
): VersionRelation {
  const [run, otherRun] = [own?.run ?? null, other?.run ?? null];
  if (otherRun === null) return 'same';
  if (run === null) return 'ahead';
  if (run.id === otherRun.id) {
    const lead = countCompleted(otherRun) - countCompleted(run);
    if (lead === 0) return 'same';
    return lead > 0 ? 'ahead' : 'behind';
  }
  if (hasReplaced(otherRun, run.id)) return 'ahead';
  return hasReplaced(run, otherRun.id) ? 'behind' : 'diverged';
}
