import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.js';

const keys = (text: string) => tokenize(text).map(({ key }) => key);

describe('tokenize', () => {
  it('leaves out stop words and the phrases that all papers share', () => {
    expect(keys('We show that the results of this study')).toEqual([]);
  });

  it('makes compatibility forms, accents and case equal', () => {
    expect(keys('CO₂')).toEqual(keys('co2'));
    expect(keys('ﬁbrosis')).toEqual(keys('fibrosis'));
    expect(keys('Karikó')).toEqual(keys('kariko'));
  });

  it('spells Greek letters out, alone or in a name', () => {
    expect(keys('α-synuclein')).toEqual(keys('alpha-synuclein'));
    expect(keys('amyloid β')).toEqual(keys('amyloid beta'));
    expect(keys('TNFα')).toEqual(keys('TNF alpha'));
  });

  it('leaves Greek words Greek', () => {
    expect(keys('επιστήμη')).toEqual(['επιστήμη']);
  });

  it('gives hyphenated words as if they were written with spaces, and a name with its number as one', () => {
    expect(keys('brain-computer interface')).toEqual(keys('brain computer interface'));
    expect(keys('CAR-T')).toEqual(keys('CAR T'));
    expect(keys('PD-1')).toEqual(['pd1']);
    expect(keys('PD1')).toEqual(['pd1']);
    expect(keys('COVID-19')).toEqual(['covid19', 'covid']);
  });

  it('numbers words that follow one another, with a gap at a punctuation mark', () => {
    expect(tokenize('state-of-the-art ozone. Lithium').map(({ position }) => position)).toEqual([
      1, 4, 5, 7,
    ]);
  });

  it('does not count single characters towards the length', () => {
    expect(tokenize('vitamin C').map(({ counted }) => counted)).toEqual([true, false]);
  });

  it('drops the possessive', () => {
    expect(keys("Alzheimer's disease")).toEqual(keys('Alzheimer disease'));
    expect(keys('Alzheimer’s')).toEqual(keys('Alzheimer'));
  });

  it('gives the same keys for any case and normal form of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(keys(text.normalize('NFD'))).toEqual(keys(text.normalize('NFC')));
        for (const key of keys(text)) expect(key.length).toBeGreaterThan(0);
      }),
    );
  });
});
