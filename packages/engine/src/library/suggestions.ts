import { CATEGORIES } from '@spinout/domain/categories';
import type { LibraryPaper } from './library.types.js';
import { addMentions } from './mentions.js';
import { orderBySeed } from './seeded-order.js';
import { createTopicFinder, type TopicCandidate } from './topic-candidates.js';
import { estimateTopicEffort } from './topic-effort.js';
import { composeTopicWording } from './topic-wording.js';

export interface SuggestionOptions {
  /** Same seed, same suggestions. */
  readonly seed: number;
  /** @default 3 */
  readonly count?: number;
  /** Ids of topics already offered, oldest first; they are offered again only after all others. */
  readonly previous?: readonly string[];
}

const DEFAULT_COUNT = 3;
/** The seed chooses among this many of the best pairs of a category. */
const POOL_SIZE = 40;

/** Takes one candidate at a time from each queue, round-robin, without repeating a term, until enough are chosen. */
const takeRoundRobin = (
  queues: readonly TopicCandidate[][],
  chosen: TopicCandidate[],
  count: number,
): void => {
  const used = new Set(chosen.flatMap(({ a, b }) => [a, b]));
  for (let tookAny = true; tookAny && chosen.length < count;) {
    tookAny = false;
    for (const queue of queues) {
      if (chosen.length >= count) return;
      const at = queue.findIndex(({ a, b }) => !used.has(a) && !used.has(b));
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (next === undefined) continue;
      used.add(next.a).add(next.b);
      chosen.push(next);
      tookAny = true;
    }
  }
};

/**
 * Suggests topics from pairs of terms that the library does not link; see `createTopicFinder` for the pairs and
 * `estimateTopicEffort` for difficulty, months and impact. The seed chooses among the best pairs of each category;
 * categories alternate, and no term is used twice.
 * @param categories names of the flow's categories; unknown names are ignored, an empty list means all
 */
export function suggestTopics(
  library: readonly LibraryPaper[],
  categories: readonly string[],
  { seed, count = DEFAULT_COUNT, previous = [] }: SuggestionOptions,
) {
  const findCandidates = createTopicFinder(addMentions(library));
  const offeredAt = new Map(previous.map((id, at) => [id, at]));
  const known = CATEGORIES.filter((category) => categories.includes(category));
  const queues = (known.length > 0 ? known : CATEGORIES).map((category) => {
    const all = findCandidates(category);
    const fresh = all.filter(({ id }) => !offeredAt.has(id)).slice(0, POOL_SIZE);
    const again = all
      .filter(({ id }) => offeredAt.has(id))
      .toSorted((x, y) => (offeredAt.get(x.id) ?? 0) - (offeredAt.get(y.id) ?? 0));
    return { fresh: [...orderBySeed(fresh, seed, ({ id }) => id)], again };
  });

  const chosen: TopicCandidate[] = [];
  const fresh = queues.map((queue) => queue.fresh);
  const again = queues.map((queue) => queue.again);
  for (const each of [fresh, again]) takeRoundRobin(each, chosen, count);
  return chosen.map((candidate) => ({
    // The same for the same two terms, whatever the seed.
    id: candidate.id,
    category: candidate.category,
    ...composeTopicWording(candidate),
    ...estimateTopicEffort(candidate.onA, candidate.onB, candidate.bridges.length),
  }));
}
