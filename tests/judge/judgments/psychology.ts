import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/psychology`. */
export const psychology: readonly Judgment[] = [
  {
    paper: 'sleep-restriction-reward',
    acceptable: [
      { factor: 'arousal', outcome: 'subjective value', direction: 'raises' },
      { factor: 'sleep restriction', outcome: 'risk taking', direction: 'raises' },
    ],
    question: ['risk taking'],
    unacceptable: [
      { words: 'such knowledge', why: 'about the method' },
      { words: 'influenced their choices', why: 'about the method' },
    ],
  },
  {
    paper: 'mindfulness-attention',
    acceptable: [
      { factor: 'expectations', outcome: 'vigilance', direction: 'raises' },
      { factor: 'longer courses', outcome: 'attention', direction: 'raises' },
    ],
    question: [],
    unacceptable: [
      { words: 'itself improves', why: 'the paper answers it' },
      { words: 'attrition', why: 'about the method' },
    ],
  },
  {
    paper: 'testing-effect',
    acceptable: [
      { factor: 'retrieval practice', outcome: 'route memory', direction: 'raises' },
      { factor: 'retrieval practice', outcome: 'wayfinding', direction: 'raises' },
    ],
    question: ['wayfinding'],
    unacceptable: [
      { words: 'deeper processing', why: 'points to a sentence before' },
      { words: 'also strengthens', why: 'the paper answers it' },
      { words: 'the benefit', why: 'points to a sentence before' },
    ],
  },
  {
    paper: 'self-control-glucose',
    acceptable: [{ factor: 'mouth rinsing', outcome: 'motivation', direction: 'raises' }],
    question: ['persistence', 'demanding'],
    unacceptable: [
      { words: 'blood glucose', why: 'of another work, and refuted' },
      { words: 'frustrate', why: 'about the method' },
    ],
  },
];
