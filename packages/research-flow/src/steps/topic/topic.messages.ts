import { CATEGORIES } from '@spinout/domain/categories';
import { defineMessages } from '@spinout/flow-kit';

const CUSTOM = 'Custom Research';
const NAMED = [...CATEGORIES, CUSTOM] as const;

/** By the values of the contract, which stay English. */
const categories = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ NAMED.map((category) => [category, category]),
) as Readonly<Record<(typeof NAMED)[number], string>>;

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
  /** By the values of the contract, which stay English. */
  difficulties: { Advanced: 'Advanced', Intermediate: 'Intermediate' },
  categories,
  months: '{from}-{to} months',
  /** The featured topics, by their ids. Requests carry the English texts. */
  featured: {
    'neuro-1': {
      title: 'Decoding memory consolidation during sleep',
      description:
        'How sleep rhythms such as spindles and ripples turn a day’s experience into lasting memory, read from brain recordings.',
    },
    'drug-1': {
      title: 'Machine learning for antibiotic discovery',
      description:
        'Learning molecular properties with graph neural networks to find compounds against resistant bacteria.',
    },
    'climate-1': {
      title: 'Learned weather and climate models',
      description:
        'Where data-driven forecasting agrees with physical climate models, where it fails, and what that means for extremes.',
    },
    'ai-1': {
      title: 'Explanations that hold up in science',
      description:
        'Testing whether feature attributions of deep models point to mechanisms that an experiment can confirm.',
    },
    'quantum-1': {
      title: 'Quantum chemistry on noisy processors',
      description:
        'Which molecules variational quantum algorithms can treat today, and what error mitigation adds.',
    },
    'gene-1': {
      title: 'Delivery of gene editors inside the body',
      description:
        'Lipid nanoparticles and viral vectors compared for precise editing with few off-target changes.',
    },
  },
});

export type TopicMessages = typeof topicMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly topic: TopicMessages;
  }
}
