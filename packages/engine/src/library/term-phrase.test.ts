import { describe, expect, it } from 'vitest';
import { formatTerm, formatTermPlural, formatTermTitle } from './term-phrase.js';

describe('terms in sentences', () => {
  it('gives names and short forms their capitals', () => {
    expect(formatTerm('crispr-cas9')).toBe('CRISPR-Cas9');
    expect(formatTerm("alzheimer's disease")).toBe("Alzheimer's disease");
    expect(formatTerm('car-t cell')).toBe('CAR-T cell');
  });

  it('begins a sentence with a capital, unless the word has one of its own', () => {
    expect(formatTermTitle('lipid nanoparticle')).toBe('Lipid nanoparticle');
    expect(formatTermTitle('mrna')).toBe('mRNA');
    expect(formatTermTitle('t cell')).toBe('T cell');
  });

  it('puts countable things into the plural and leaves the others', () => {
    expect(formatTermPlural('t cell')).toBe('T cells');
    expect(formatTermPlural('monoclonal antibody')).toBe('monoclonal antibodies');
    expect(formatTermPlural('guide rna')).toBe('guide RNAs');
    expect(formatTermPlural('electrode array')).toBe('electrode arrays');
    expect(formatTermPlural('mrna')).toBe('mRNA');
    expect(formatTermPlural('delivery')).toBe('delivery');
  });
});
