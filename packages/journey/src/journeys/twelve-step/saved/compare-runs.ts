import type { VersionRelation } from '@spinout/flow-kit';
import { hasAllOf, isStoredIn, mergeRuns } from './merge-runs.js';
import type { SavedTwelveSteps } from './saved-run.js';

/**
 * Compares the version of another tab with this tab's by what each would gain from both together. The typed topics are not
 * compared. A removed run is saved again with the next change.
 */
export function compareRuns(
  own: SavedTwelveSteps | null,
  other: SavedTwelveSteps | null,
): VersionRelation {
  if (!other?.run) return 'same';
  if (!own?.run) return 'ahead';
  const merged = mergeRuns(own, other);
  if (merged === null) return 'diverged';
  if (hasAllOf(own, merged)) return isStoredIn(other, merged) ? 'same' : 'behind';
  return isStoredIn(other, merged) ? 'ahead' : 'diverged';
}
