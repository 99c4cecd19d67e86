import type { ReadBundleInput } from '@spinout/flow-kit';
import { fromPromise } from 'xstate';
import type { OpenedJourney } from '../ten-step.types.js';

/** Connects the machine to the reader, which is loaded with the first bundle. */
export const openJourneyActors = {
  readBundle: fromPromise<OpenedJourney, ReadBundleInput>(async ({ input: { file } }) => {
    const [{ readBundledJourney }, { BundleError, MAX_BUNDLE_BYTES }] = await Promise.all([
      import('./read-bundled-journey.js'),
      import('@spinout/domain/bundle'),
    ]);
    if (file.size > MAX_BUNDLE_BYTES) throw new BundleError('tooLarge');
    return readBundledJourney(new Uint8Array(await file.arrayBuffer()));
  }),
};
