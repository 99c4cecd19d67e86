import type { FetchedPaper, EngineDependencies } from '../engine-dependencies.js';
import { createRefusal, refuseIfAborted } from './refuse.js';

/**
 * Fetches a paper from its address, where the dependencies can fetch.
 * @throws {Refusal} in the browser, for an address that is none, and when the fetch fails
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
