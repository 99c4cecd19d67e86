import { BundleError, readBundle } from '@spinout/domain/bundle';
import { readSavedFlow } from '../../saved/saved-flow.read.js';
import type { SavedFlow } from '../../saved/saved-flow.js';
import { JOURNEY_PATH } from '../bundle/journey-file.js';

/**
 * Reads the journey of a bundle, exactly as it was saved.
 * @throws {BundleError} if the bundle is damaged, changed or no bundle of a journey
 */
export function readSavedJourney(bytes: Uint8Array, now: Date): SavedFlow {
  const { files } = readBundle(bytes);
  const content = files.get(JOURNEY_PATH);
  if (content === undefined) throw new BundleError('foreign', JOURNEY_PATH);
  const saved = readSavedFlow(new TextDecoder().decode(content), now);
  if (saved === null) throw new BundleError('newer', JOURNEY_PATH);
  return saved;
}
