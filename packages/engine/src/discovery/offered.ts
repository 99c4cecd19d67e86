import { textHash } from '../reading/text-hash.js';
import type { Store } from '../store/store.js';
import type { DiscoveryInput } from './discover.js';

const keyOf = ({ topic, interest, documents }: DiscoveryInput): string => {
  const texts = documents.map(({ pages }) => textHash(pages.map(({ text }) => text).join('\n')));
  return `hypothesis:offered:${textHash(JSON.stringify([topic, interest, texts.sort()]))}`;
};

/**
 * Tells which candidate comes next for an input and notes it: the first, the second, and after the last the first again.
 * @param of how many candidates there are, at least 1
 * @returns place of the candidate, counted from 0
 */
export async function nextCandidate(
  store: Store,
  input: DiscoveryInput,
  of: number,
): Promise<number> {
  const key = keyOf(input);
  const offered = (await store.get<number>(key)) ?? 0;
  await store.set(key, offered + 1);
  return offered % of;
}
