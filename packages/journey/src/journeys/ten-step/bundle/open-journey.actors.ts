import type { KeyValueStorage, ReadBundleInput } from '@spinout/flow-kit';
import { fromPromise } from 'xstate';
import { writeJourney } from './write-journey.js';
import type { OpenedJourney } from '../ten-step.types.js';

/** Connects the machine to the reader, which is loaded with the first bundle, and to the storage of the journey. */
export const openJourneyActors = (storage: KeyValueStorage) => ({
  readBundle: fromPromise<OpenedJourney, ReadBundleInput>(async ({ input: { file } }) => {
    const [{ readBundledJourney }, { BundleError, MAX_BUNDLE_BYTES }] = await Promise.all([
      import('./read-bundled-journey.js'),
      import('@spinout/domain/bundle'),
    ]);
    if (file.size > MAX_BUNDLE_BYTES) throw new BundleError('tooLarge');
    const opened = readBundledJourney(new Uint8Array(await file.arrayBuffer()));
    await writeJourney(opened, storage);
    return opened;
  }),
});
