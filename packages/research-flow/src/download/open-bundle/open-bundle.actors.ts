import type { ReadBundleInput } from '@spinout/flow-kit';
import { fromPromise } from 'xstate';
import type { SavedFlow } from '../../saved/saved-flow.js';

/** Connects the machine to the reader, which is loaded with the first bundle. */
export const openBundleActors = {
  readBundle: fromPromise<SavedFlow, ReadBundleInput>(async ({ input: { file, now } }) => {
    const [{ readSavedJourney }, { BundleError, MAX_BUNDLE_BYTES }] = await Promise.all([
      import('./read-saved-journey.js'),
      import('@spinout/domain/bundle'),
    ]);
    if (file.size > MAX_BUNDLE_BYTES) throw new BundleError('tooLarge');
    return readSavedJourney(new Uint8Array(await file.arrayBuffer()), now);
  }),
};
