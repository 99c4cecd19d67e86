import type { Topic } from '@spinout/api-client';

/** The six built-in topics in order. */
export const featuredTopics: readonly Topic[] = [
  {
    id: 'neuro-1',
    title: 'Decoding memory consolidation during sleep',
    description:
      'How sleep rhythms such as spindles and ripples turn a day’s experience into lasting memory, read from brain recordings.',
    category: 'Neuroscience & Brain Research',
    difficulty: 'Advanced',
    estimatedDuration: '12-18 months',
    potentialImpact: 8,
    reason: undefined,
  },
  {
    id: 'drug-1',
    title: 'Machine learning for antibiotic discovery',
    description:
      'Learning molecular properties with graph neural networks to find compounds against resistant bacteria.',
    category: 'Drug Discovery & Therapeutics',
    difficulty: 'Advanced',
    estimatedDuration: '18-24 months',
    potentialImpact: 9,
    reason: undefined,
  },
  {
    id: 'climate-1',
    title: 'Learned weather and climate models',
    description:
      'Where data-driven forecasting agrees with physical climate models, where it fails, and what that means for extremes.',
    category: 'Climate & Environmental Science',
    difficulty: 'Advanced',
    estimatedDuration: '12-24 months',
    potentialImpact: 9,
    reason: undefined,
  },
  {
    id: 'ai-1',
    title: 'Explanations that hold up in science',
    description:
      'Testing whether feature attributions of deep models point to mechanisms that an experiment can confirm.',
    category: 'Artificial Intelligence',
    difficulty: 'Intermediate',
    estimatedDuration: '6-12 months',
    potentialImpact: 7,
    reason: undefined,
  },
  {
    id: 'quantum-1',
    title: 'Quantum chemistry on noisy processors',
    description:
      'Which molecules variational quantum algorithms can treat today, and what error mitigation adds.',
    category: 'Quantum Computing',
    difficulty: 'Advanced',
    estimatedDuration: '12-18 months',
    potentialImpact: 8,
    reason: undefined,
  },
  {
    id: 'gene-1',
    title: 'Delivery of gene editors inside the body',
    description:
      'Lipid nanoparticles and viral vectors compared for precise editing with few off-target changes.',
    category: 'Biotechnology',
    difficulty: 'Advanced',
    estimatedDuration: '18-36 months',
    potentialImpact: 9,
    reason: undefined,
  },
];
