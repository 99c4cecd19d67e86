import { exampleTopics } from '@spinout/api-client/testing';
import { CATEGORIES } from '@spinout/domain/categories';
import { featuredTopics } from './featured-topics.js';
import type { TopicModel } from './topic-step.model.js';

const opened: TopicModel = {
  tab: 'suggestions',
  suggestions: featuredTopics.slice(0, 3),
  suggestionsSource: null,
  refreshing: false,
  hasEarlier: false,
  category: null,
  categories: CATEGORIES,
  browsed: featuredTopics,
  customText: '',
  selected: null,
  canContinue: false,
};

const [firstTopic = null] = featuredTopics;

/** One model for each state of the step. */
export const topicModels = {
  opened,
  generating: { ...opened, refreshing: true },
  suggested: {
    ...opened,
    suggestions: exampleTopics,
    suggestionsSource: { origin: 'simulated', by: 'Example replies' },
  },
  suggestedAgain: { ...opened, suggestions: exampleTopics, hasEarlier: true },
  nothingSuggested: { ...opened, suggestions: [] },
  selected: { ...opened, selected: firstTopic, canContinue: true },
  browsing: { ...opened, tab: 'browse' },
  nothingInCategory: { ...opened, tab: 'browse', category: 'Space Technology', browsed: [] },
  writing: { ...opened, tab: 'custom', customText: 'Do sleep spindles predict recall?' },
} as const satisfies Record<string, TopicModel>;
