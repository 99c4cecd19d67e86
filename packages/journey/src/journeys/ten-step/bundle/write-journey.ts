import type { KeyValueStorage } from '@spinout/flow-kit';
import { JOURNEY_KEY } from '../saved-journey.js';
import type { OpenedJourney } from '../ten-step.types.js';

/** Stores the journey of a bundle and the runs of its agents, in place of a stored journey. */
export async function writeJourney(
  { saved, runs }: OpenedJourney,
  storage: KeyValueStorage,
): Promise<void> {
  await Promise.all(Object.entries(runs).map(async ([key, text]) => storage.write(key, text)));
  await storage.write(JOURNEY_KEY, JSON.stringify(saved));
}
