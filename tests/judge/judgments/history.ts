import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/history`. */
export const history: readonly Judgment[] = [
  {
    paper: 'grain-mortality',
    acceptable: [{ factor: 'grain imports', outcome: 'mortality', direction: 'lowers' }],
    question: ['granary'],
    unacceptable: [
      { words: 'hide deaths', why: 'about the method' },
      { words: 'bakers', why: 'about the method' },
    ],
  },
  {
    paper: 'reading-rooms',
    acceptable: [{ factor: 'sunday schools', outcome: 'newspaper reading', direction: 'raises' }],
    question: ['newspaper reading'],
    unacceptable: [
      { words: 'served people', why: 'no outcome' },
      { words: 'electoral', why: 'of another work, cannot be tested here' },
      { words: 'clergy', why: 'about the method' },
    ],
  },
  {
    paper: 'railway-dialect',
    acceptable: [],
    question: ['words', 'sounds'],
    unacceptable: [
      { words: 'their speech', why: 'about the method' },
      { words: 'comparison', why: 'about the method' },
    ],
  },
  {
    paper: 'guild-apprentices',
    acceptable: [
      { factor: 'kin', outcome: 'departure', direction: 'lowers' },
      { factor: 'shorter term', outcome: 'departure', direction: 'lowers' },
    ],
    question: ['departure'],
    unacceptable: [
      { words: 'earned more', why: 'no factor' },
      { words: 'miss people', why: 'about the method' },
    ],
  },
];
