import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definedAcronyms } from '../language/acronyms.js';
import { extractTerms, normalizeTerm } from './abstract-terms.js';

const terms = (text: string) => extractTerms(text).map(({ term }) => term);

describe('extractTerms', () => {
  it('finds phrases between stop words, lower-cased and in the singular', () => {
    const found = terms(
      'Lipid nanoparticles carry messenger RNA to hepatocytes. A lipid nanoparticle protects messenger RNA.',
    );
    expect(found).toEqual(
      expect.arrayContaining(['lipid nanoparticle', 'messenger rna', 'hepatocyte']),
    );
  });

  it.each([
    ['Gene expression increases and macrophages remain.', 'gene expression'],
    ['The kinase protein C6 acts on cells. The C6 acts early.', 'c6'],
    ['Iron limitation exacerbates tissue damage.', 'tissue damage'],
    ['Tumor cells proliferate. Bacterial cells persist. Host cells die.', 'tumor cell'],
    ['Lipid metabolism differs. Lipid metabolism varies.', 'lipid metabolism'],
    ['Tissue damage fell. Tissue damage arose.', 'tissue damage'],
  ])('finds no term that ends in a verb in "%s"', (text, term) => {
    const found = terms(text);
    expect(found).toContain(term);
    const verbs =
      /\b(?:increase|remain|act|exacerbate|proliferate|persist|die|differ|varie|vary|fell|arose)s?\b/;
    expect(found.filter((each) => verbs.test(each))).toEqual([]);
  });

  it('keeps nouns that are also verbs', () => {
    const text = 'Calcium release rose. Protein aggregates formed. Bacterial isolates grew.';
    expect(terms(text)).toEqual(
      expect.arrayContaining(['calcium release', 'protein aggregate', 'bacterial isolate']),
    );
  });

  it('prefers the longer term to the words that only occur inside it', () => {
    const found = terms(
      'A graph neural network learns. The graph neural network wins. Each graph neural network fails.',
    );
    expect(found[0]).toBe('graph neural network');
  });

  it('keeps Greek letters, digits and inner hyphens', () => {
    const found = terms(
      'Aβ42 and α-synuclein aggregate. CRISPR-Cas9 removes TREM2. PD-L1 and IL-1β rise. TNF-α stays.',
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'aβ42',
        'α-synuclein',
        'crispr-cas9',
        'trem2',
        'pd-l1',
        'il-1β',
        'tnf-α',
      ]),
    );
  });

  it('counts a short form that the text defines as its long form', () => {
    const [first] = extractTerms(
      'A lipid nanoparticle (LNP) enters the cell. LNPs escape. Each LNP melts.',
    );
    expect(first).toMatchObject({ term: 'lipid nanoparticle', count: 4 });
  });

  it('ends no term with a describing word, an adverb or a participle', () => {
    const found = terms(
      'The tested cells were clinical. Highly soluble proteins quickly folded in vivo. It was biological.',
    );
    expect(
      found.filter((term) =>
        /(?:clinical|highly|quickly|folded|vivo|biological|soluble)$/.test(term),
      ),
    ).toEqual([]);
  });

  it('gives places at which the term or its short form stands', () => {
    const text =
      'Perovskite solar cells (PSCs) age. PSCs lose efficiency; perovskite solar cells recover.';
    const found = extractTerms(text).find(({ term }) => term === 'perovskite solar cell');
    expect(found?.spans.map(([start, end]) => text.slice(start, end))).toEqual([
      'Perovskite solar cells',
      'PSCs',
      'PSCs',
      'perovskite solar cells',
    ]);
  });

  it('gives the same terms for the same text, all of them found in it', () => {
    const word = fc.constantFrom(
      'amyloid',
      'the',
      'β-catenin',
      'graph',
      'networks',
      'of',
      '(GN)',
      'LNPs',
      '12',
      '.',
      'editing',
      'µM',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        const found = extractTerms(text);
        expect(extractTerms(text)).toEqual(found);
        for (const { count, spans, term } of found) {
          expect(count).toBe(spans.length);
          expect(term.split(' ').length).toBeLessThanOrEqual(3);
          for (const [start, end] of spans) expect(text.slice(start, end)).not.toBe('');
        }
      }),
    );
  });
});

describe('termForm', () => {
  it.each([
    ['Lipid Nanoparticles', 'lipid nanoparticle'],
    ['studies', 'study'],
    ['analysis', 'analysis'],
    ['virus', 'virus'],
    ['batteries', 'battery'],
    ["Alzheimer's disease", "alzheimer's disease"],
    ['5 µM', '5 μm'],
  ])('brings %s into the form %s', (written, form) => {
    expect(normalizeTerm(written)).toBe(form);
  });
});

describe('definedAcronyms', () => {
  it('finds short forms after their long form, and no others', () => {
    const text =
      'Induced pluripotent stem cell (iPSC) lines, a power conversion efficiency (PCE) of 20%, thioflavin T (ThT), gels (see Fig. 1) and mice (n = 8).';
    expect(Object.fromEntries(definedAcronyms(text))).toEqual({
      iPSC: 'Induced pluripotent stem cell',
      PCE: 'power conversion efficiency',
      ThT: 'thioflavin T',
    });
  });
});
