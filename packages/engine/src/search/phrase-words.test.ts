import { describe, expect, it } from 'vitest';
import { phraseKey, tokenize } from './phrase-words.js';

describe('phraseKey', () => {
  it.each([
    ['Lipid nanoparticles', 'lipid nanoparticle'],
    ['tumour microenvironments', 'tumor microenvironment'],
    ['CRISPR-Cas9', 'crispr cas9'],
    ['analyses', 'analysis'],
    ['gene therapies', 'gene therapy'],
    ['optics', 'optics'],
    ['TNF-α', 'tnf alpha'],
    ['TNFα', 'tnf alpha'],
    ['TNF-alpha', 'tnf alpha'],
    ['NF-κB', 'nf kappa b'],
    ['α-synuclein fibrils', 'alpha synuclein fibril'],
    ['PD-1', 'pd1'],
  ])('folds "%s" to "%s"', (phrase, key) => {
    expect(phraseKey(phrase)).toBe(key);
  });
});

describe('tokenize', () => {
  it('gives each word with its place', () => {
    const text = 'Aβ42 binds, slowly.';
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Aβ42',
      'binds',
      'slowly',
    ]);
  });
});
