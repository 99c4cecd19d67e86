import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/medicine`. */
export const medicine: readonly Judgment[] = [
  {
    paper: 'evening-dosing',
    acceptable: [
      { factor: 'evening dosing', outcome: 'blood pressure', direction: 'lowers' },
      { factor: 'evening dosing', outcome: 'stroke', direction: 'lowers' },
    ],
    question: ['evening dosing', 'women'],
    unacceptable: [
      { words: 'cuff', why: 'about the method' },
      { words: 'pill counts', why: 'about the method' },
      { words: 'time of dosing matters', why: 'background' },
    ],
  },
  {
    paper: 'acid-suppression-fracture',
    acceptable: [
      { factor: 'proton pump inhibitors', outcome: 'fracture', direction: 'raises' },
      { factor: 'calcium citrate', outcome: 'fractures', direction: 'lowers' },
    ],
    question: ['calcium citrate'],
    unacceptable: [
      { words: 'confounding', why: 'about the method' },
      { words: 'recall', why: 'about the method' },
    ],
  },
  {
    paper: 'sepsis-score',
    acceptable: [],
    question: ['emergency departments'],
    unacceptable: [
      { words: 'perform differently', why: 'about the method' },
      { words: 'bias', why: 'about the method' },
      { words: 'validation', why: 'a plan, not a question' },
    ],
  },
  {
    paper: 'probiotic-diarrhoea',
    acceptable: [{ factor: 'probiotic before', outcome: 'diarrhoea', direction: 'lowers' }],
    question: [],
    unacceptable: [
      { words: 'higher dose', why: 'taken back at once' },
      { words: 'missed', why: 'about the method' },
    ],
  },
];
