import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/biology`. */
export const biology: readonly Judgment[] = [
  {
    paper: 'zinc-biofilm',
    acceptable: [
      { factor: 'zinc limit', outcome: 'biofilm', direction: 'lowers' },
      { factor: 'lapF', outcome: 'attachment', direction: 'lowers' },
    ],
    question: ['plant roots'],
    unacceptable: [
      { words: 'stronger in mixed', why: 'points to a sentence before' },
      { words: 'underestimate', why: 'about the method' },
    ],
  },
  {
    paper: 'fly-gut-sleep',
    acceptable: [{ factor: 'acetate', outcome: 'sleep', direction: 'lowers' }],
    question: ['gut', 'neurons'],
    unacceptable: [
      { words: 'undernourished', why: 'the paper argues against it' },
      { words: 'gut bacteria affect', why: 'the paper answers it' },
      { words: 'threshold', why: 'about the method' },
    ],
  },
  {
    paper: 'axon-transporter',
    acceptable: [],
    question: ['growth cones', 'energy'],
    unacceptable: [
      { words: 'calcium overload', why: 'of another work, and refuted' },
      { words: 'anchoring', why: 'of another work, and refuted' },
      { words: 'laser', why: 'about the method' },
      { words: 'culture medium', why: 'about the method' },
    ],
  },
  {
    paper: 'barley-stomata',
    acceptable: [
      { factor: 'stomatal density', outcome: 'grain yield', direction: 'lowers' },
      { factor: 'stomatal density', outcome: 'calcium', direction: 'lowers' },
    ],
    question: ['grain yield'],
    unacceptable: [{ words: 'underestimate', why: 'about the method' }],
  },
];
