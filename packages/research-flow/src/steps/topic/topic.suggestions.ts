import type { Source, Topic } from '@spinout/api-client';

/** Topics that are suggested together. */
export interface SuggestionList {
  readonly suggestions: readonly Topic[];
  readonly suggestionsSource: Source | null;
}

interface WithEarlier extends SuggestionList {
  /** Lists that can be shown again, the next one last. */
  readonly earlier?: readonly SuggestionList[] | undefined;
}

/** The first list is not dropped, because it may hold the topics of the person's paper. */
const MAX_EARLIER_LISTS = 10;

const getList = ({ suggestions, suggestionsSource }: SuggestionList): SuggestionList => ({
  suggestions,
  suggestionsSource,
});

/** The Browse tab always lists the featured topics. */
const isFeatured = ({ suggestions }: SuggestionList, featured: readonly Topic[]): boolean =>
  suggestions.every(({ id }) => featured.some((topic) => topic.id === id));

/** Whether there are other suggestions to show. */
export const hasEarlier = ({ earlier = [] }: WithEarlier): boolean => earlier.length > 0;

/** The suggestions instead of the current ones, which can be shown again. */
export function replaceSuggestions(
  draft: WithEarlier,
  list: SuggestionList,
  featured: readonly Topic[],
): WithEarlier {
  const earlier = [
    ...(draft.earlier ?? []),
    ...(isFeatured(draft, featured) ? [] : [getList(draft)]),
  ];
  if (earlier.length > MAX_EARLIER_LISTS) earlier.splice(1, 1);
  return { ...list, earlier };
}

/** The suggestions before the current ones, which come last. */
export function showEarlier(draft: WithEarlier): WithEarlier {
  const { earlier = [] } = draft;
  return { ...draft, ...earlier.at(-1), earlier: [getList(draft), ...earlier.slice(0, -1)] };
}
