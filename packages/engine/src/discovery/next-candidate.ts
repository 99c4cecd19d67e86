import { hashText } from '../reading/text-hash.js';
import type { Store } from '../store/store.js';
import type { DiscoveryInput } from './discover.js';

const offeredKey = ({ topic, interest, documents }: DiscoveryInput): string => {
  const texts = documents.map(({ pages }) => hashText(pages.map(({ text }) => text).join('\n')));
  return `hypothesis:offered:${hashText(JSON.stringify([topic, interest, texts.sort()]))}`;
};

/**
 * Returns the next candidate for an input and saves the position; after the last one it starts again.
 * @param of how many candidates there are, at least 1
 * @returns index of the candidate
 */
export async function nextCandidate(
  store: Store,
  input: DiscoveryInput,
  of: number,
): Promise<number> {
  const key = offeredKey(input);
  const offered = (await store.get<number>(key)) ?? 0;
  await store.set(key, offered + 1);
  return offered % of;
}
