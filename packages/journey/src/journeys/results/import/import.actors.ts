import type { ResearchBundle } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { MAX_RESULTS_BYTES, readResults, ResultsFileError } from '../file/results-file.js';

/** Connects the import to the file picker. */
export const importActors = {
  readFile: fromPromise<ResearchBundle, { readonly file: File }>(async ({ input: { file } }) => {
    if (file.size > MAX_RESULTS_BYTES) throw new ResultsFileError('tooLarge');
    const text = await file.text().catch((cause: unknown) => {
      throw new ResultsFileError('unreadable', { cause });
    });
    return readResults(text);
  }),
};
