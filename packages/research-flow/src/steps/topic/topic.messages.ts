export const topicMessages = {
  /** TOPIC-01 */
  title: 'Select Your Research Topic',
  introduction:
    'Everything that follows builds on this choice. You can refine it with a paper next.',
  tabs: 'Topic source',
  /** TOPIC-02 */
  suggestionsTab: 'AI Suggestions',
  browseTab: 'Browse Topics',
  customTab: 'Custom Topic',
  cards: 'Research topics',
  difficulty: 'Difficulty',
  duration: 'Duration',
  category: 'Category',
  impact: 'Impact',
  /** TOPIC-05 */
  impactOutOfTen: 'Potential impact: {impact} out of 10',
  /** TOPIC-09 */
  refresh: 'Get New Suggestions',
  /** TOPIC-10 */
  refreshing: 'Generating...',
  /** T-21 */
  noSuggestions: 'No suggestions. Try again.',
  noTopicsInCategory: 'No featured topic in this category. Choose another, or write your own.',
  allCategories: 'All categories',
  customLabel: 'Custom research topic',
  customHint: 'One sentence is enough: what do you want to find out?',
  /** TOPIC-12 */
  define: 'Define Topic',
  /** TOPIC-28 */
  customDescription: 'Custom research topic defined by user',
  summary: 'Selected Topic',
  summaryEmpty: 'Choose a topic to see it here.',
  why: 'Why this topic',
  /** TOPIC-08 */
  continue: 'Continue with Selected Topic',
} as const;

export type TopicMessages = typeof topicMessages;
