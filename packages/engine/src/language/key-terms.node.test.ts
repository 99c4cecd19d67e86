import { beforeAll, describe, expect, it } from 'vitest';
import { definedAcronyms } from './acronyms.js';
import { findKeyTerms, type KeyTermOptions } from './key-terms.js';
import { loadLanguage, type Language } from './parse-text.js';
import { normalizeTerm } from './term-form.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const find = (text: string, options?: KeyTermOptions) =>
  findKeyTerms(language.parse(text), options);
const terms = (text: string, options?: KeyTermOptions) =>
  find(text, options).map(({ term }) => term);

const PAPER = `Abstract

Dietary fiber raises butyrate in the colon of mice, but its effect on the gut barrier is unclear. We fed germ-free mice a high-fiber diet and measured short-chain fatty acids (SCFAs). Butyrate increased, and gut permeability fell.

Introduction

Short-chain fatty acids are made by gut bacteria from dietary fiber (Keller et al. 2019). SCFAs such as butyrate feed colonic epithelial cells. Keller et al. showed that butyrate strengthens the gut barrier of rats. However, results differ between studies, and the analysis of Keller et al. had few patients.

Methods

Germ-free mice were bought in January from Acme Inc. We used a Pipetmaster 3000 and a Pipetmaster 4000; each Pipetmaster was calibrated. Gut permeability was measured with FITC-dextran. The gut barrier was stained. Dietary fiber was weighed, see doi:10.1234/abc and PMC1234567.

Results

Butyrate rose with dietary fiber in germ-free mice that received gut bacteria. Gut permeability fell as SCFAs rose. Tight junctions of the gut barrier were longer. Tight junctions were intact in mice on dietary fiber.

Discussion

Our results suggest that gut bacteria protect the gut barrier by SCFAs. Gut permeability may depend on tight junctions. The effect of butyrate on tight junctions remains unknown in patients.

Acknowledgments

We thank Marta Okafor, Marta Okafor, Marta Okafor and the Okafor Foundation for the Okafor grant.

References

1. Keller P, Rowe JK (2019) Zebra stripes and zebra flies. J Zebra Sci 12: 33–41.
2. Okafor M, Rowe JK (2020) Zebra stripes again. J Zebra Sci 13: 1–9.
`;

describe('findKeyTerms', () => {
  it('finds what a paper is about', () => {
    expect(
      terms(PAPER, { title: 'Dietary fiber, butyrate and the gut barrier' }).slice(0, 7),
    ).toEqual(
      expect.arrayContaining([
        'gut barrier',
        'butyrate',
        'dietary fiber',
        'gut permeability',
        'tight junctions',
      ]),
    );
  });

  it('leaves out verbs, generic words, names, months, identifiers, thanks and references', () => {
    const found = terms(PAPER).join(' | ').toLowerCase();
    for (const word of [
      'result',
      'study',
      'effect',
      'analysis',
      'patient',
      'keller',
      'et al',
      'january',
      'doi',
      'pmc',
      'okafor',
      'zebra',
      'inc',
      'suggest',
      'raise',
      'acknowledg',
    ])
      expect(found).not.toContain(word);
  });

  it('counts short and long form as one term and names the short form', () => {
    const found = find(PAPER).find(({ acronym }) => acronym === 'SCFA');
    expect(found).toMatchObject({
      term: 'short-chain fatty acids',
      normalized: 'short chain fatty acid',
      count: 6,
    });
    expect(terms(PAPER)).not.toContain('SCFAs');
  });

  it('gives the places of each term in the text', () => {
    for (const { spans, count, term } of find(PAPER)) {
      expect(spans).toHaveLength(count);
      for (const [start, end] of spans) expect(PAPER.slice(start, end).trim()).not.toBe('');
      if (term === 'gut barrier')
        for (const [start, end] of spans) expect(PAPER.slice(start, end)).toBe('gut barrier');
    }
  });

  it('puts terms of the title first', () => {
    const title = 'Tight junctions';
    const rank = (options: KeyTermOptions) => terms(PAPER, options).indexOf('tight junctions');
    expect(rank({ title })).toBeLessThan(rank({}));
  });

  it('leaves out names that the caller excludes', () => {
    const text =
      'Lindqvist lenses bend light. Lindqvist lenses are thin. We made Lindqvist lenses. Lindqvist knew.';
    expect(terms(text).join()).toContain('Lindqvist');
    expect(terms(text, { exclude: ['Astrid Lindqvist'] }).join()).not.toContain('Lindqvist');
  });

  it('prefers a longer term to a part that seldom stands alone', () => {
    const text =
      'Bone turnover markers rose. Bone turnover markers fell. Men had bone turnover markers. Bone is hard.';
    expect(terms(text)).toEqual(['bone turnover markers']);
  });

  it('keeps the letters of genes, species and compounds', () => {
    const text =
      'BRCA1 depletion delays mitosis. We saw BRCA1 depletion in C. elegans. C. elegans lacks NF-κB signaling. BRCA1 depletion kills C. elegans without NF-κB signaling. NF-κB signaling was lost.';
    expect(terms(text)).toEqual(
      expect.arrayContaining(['BRCA1 depletion', 'C. elegans', 'NF-κB signaling']),
    );
  });

  it('gives at most as many terms as asked for, and the same for the same text', () => {
    expect(find(PAPER, { limit: 3 })).toHaveLength(3);
    expect(find(PAPER)).toEqual(find(PAPER));
    expect(find(PAPER).length).toBeLessThanOrEqual(15);
  });

  it('gives none rather than stop words for a language that the tagger does not know', () => {
    const text = 'Die Zellen und die Gene der Maus. Die Zellen und die Gene der Ratte. '.repeat(5);
    expect(find(text, { language: 'de' })).toEqual([]);
    expect(find(PAPER, { language: 'en' })).toEqual(find(PAPER));
  });

  it('gives none for a text without nouns', () => {
    expect(find('')).toEqual([]);
    expect(find('It is so.')).toEqual([]);
  });
});

describe('definedAcronyms', () => {
  it.each([
    ['It uses a lipid nanoparticle (LNP).', 'LNP', 'lipid nanoparticle'],
    ['The stratified squamous epithelium (SSE) grew.', 'SSE', 'stratified squamous epithelium'],
    ['These “low infested colonies” (LIC) died.', 'LIC', 'low infested colonies'],
    ['The World Health Organization’s (WHO) rules apply.', 'WHO', 'World Health Organization'],
    ['We saw long non-coding RNAs (lncRNAs).', 'lncRNA', 'long non-coding RNAs'],
  ])('reads %j', (text, short, long) => {
    expect(definedAcronyms(text).get(short)).toBe(long);
  });

  it('does not take any bracket for a definition', () => {
    expect([
      ...definedAcronyms('It rose (P < 0.05) in mice (Table 2) of both kinds (USA).'),
    ]).toEqual([]);
  });
});

describe('normalizeTerm', () => {
  it.each([
    ['T-cell Receptors', 't cell receptor'],
    ['bodies', 'body'],
    ['species', 'species'],
    ['µ-Opioids', 'μ opioid'],
    ['mice', 'mouse'],
  ])('brings %j to %j', (phrase, normalized) => {
    expect(normalizeTerm(phrase)).toBe(normalized);
  });
});
