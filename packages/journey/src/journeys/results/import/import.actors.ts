import type { ResearchBundle } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { MAX_RESULTS_BYTES, readResults, ResultsFileError } from '../file/results-file.js';

const isArchive = ({ name, type }: File): boolean =>
  type === 'application/zip' || /\.zip$/iu.test(name);

const refuseUnreadable = (cause: unknown): never => {
  throw new ResultsFileError('unreadable', { cause });
};

/** Connects the import to the file picker. */
export const importActors = {
  readFile: fromPromise<ResearchBundle, { readonly file: File }>(async ({ input: { file } }) => {
    if (file.size > MAX_RESULTS_BYTES) throw new ResultsFileError('tooLarge');
    if (isArchive(file)) {
      const { readBundledResults } = await import('../bundle/read-bundled-results.js');
      const content = await file.arrayBuffer().catch(refuseUnreadable);
      return readBundledResults(new Uint8Array(content));
    }
    const text = await file.text().catch(refuseUnreadable);
    return readResults(text);
  }),
};
