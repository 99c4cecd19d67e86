import { runMaybeAsync, type KeyValueStorage } from '@spinout/flow-kit';
import { runKeys } from '../../storage/run-key.js';
import type { SavedJourney } from './saved-journey.js';

/** A journey that was removed and can be brought back. */
export interface RemovedJourney {
  readonly saved: SavedJourney;
  /** Writes the runs of its agents back. */
  readonly restoreRuns: () => void;
}

/** Keeps a journey, and the runs that the storage removes with it. */
export function keepJourney(saved: SavedJourney, storage: KeyValueStorage): RemovedJourney {
  const runs = new Map<string, string>();
  const ignore = () => undefined;
  for (const key of runKeys(saved.journeyId)) {
    runMaybeAsync(
      () => storage.read(key),
      (text) => text !== null && runs.set(key, text),
      ignore,
    );
  }
  return {
    saved,
    restoreRuns: () =>
      runs.forEach((text, key) => runMaybeAsync(() => storage.write(key, text), ignore, ignore)),
  };
}
