import type { Topic } from '@spinout/api-client';
import type { TopicEvent, TopicSnapshot } from './topic.machine.js';
import { hasEarlier } from './topic.suggestions.js';

/** Derives the view props of the step from its snapshot. */
export const topicModel = (snapshot: TopicSnapshot) => {
  const { topics } = snapshot.context;
  const { earlier: _, ...draft } = snapshot.context.draft;
  const browsed: readonly Topic[] = topics.featured.filter(
    ({ category }) => draft.category === null || category === draft.category,
  );
  return {
    ...draft,
    refreshing: snapshot.hasTag('busy'),
    hasEarlier: hasEarlier(snapshot.context.draft),
    categories: topics.categories,
    browsed,
    canContinue: draft.selected !== null,
  };
};

export type TopicModel = ReturnType<typeof topicModel>;

/** What the views of the step get. */
export interface TopicViewProps {
  readonly model: TopicModel;
  readonly send: (event: TopicEvent) => void;
}
