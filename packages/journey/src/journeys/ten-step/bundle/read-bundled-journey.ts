import { BundleError } from '@spinout/domain/bundle';
import { runKeys } from '../../../storage/run-key.js';
import { readJourneyFile } from '../../results/bundle/journey-file.js';
import { readJourney } from '../saved-journey.read.js';
import type { OpenedJourney } from '../ten-step.types.js';

/**
 * Reads the ten-step journey of a bundle, exactly as it was saved, with the runs of its own agents.
 * @throws {BundleError} if the bundle is damaged, changed or no bundle of such a journey
 */
export function readBundledJourney(bytes: Uint8Array): OpenedJourney {
  const { record, runs } = readJourneyFile(bytes, 'ten-step');
  const saved = readJourney(record);
  if (saved === null) throw new BundleError('newer', 'journey.json');
  const own = new Set(runKeys(saved.journeyId));
  return { saved, runs: Object.fromEntries(Object.entries(runs).filter(([key]) => own.has(key))) };
}
