import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/materials`. */
export const materials: readonly Judgment[] = [
  {
    paper: 'framework-hydrolysis',
    acceptable: [
      { factor: 'fluorinated', outcome: 'hydrolysis', direction: 'lowers' },
      { factor: 'fluorinated', outcome: 'porosity', direction: 'raises' },
    ],
    question: ['sulfur dioxide'],
    unacceptable: [
      { words: 'residues', why: 'about the method' },
      { words: 'pellets', why: 'no outcome' },
    ],
  },
  {
    paper: 'lattice-fatigue',
    acceptable: [
      { factor: 'isostatic pressing', outcome: 'fatigue life', direction: 'raises' },
      { factor: 'notches', outcome: 'cracks', direction: 'raises' },
      { factor: 'etching', outcome: 'fatigue strength', direction: 'raises' },
    ],
    question: ['fatigue life'],
    unacceptable: [],
  },
  {
    paper: 'polyurethane-healing',
    acceptable: [
      { factor: 'dangling chains', outcome: 'healing', direction: 'changes' },
      { factor: 'low temperature', outcome: 'healing', direction: 'lowers' },
    ],
    question: ['dangling chains', '0 °C'],
    unacceptable: [
      { words: 'dust', why: 'no outcome' },
      { words: 'they may', why: 'points outside' },
    ],
  },
  {
    paper: 'graphene-mortar',
    acceptable: [],
    question: ['dispersion', 'hydration'],
    unacceptable: [
      { words: 'micrographs', why: 'about the method' },
      { words: 'agglomerates', why: 'about the method' },
    ],
  },
];
