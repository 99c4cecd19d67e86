import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalize.js';

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const raw = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'amy',
        'loid',
        '-',
        '\n',
        '\n\n',
        ' ',
        'ﬁ',
        'β',
        '\u00AD',
        'e\u0301',
        '\u0301',
        'CRISPR',
        '≥',
        '1',
        '\r\n',
        '\t',
        '\u2011',
        '.',
        'Łukasz',
        '\f',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);

describe('normalizeText', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(raw, (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  it('never drops, adds or reorders a letter or digit', () => {
    fc.assert(
      fc.property(raw, (text) => {
        const spelt = text
          .toWellFormed()
          .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'));
        const visible = spelt.replace(/[\u00AD\u200B\u2060\uFEFF]/g, '').normalize('NFC');
        expect(letters(normalizeText(text))).toBe(letters(visible));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves only empty lines between paragraphs as line breaks', () => {
    fc.assert(
      fc.property(raw, (text) => {
        expect(normalizeText(text)).not.toMatch(/(?<!\n)\n(?!\n)|\n{3}|[ \t]\n|\n | {2}/);
      }),
    );
  });

  it('joins a word that was hyphenated at the end of a line', () => {
    expect(normalizeText('The oligo-\nmers were inhi-\nbited.')).toBe(
      'The oligomers were inhibited.',
    );
  });

  it('joins every line of a paragraph that the layout tells', () => {
    const lines = 'Trees in Upper\nExampleland grow\nslowly.';
    expect(normalizeText(lines, undefined, true)).toBe('Trees in Upper Exampleland grow slowly.');
    expect(normalizeText(`${lines}\n\nMore.`, undefined, true).split('\n\n')).toHaveLength(2);
  });

  it('leaves the number of the next entry of a list apart from the address before it', () => {
    expect(
      normalizeText('5. Example A. Limes. doi:10.1000/lime.1.\n6. Muster B. Trees.'),
    ).toContain('doi:10.1000/lime.1. 6. Muster B. Trees.');
  });

  it('joins a DOI that is divided at one of its marks', () => {
    expect(normalizeText('See https://doi.org/10.1000/lime.\ntree.12 for more.')).toBe(
      'See https://doi.org/10.1000/lime.tree.12 for more.',
    );
  });

  it('keeps the hyphen of names and of words that the document writes with one', () => {
    expect(normalizeText('We used CRISPR-\nCas9 here.')).toBe('We used CRISPR-Cas9 here.');
    expect(normalizeText('A long-term effect; the long-\nterm effect.')).toBe(
      'A long-term effect; the long-term effect.',
    );
  });

  it('keeps Greek, maths, accents, and spells ligatures out', () => {
    expect(normalizeText('Aβ42 ≥ 3 μM ± ΔG, Pe\u0301rez e\uFB03cient \uFB01bril')).toBe(
      'Aβ42 ≥ 3 μM ± ΔG, Pérez efficient fibril',
    );
  });

  it('keeps headings and list lines apart, and joins wrapped lines', () => {
    const wrapped =
      'Methods\nWe grew the cells for three days and then measured the\nuptake of dye in every well.';
    expect(normalizeText(wrapped)).toBe(
      'Methods\n\nWe grew the cells for three days and then measured the uptake of dye in every well.',
    );
  });
});
