import { hashText } from '../text/text-hash.js';
import type { Store } from '../store/store.js';
import type { HypothesisInput } from './find-hypotheses.js';

const offeredKey = ({
  topic,
  interest,
  documents,
}: Pick<HypothesisInput, 'topic' | 'interest' | 'documents'>): string => {
  const texts = documents.map(({ pages }) => hashText(pages.map(({ text }) => text).join('\n')));
  return `hypothesis:offered:${hashText(JSON.stringify([topic, interest, texts.sort()]))}`;
};

/**
 * Returns the next candidate for an input and saves the position; after the last one it starts again.
 * @param of how many candidates there are, at least 1
 * @param chosen the candidate that a person chose, from 1; the next call goes on after it
 * @returns index of the candidate
 */
export async function nextCandidate(
  store: Store,
  input: Pick<HypothesisInput, 'topic' | 'interest' | 'documents'>,
  of: number,
  chosen?: number,
): Promise<number> {
  const key = offeredKey(input);
  const isInRange = chosen !== undefined && Number.isInteger(chosen) && chosen >= 1 && chosen <= of;
  const offered = isInRange ? chosen - 1 : ((await store.get<number>(key)) ?? 0);
  await store.set(key, offered + 1);
  return offered % of;
}
