import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/computer-science`. */
export const computerScience: readonly Judgment[] = [
  {
    paper: 'review-assistant',
    acceptable: [
      { factor: 'automated comments', outcome: 'detection', direction: 'lowers' },
      { factor: 'review comments', outcome: 'defect density', direction: 'lowers' },
      { factor: 'reviewers', outcome: 'defects', direction: 'changes' },
    ],
    question: ['defect density'],
    unacceptable: [
      { words: 'updated twice', why: 'about the method' },
      { words: 'quality of its', why: 'about the method' },
    ],
  },
  {
    paper: 'learned-cache',
    acceptable: [
      { factor: 'changes in popularity', outcome: 'hit rate', direction: 'lowers' },
      { factor: 'retraining', outcome: 'hit rate', direction: 'raises' },
      { factor: 'learned eviction', outcome: 'energy use', direction: 'lowers' },
    ],
    question: ['energy use'],
    unacceptable: [{ words: 'flatter', why: 'about the method' }],
  },
  {
    paper: 'federated-noise',
    acceptable: [],
    question: ['noise', 'vocabulary'],
    unacceptable: [
      { words: 'stronger attacks', why: 'about the method' },
      { words: 'hyperparameters', why: 'about the method' },
    ],
  },
  {
    paper: 'screen-reader-charts',
    acceptable: [
      { factor: 'playing speed', outcome: 'crossing points', direction: 'raises' },
      { factor: 'sonification', outcome: 'low vision', direction: 'raises' },
    ],
    question: ['low vision'],
    unacceptable: [
      { words: 'phone', why: 'about the method' },
      { words: 'variable', why: 'about the method' },
      { words: 'use tones', why: 'points outside' },
    ],
  },
];
