import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/economics`. */
export const economics: readonly Judgment[] = [
  {
    paper: 'minimum-wage-turnover',
    acceptable: [
      { factor: 'minimum wages', outcome: 'separations', direction: 'lowers' },
      { factor: 'minimum wages', outcome: 'training', direction: 'raises' },
    ],
    question: ['training'],
    unacceptable: [{ words: 'commute', why: 'about the method' }],
  },
  {
    paper: 'broadband-firms',
    acceptable: [
      { factor: 'broadband', outcome: 'labour supply', direction: 'raises' },
      { factor: 'broadband', outcome: 'migration', direction: 'lowers' },
    ],
    question: ['migration'],
    unacceptable: [
      { words: 'overstated', why: 'about the method' },
      { words: 'find jobs', why: 'points outside' },
    ],
  },
  {
    paper: 'tax-salience',
    acceptable: [],
    question: ['final price'],
    unacceptable: [
      { words: 'hidden taxes', why: 'of another work, and refuted' },
      { words: 'rare purchases', why: 'of another work, about other goods' },
      { words: 'receipt', why: 'about the method' },
    ],
  },
  {
    paper: 'microcredit-shocks',
    acceptable: [
      { factor: 'repayment', outcome: 'school attendance', direction: 'raises' },
      { factor: 'repayment holidays', outcome: 'default', direction: 'raises' },
    ],
    question: ['default', 'traders'],
    unacceptable: [
      { words: 'answers of parents', why: 'about the method' },
      { words: 'a longer one', why: 'points outside' },
    ],
  },
];
