import { describe, expect, it } from 'vitest';
import { isEnglish } from './is-english.js';

describe('English', () => {
  it.each([
    'Further studies are needed to clarify the relationship.',
    'Mitochondrial dysfunction and age',
    'The paper does not say which die was used.',
  ])('is found in a German page: %s', (text) => {
    expect(isEnglish(text, true)).toBe(true);
  });

  it.each([
    'Aus Ihrem Artikel: „the biomass decline“',
    'Die Rolle der Mitochondrien im Alter',
    'Zusammenfassung: PCR (1)',
    'DL Smith, JA Mattison · J Gerontol · 2011',
    '12',
    '',
  ])('is not: %s', (text) => {
    expect(isEnglish(text, true)).toBe(false);
  });

  it('is a text in Latin letters in an Arabic page, unless its words are of another language', () => {
    expect(isEnglish('leukocyte mtDNA copy number', false)).toBe(true);
    expect(isEnglish('«In humans, further research will be needed.»', false)).toBe(true);
    expect(isEnglish('Die Rolle der Mitochondrien im Alter', false)).toBe(false);
    expect(isEnglish('موضوع البحث: telomeres', false)).toBe(false);
    expect(isEnglish('3D', false)).toBe(false);
  });
});
