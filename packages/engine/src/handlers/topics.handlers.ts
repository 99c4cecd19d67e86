import { suggestTopics } from '@spinout/api-client';
import { suggestTopics as suggest } from '../library/suggestions.js';
import { textHash } from '../reading/text-hash.js';
import type { World } from '../world.js';
import { handle } from './handle.js';

const SUGGESTIONS = 6;
/** Topics remembered as offered, the latest ones. */
const MEMORY = 500;

const keyOf = (categories: readonly string[]) =>
  `topics:offered:${textHash(JSON.stringify([...new Set(categories)].sort()))}`;

/** Answers API-01 with topics that were not offered before for the same categories. */
export const topicsHandlers = (world: World) => [
  handle(suggestTopics, async ({ preferences: { categories } }) => {
    const key = keyOf(categories);
    const previous = (await world.store.get<readonly string[]>(key)) ?? [];
    const suggestions = suggest(await world.library(), categories, {
      seed: world.seed,
      count: SUGGESTIONS,
      previous,
    });
    const ids = suggestions.map(({ id }) => id);
    await world.store.set(
      key,
      [...previous.filter((id) => !ids.includes(id)), ...ids].slice(-MEMORY),
    );
    return {
      suggestions,
      source: {
        origin: 'computed',
        by: 'Bundled library',
        seed: world.seed,
        at: world.now().toISOString(),
      },
    };
  }),
];
