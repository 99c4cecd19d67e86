import { describe, expect, it } from 'vitest';
import { isMoleculeIn } from './molecule.js';

describe('molecules among factors', () => {
  it.each(['the ABX4 protein', 'loss of RAB7 function', 'S12 phosphorylation', 'LIN-99'])(
    'knows “%s” by its words',
    (factor) => {
      expect(isMoleculeIn(factor, [])).toBe(true);
    },
  );

  it.each([
    ['Fdxl', 'We bred Fdxl-/- mice.'],
    ['velin A3', 'Velin A3-deficient embryos died.'],
    ['fdxl and amnion (AMN)', 'Fdxl mutants lack the gut.'],
    ['Slug family members', 'The Slug gene is silent.'],
  ])('knows the gene %s from what the paper says of it', (factor, text) => {
    expect(isMoleculeIn(factor, [text])).toBe(true);
    expect(isMoleculeIn(factor, ['Mice were housed.'])).toBe(false);
  });

  it.each([
    'reduced surface tension',
    'cells in the gonad',
    'antibodies',
    'random motility of tumor cells',
  ])('sees no target of a mutation in “%s”', (factor) => {
    expect(isMoleculeIn(factor, ['The cells were grown.'])).toBe(false);
  });
});
