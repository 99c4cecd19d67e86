import { defineMessages } from '@spinout/flow-kit';

export const topicMessages = /* @__PURE__ */ defineMessages('topic', {
  title: 'Select Your Research Topic',
  introduction: 'The next steps build on this topic, starting with your paper.',
  tabs: 'Topic source',
  suggestionsTab: 'AI Suggestions',
  browseTab: 'Browse Topics',
  customTab: 'Custom Topic',
  cards: 'Research topics',
  difficulty: 'Difficulty',
  duration: 'Duration',
  category: 'Category',
  impact: 'Impact',
  impactOutOfTen: 'Potential impact: {impact} out of 10',
  refresh: 'Get New Suggestions',
  refreshing: 'Generating...',
  earlier: 'Show earlier suggestions',
  noSuggestions: 'No suggestions. Try again.',
  noTopicsInCategory:
    'No featured topics in this category. Choose another category, or write your own topic.',
  allCategories: 'All categories',
  customLabel: 'Custom research topic',
  customHint: 'One sentence is enough: what do you want to find out?',
  define: 'Define Topic',
  customDescription: 'Custom research topic defined by user',
  summary: 'Selected Topic',
  summaryEmpty: 'Select a topic to see it here.',
  continue: 'Continue with Selected Topic',
  /** Durations that requests carry as "12-18 months". */
  months: '{from}-{to} months',
});

export type TopicMessages = typeof topicMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly topic: TopicMessages;
  }
}
