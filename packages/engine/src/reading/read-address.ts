import type { FetchedPaper, EngineDependencies } from '../dependencies/engine-dependencies.js';
import { createRefusal, refuseIfAborted } from './refuse.js';

/**
 * Fetches a paper from its address, if the dependencies include a fetcher.
 * @throws {Refusal} in the browser, for an invalid address, and if the request fails
 */
export async function fetchPaperFromAddress(
  address: string,
  { fetchPaper }: Pick<EngineDependencies, 'fetchPaper'>,
  signal: AbortSignal,
): Promise<FetchedPaper> {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw createRefusal('badUrl');
  if (!fetchPaper) throw createRefusal('urlInBrowser');
  try {
    return await fetchPaper(url.href, signal);
  } catch (error) {
    refuseIfAborted(signal);
    throw error instanceof Error && error.name === 'Refusal' ? error : createRefusal('unreachable');
  }
}
