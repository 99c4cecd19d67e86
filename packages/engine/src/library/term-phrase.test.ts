import { describe, expect, it } from 'vitest';
import { termPhrase, termPlural, termTitle } from './term-phrase.js';

describe('terms in sentences', () => {
  it('gives names and short forms their capitals', () => {
    expect(termPhrase('crispr-cas9')).toBe('CRISPR-Cas9');
    expect(termPhrase("alzheimer's disease")).toBe("Alzheimer's disease");
    expect(termPhrase('car-t cell')).toBe('CAR-T cell');
  });

  it('begins a sentence with a capital, unless the word has one of its own', () => {
    expect(termTitle('lipid nanoparticle')).toBe('Lipid nanoparticle');
    expect(termTitle('mrna')).toBe('mRNA');
    expect(termTitle('t cell')).toBe('T cell');
  });

  it('puts countable things into the plural and leaves the others', () => {
    expect(termPlural('t cell')).toBe('T cells');
    expect(termPlural('monoclonal antibody')).toBe('monoclonal antibodies');
    expect(termPlural('guide rna')).toBe('guide RNAs');
    expect(termPlural('electrode array')).toBe('electrode arrays');
    expect(termPlural('mrna')).toBe('mRNA');
    expect(termPlural('delivery')).toBe('delivery');
  });
});
