import { describe, expect, it } from 'vitest';
import { isGivenIn } from './given-factor.js';

describe('whether the papers give a factor', () => {
  it.each([
    'Rats were treated with velorin for a week.',
    'We studied the addition of velorin. The application of Velorin was safe.',
    'Velorin (10 mg/kg) was dissolved.',
    'After velorin treatment, the rats slept.',
    'Plants got exogenous velorin.',
  ])('is so where they say: %s', (text) => {
    expect(isGivenIn('the velorin', [text])).toBe(true);
  });

  it('knows a factor by its abbreviation too', () => {
    const text = 'Cells were treated with VLY for two days.';
    expect(isGivenIn('velorin-6-yne (VLY)', [text])).toBe(true);
    expect(isGivenIn('velorin-6-yne (a yne)', [text])).toBe(false);
    expect(isGivenIn('velorin-6-yne', [text])).toBe(false);
  });

  it.each([
    'Velorin is made by the liver, and its levels fall with age.',
    'Rats were treated with prevelorin.',
    'Rats were treated with salt. Velorin rose.',
  ])('is not so where they say: %s', (text) => {
    expect(isGivenIn('velorin', [text])).toBe(false);
  });
});
