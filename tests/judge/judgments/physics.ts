import type { Judgment } from '../judge.types.ts';

/** Judgments on the papers in `papers/physics`. */
export const physics: readonly Judgment[] = [
  {
    paper: 'granular-shape',
    acceptable: [
      { factor: 'entanglement', outcome: 'jamming density', direction: 'lowers' },
      { factor: 'elongation', outcome: 'jamming density', direction: 'lowers' },
    ],
    question: ['shear'],
    unacceptable: [
      { words: 'friction', why: 'about the method' },
      { words: 'opposite', why: 'points outside' },
    ],
  },
  {
    paper: 'resonator-loss',
    acceptable: [
      { factor: 'two-level systems', outcome: 'quality factor', direction: 'lowers' },
      { factor: 'capping layer', outcome: 'reoxidation', direction: 'lowers' },
      { factor: 'removal', outcome: 'coherence time', direction: 'raises' },
    ],
    question: ['coherence time'],
    unacceptable: [{ words: 'warmer', why: 'about the method' }],
  },
  {
    paper: 'polymer-drag',
    acceptable: [
      { factor: 'stretching', outcome: 'vortices', direction: 'lowers' },
      { factor: 'roughness', outcome: 'drag reduction', direction: 'lowers' },
    ],
    question: [],
    unacceptable: [
      { words: 'labels', why: 'about the method' },
      { words: 'wrong', why: 'about the method' },
      { words: 'stiff chains', why: 'points to a sentence before' },
    ],
  },
  {
    paper: 'cluster-gas',
    acceptable: [],
    question: ['turbulent motions', 'outskirts'],
    unacceptable: [
      { words: 'clumps', why: 'about the method' },
      { words: 'telescope', why: 'about the method' },
    ],
  },
];
