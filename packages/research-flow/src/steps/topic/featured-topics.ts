import type { Topic } from '@spinout/api-client';
import { topicMessages } from './topic.messages.js';

const { featured } = topicMessages;

/** The six built-in topics in order. */
export const featuredTopics: readonly Topic[] = [
  {
    id: 'neuro-1',
    ...featured['neuro-1'],
    category: 'Neuroscience & Brain Research',
    difficulty: 'Advanced',
    estimatedDuration: '12-18 months',
    potentialImpact: 8,
    reason: undefined,
  },
  {
    id: 'drug-1',
    ...featured['drug-1'],
    category: 'Drug Discovery & Therapeutics',
    difficulty: 'Advanced',
    estimatedDuration: '18-24 months',
    potentialImpact: 9,
    reason: undefined,
  },
  {
    id: 'climate-1',
    ...featured['climate-1'],
    category: 'Climate & Environmental Science',
    difficulty: 'Advanced',
    estimatedDuration: '12-24 months',
    potentialImpact: 9,
    reason: undefined,
  },
  {
    id: 'ai-1',
    ...featured['ai-1'],
    category: 'Artificial Intelligence',
    difficulty: 'Intermediate',
    estimatedDuration: '6-12 months',
    potentialImpact: 7,
    reason: undefined,
  },
  {
    id: 'quantum-1',
    ...featured['quantum-1'],
    category: 'Quantum Computing',
    difficulty: 'Advanced',
    estimatedDuration: '12-18 months',
    potentialImpact: 8,
    reason: undefined,
  },
  {
    id: 'gene-1',
    ...featured['gene-1'],
    category: 'Biotechnology',
    difficulty: 'Advanced',
    estimatedDuration: '18-36 months',
    potentialImpact: 9,
    reason: undefined,
  },
];
