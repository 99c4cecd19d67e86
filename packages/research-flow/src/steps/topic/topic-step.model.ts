import type { Topic } from '@spinout/api-client';
import type { TopicSnapshot } from './topic.machine.js';
import { featuredTopics } from './featured-topics.js';

/** Derives the view props of the step from its snapshot. */
export const topicModel = (snapshot: TopicSnapshot) => {
  const { draft } = snapshot.context;
  return {
    tab: draft.tab,
    suggestions: draft.suggestions,
    suggestionsSource: draft.suggestionsSource,
    refreshing: snapshot.hasTag('busy'),
    category: draft.category,
    browsed: filterByCategory(draft.category),
    customText: draft.customText,
    selected: draft.selected,
    canContinue: draft.selected !== null,
  };
};

export type TopicModel = ReturnType<typeof topicModel>;

const filterByCategory = (category: string | null): readonly Topic[] =>
  category === null
    ? featuredTopics
    : featuredTopics.filter((topic) => topic.category === category);
