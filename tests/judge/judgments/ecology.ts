import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/ecology`. */
export const ecology: readonly Judgment[] = [
  {
    paper: 'night-light-pollination',
    acceptable: [
      { factor: 'light', outcome: 'seed set', direction: 'lowers' },
      { factor: 'dimming', outcome: 'moth visits', direction: 'raises' },
    ],
    question: ['pollinated by day'],
    unacceptable: [
      { words: 'disturb them', why: 'points outside' },
      { words: 'visited less', why: 'about the method' },
      { words: 'fewer flowers', why: 'the paper answers it' },
    ],
  },
  {
    paper: 'otter-eelgrass',
    acceptable: [
      { factor: 'otters', outcome: 'eelgrass density', direction: 'raises' },
      { factor: 'otters', outcome: 'carbon storage', direction: 'raises' },
    ],
    question: ['carbon storage'],
    unacceptable: [{ words: 'sewage', why: 'about the method' }],
  },
  {
    paper: 'beaver-trout',
    acceptable: [
      { factor: 'beaver dams', outcome: 'survival', direction: 'changes' },
      { factor: 'water', outcome: 'growth', direction: 'raises' },
      { factor: 'dams', outcome: 'migration', direction: 'lowers' },
    ],
    question: ['survival'],
    unacceptable: [{ words: 'too low', why: 'about the method' }],
  },
  {
    paper: 'ant-invasion',
    acceptable: [{ factor: 'invasion', outcome: 'recruitment', direction: 'lowers' }],
    question: ['fire', 'recruitment'],
    unacceptable: [
      { words: 'rodents', why: 'the paper argues against it' },
      { words: 'after decades', why: 'no factor' },
    ],
  },
];
