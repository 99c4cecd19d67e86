import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../literature/literature.fixtures.js';
import { sourceOfDocument } from '../literature/sources.js';
import { loadLanguage } from '../language/parse-text.js';
import { candidatesOf } from './candidates-of.js';
import { rateEvidence } from './evidence-strength.js';
import { readSource } from './read-source.js';

const language = await loadLanguage();
const read = (text: string) =>
  candidatesOf(readSource(sourceOfDocument(documentOf(text)), language));
const statements = (text: string) =>
  read(`Discussion\n\n${text}`).map(({ statement }) => statement);

const MAY = 'Dense stroma may reduce the reach of lipid nanoparticles in mice.';

describe('the hypotheses that a paper leads to', () => {
  it('are what it says is not known', () => {
    const text = 'Whether dense stroma reduces the reach of lipid nanoparticles remains unknown.';
    const [first] = read(`Discussion\n\n${text}`);
    expect(first).toMatchObject({
      kind: 'open-question',
      statement: 'Dense stroma reduces the reach of lipid nanoparticles.',
      relation: {
        factor: 'dense stroma',
        direction: 'lowers',
        outcome: 'the reach of lipid nanoparticles',
      },
    });
    expect(first?.basis.sentence.text).toBe(text);
  });

  it('are what it suggests, marked as cited where it names another work', () => {
    expect(read(`Discussion\n\n${MAY}`)).toMatchObject([
      { kind: 'proposal', statement: MAY, isCited: false },
    ]);
    const cited = MAY.replace('.', ' (Nobody et al., 2009).');
    expect(read(`Discussion\n\n${cited}`)).toMatchObject([{ statement: MAY, isCited: true }]);
  });

  it('are stated without a word that only hedges them', () => {
    const text = 'We speculate that perhaps dense stroma reduces the reach of lipid nanoparticles.';
    expect(statements(text)).toEqual(['Dense stroma reduces the reach of lipid nanoparticles.']);
  });

  it('are not what others found', () => {
    const found = 'raising the possibility that dense stroma reduces the reach of nanoparticles.';
    expect(statements(`The counts vary, ${found}`)).toHaveLength(1);
    expect(statements(`Studies to count cells have yielded mixed results, ${found}`)).toEqual([]);
  });

  it('count less where they explain what was seen in own material, or name only a class', () => {
    const scores = (text: string) => read(`Discussion\n\n${text}`).map(({ score }) => score);
    const [own = 0] = scores('Dense stroma may have reduced the growth of the mutants.');
    const [usual = 0] = scores('Dense stroma may have reduced the growth of the tumors.');
    expect(own).toBeLessThan(usual);
    const [bare = 0] = scores('Dense stroma may reduce the growth of the enzymes.');
    const [named = 0] = scores('Dense stroma may reduce the growth of the tumors.');
    expect(bare).toBeLessThan(named);
  });

  it('are what its model predicts, with the prediction left to an experiment', () => {
    const text =
      'Our results predict that reduced surface tension will increase the adsorption of the peptide.';
    expect(read(`Discussion\n\n${text}`)).toMatchObject([
      {
        statement: 'Reduced surface tension will increase the adsorption of the peptide.',
        isExplicit: true,
        isConclusion: false,
      },
    ]);
    const measured = text.replace('predict', 'show').replace('will increase', 'increases');
    expect(read(`Discussion\n\n${measured}`)).toEqual([]);
  });

  it.each([
    'We hypothesize that ZYX7 might play a vital role in growth or against multiple stresses.',
    'Evening doses (of velorin) may reduce weevil damage and improve grain yield.',
    'Future use of clover husk may require targeted breeding strategies to address its lignin.',
  ])('do not take parts of the clause for factor or outcome: %s', (sentence) =>
    expect(statements(sentence)).toEqual([]),
  );

  it.each([
    'The rate of decay of the seeds may increase the rate of growth of the seeds.',
    'Cold-stored clover (cv. Red*) may lower the C/N ratio of the soil’s upper-most layer.',
  ])('may have parts that begin and end alike, or have marks in them: %s', (text) =>
    expect(statements(text)).toEqual([text.replace(' (cv. Red*)', '')]),
  );

  it('are no praise of a method, and nothing that a side clause would need', () => {
    expect(statements('The array may be a useful tool for the diagnosis of asthma.')).toEqual([]);
    expect(
      statements(
        'Since at low tension repulsion is weak, our model predicts that the peptide would form larger clusters.',
      ),
    ).toEqual([]);
  });

  it('keep the doer of a process in the outcome, and name a mechanism apart', () => {
    const relationOf = (text: string) => read(`Discussion\n\n${text}`)[0]?.relation;
    expect(
      relationOf('A helper lipid may increase the uptake of particles by airway cells.'),
    ).toMatchObject({
      outcome: 'the uptake of particles by airway cells',
      mechanism: undefined,
    });
    expect(
      relationOf('Dense stroma may reduce gene editing through an immune response.'),
    ).toMatchObject({
      outcome: 'gene editing',
      mechanism: 'an immune response',
    });
  });

  it.each([
    [
      'rebutted by the next sentence',
      'Dense stroma may reduce the reach of lipid nanoparticles in mice. However, our second experiment did not support this.',
    ],
    ['negated', 'Dense stroma may not reduce the reach of lipid nanoparticles in mice.'],
    [
      'taken back',
      'Dense stroma may reduce the reach of lipid nanoparticles in mice, but this is unlikely.',
    ],
    ['leaning on a sentence before', 'This may reduce the reach of lipid nanoparticles in mice.'],
    [
      'an aim of the study',
      'We asked whether dense stroma reduces the reach of lipid nanoparticles.',
    ],
    ['a plain result', 'Dense stroma reduced the reach of lipid nanoparticles in mice by 60%.'],
    ['about the study itself', 'Selection bias may reduce the statistical power of the analysis.'],
  ])('are none from a sentence that is %s', (_, text) => {
    expect(statements(text)).toEqual([]);
  });

  it('are none from the introduction or the methods, where the paper may answer them itself', () => {
    for (const section of ['Introduction', 'Methods', 'References'])
      expect(read(`${section}\n\n${MAY}`)).toEqual([]);
  });
});

const WORDS = [
  'dense stroma',
  'may',
  'reduce',
  'whether',
  'remains unknown',
  'the uptake of',
  'not',
  '(',
  ')',
  '[1]',
  ',',
  '.',
  'not known',
  'mice',
  'however,',
];

describe('any text', () => {
  it('gives whole sentences, verbatim passages and a strength between 0.1 and 0.9', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }), (words) => {
        const text = `Discussion\n\n${MAY} ${words.join(' ')}`;
        for (const candidate of read(text)) {
          const { start, end, text: passage } = candidate.basis.sentence;
          expect(text.slice(start, end)).toBe(passage);
          expect(candidate.statement).toMatch(/\.$/);
          const { value } = rateEvidence(candidate, 0);
          expect(value).toBeGreaterThanOrEqual(0.1);
          expect(value).toBeLessThanOrEqual(0.9);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(['may may may ', '((((', '[[1], ', ', but ', 'whether or not '])(
    'of 200,000 characters such as %j is read to its end',
    (part) => {
      expect(read(part.repeat(Math.ceil(200_000 / part.length))).length).toBeLessThan(1000);
    },
    60_000,
  );
});
