import type { ResearchBundle } from '@spinout/api-client';
import { BundleError, readBundle } from '@spinout/domain/bundle';
import { readResults, ResultsFileError } from '../file/results-file.js';

const RESULTS_PATH = 'results.json';

/**
 * Reads the agents' results of a bundle, which is not trusted.
 * @throws {ResultsFileError} for any other archive, and for one that was changed
 */
export async function readBundledResults(bytes: Uint8Array): Promise<ResearchBundle> {
  try {
    const content = readBundle(bytes).files.get(RESULTS_PATH);
    if (content === undefined) throw new ResultsFileError('foreign');
    return await readResults(new TextDecoder().decode(content));
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const { fault } = error;
    const isNamed = fault === 'foreign' || fault === 'newer' || fault === 'tooLarge';
    throw new ResultsFileError(isNamed ? fault : 'damaged', { cause: error });
  }
}
