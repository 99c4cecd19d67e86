import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/energy`. */
export const energy: readonly Judgment[] = [
  {
    paper: 'sodium-electrolyte',
    acceptable: [
      { factor: 'film rich', outcome: 'capacity fade', direction: 'lowers' },
      { factor: 'fluoroethylene', outcome: 'cycle life', direction: 'raises' },
    ],
    question: ['cycle life'],
    unacceptable: [
      { words: 'washing', why: 'about the method' },
      { words: 'plate as metal', why: 'points to a sentence before' },
    ],
  },
  {
    paper: 'heat-pump-peaks',
    acceptable: [
      { factor: 'preheating', outcome: 'peaks', direction: 'lowers' },
      { factor: 'time-of-use', outcome: 'peaks', direction: 'lowers' },
      { factor: 'automatic control', outcome: 'peaks', direction: 'raises' },
    ],
    question: ['time-of-use'],
    unacceptable: [
      { words: 'self-selection', why: 'about the method' },
      { words: 'older than', why: 'about the method' },
    ],
  },
  {
    paper: 'wake-steering',
    acceptable: [
      { factor: 'wake steering', outcome: 'fatigue loads', direction: 'raises' },
      { factor: 'stratification', outcome: 'wake steering', direction: 'raises' },
      { factor: 'partial wakes', outcome: 'loads', direction: 'raises' },
    ],
    question: ['fatigue loads'],
    unacceptable: [
      { words: 'anemometer', why: 'about the method' },
      { words: 'wind direction', why: 'about the method' },
    ],
  },
  {
    paper: 'biogas-cobalt',
    acceptable: [
      { factor: 'chelating', outcome: 'cobalt requirement', direction: 'lowers' },
      { factor: 'cobalt', outcome: 'digesters', direction: 'raises' },
    ],
    question: ['grass silage'],
    unacceptable: [
      { words: 'iron', why: 'of another work, and refuted' },
      { words: 'rare', why: 'about the method' },
    ],
  },
];
