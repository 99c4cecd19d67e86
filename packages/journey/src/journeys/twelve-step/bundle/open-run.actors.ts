import type { ReadBundleInput } from '@spinout/flow-kit';
import { fromPromise } from 'xstate';
import type { FinishedRun } from './finished-run.js';

/** Connects the machine to the reader, which is loaded with the first bundle. */
export const openRunActors = {
  readBundle: fromPromise<FinishedRun, ReadBundleInput>(async ({ input: { file } }) => {
    const [{ readBundledRun }, { BundleError, MAX_BUNDLE_BYTES }] = await Promise.all([
      import('./read-bundled-run.js'),
      import('@spinout/domain/bundle'),
    ]);
    if (file.size > MAX_BUNDLE_BYTES) throw new BundleError('tooLarge');
    return readBundledRun(new Uint8Array(await file.arrayBuffer()));
  }),
};
