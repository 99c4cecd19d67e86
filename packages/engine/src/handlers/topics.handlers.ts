import { suggestTopics } from '@spinout/api-client';
import { topicHits } from '../literature/topic-papers.js';
import type { Category } from '@spinout/domain/categories';
import type { LibraryPaper } from '../library/library.js';
import { CATEGORIES } from '@spinout/domain/categories';
import { suggestTopics as suggest } from '../library/suggestions.js';
import { hashText } from '../text/text-hash.js';
import { createSource, handle, type Handler } from './handle.js';

const SUGGESTIONS = 6;
/** Maximum number of offered topics to remember. */
const MAX_REMEMBERED = 500;

const getSuggestionsKey = (categories: readonly string[]) =>
  `topics:offered:${hashText(JSON.stringify([...new Set(categories)].sort()))}`;

/** Number of papers that determine the fields of a subject. */
const NEAREST_PAPERS = 5;

/** Maps the requested categories to fields; other subjects map to the fields of their nearest library papers. */
const findFields = (
  categories: readonly string[],
  library: readonly LibraryPaper[],
): readonly Category[] => {
  const categoryOf = new Map(library.map(({ id, category }) => [id, category]));
  const fields = categories.flatMap((name): readonly Category[] => {
    const known = CATEGORIES.find((category) => category === name);
    if (known) return [known];
    const nearest = topicHits(library, name).slice(0, NEAREST_PAPERS);
    return nearest.flatMap(({ id }) => categoryOf.get(id) ?? []);
  });
  return [...new Set(fields)];
};

/** Suggests topics that were not offered before for the same categories. */
export const topicsHandlers: readonly Handler[] = [
  handle(suggestTopics, async ({ preferences: { categories } }, { dependencies }) => {
    const key = getSuggestionsKey(categories);
    const previous = (await dependencies.store.get<readonly string[]>(key)) ?? [];
    const library = await dependencies.library();
    const fields = findFields(categories, library);
    const suggestions =
      fields.length === 0 && categories.length > 0
        ? []
        : suggest(library, fields, { seed: dependencies.seed, count: SUGGESTIONS, previous });
    const ids = suggestions.map(({ id }) => id);
    await dependencies.store.set(
      key,
      [...previous.filter((id) => !ids.includes(id)), ...ids].slice(-MAX_REMEMBERED),
    );
    return {
      suggestions,
      source: createSource(dependencies, 'Bundled library'),
    };
  }),
];
