import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractWords } from './words.js';

const folded = (text: string) => extractWords(text).map((word) => word.folded);

describe('wordsOf', () => {
  it.each([
    ['tnf alpha', ['TNF-α', 'TNFα', 'TNF-alpha', 'TNF alpha', 'TNFalpha', 'TNF‑α', 'TNF–α']],
    ['nf kappa b', ['NF-κB', 'NFκB', 'NF-kappaB', 'NF-kappa-B', 'NF kappa B', 'NFkappaB']],
    ['il1 beta', ['IL-1β', 'IL1β', 'IL-1 beta', 'IL1beta', 'IL‐1‐β']],
    ['alpha synuclein', ['α-synuclein', 'alpha-synuclein', 'Alpha synuclein']],
    ['beta2 adrenergic', ['β2-adrenergic', 'beta-2 adrenergic', 'beta2-adrenergic']],
    ['alpha beta t cell', ['αβ T cell', 'alpha-beta T cell', 'α/β T-cell']],
    ['gamma ray', ['γ-ray', 'gamma-ray', 'Γ ray']],
    ['mu opioid', ['µ-opioid', 'μ-opioid', 'mu opioid']],
    ['pd1', ['PD-1', 'PD1', 'pd‑1']],
    ['covid19', ['COVID-19', 'Covid19']],
    ['co2', ['CO₂', 'CO2', 'co2']],
    ['brain computer', ['brain-computer', 'Brain computer', 'brain‐computer']],
  ])('gives the words "%s" for every spelling', (words, spellings) => {
    for (const spelling of spellings) expect(folded(spelling).join(' '), spelling).toBe(words);
  });

  it('keeps "Aβ42" whole, and words that only contain the name of a letter', () => {
    expect(folded('Aβ42')).toEqual(['abeta42']);
    expect(folded('alphas alphabet betamethasone lambda')).toEqual([
      'alphas',
      'alphabet',
      'betamethasone',
      'lambda',
    ]);
  });

  it('leaves words of the Greek language Greek', () => {
    expect(folded('επιστήμη')).toEqual(['επιστήμη']);
  });

  it('says how words are joined', () => {
    expect(extractWords("TNFα, brain-computer Alzheimer's").map(({ joint }) => joint)).toEqual([
      'apart',
      'fused',
      'apart',
      'hyphen',
      'space',
      'apostrophe',
    ]);
  });

  it('gives each word its place in the text', () => {
    const text = 'Both TNFα and PD-1, “ﬁne”';
    const written = extractWords(text).map(({ start, end }) => text.slice(start, end));
    expect(written).toEqual(['Both', 'TNF', 'α', 'and', 'PD-1', 'ﬁne']);
  });

  it('gives ascending places within the text, and no empty word, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0;
        for (const word of extractWords(text)) {
          expect(word.folded).not.toBe('');
          expect(word.start).toBeGreaterThanOrEqual(last);
          expect(word.end).toBeGreaterThan(word.start);
          expect(word.end).toBeLessThanOrEqual(text.length);
          last = word.start;
        }
      }),
    );
  });
});
