import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HypothesisStructure } from '@spinout/api-client';
import { hypothesisPatents, NO_INVENTION } from './patent-titles.js';

type Direction = HypothesisStructure['direction'];

/** The first title of a hypothesis. */
const titleOf = (factor: string, direction: Direction, outcome: string, population?: string) =>
  hypothesisPatents({
    kind: 'own',
    factor,
    direction,
    outcome,
    ...(population === undefined ? {} : { population }),
  })?.[0];

describe('the titles of patent applications', () => {
  it.each([
    ['daily naps', 'raises', 'memory', 'Method to increase memory, based on daily naps'],
    ['Yoga', 'lowers', 'risk of falls', 'Method to reduce the risk of falls, based on yoga'],
    ['naps', 'changes', 'mood', 'Method to influence mood, based on naps'],
    ['annealing at 400 °C', 'lowers', 'grain size', /^Method to reduce grain size, based on ann/u],
    ['a code of distance 5', 'raises', 'coherence time', /^Method to increase coherence time/u],
  ] as const)('claim what people make or do (%s %s %s)', (factor, direction, outcome, title) => {
    expect(titleOf(factor, direction, outcome)).toMatch(title);
  });

  it.each([
    ['smoking', 'raises', 'mortality', 'Method to limit mortality due to smoking'],
    [
      'exposure to two toxins',
      'lowers',
      'viability of cells',
      'Method to limit the loss of viability of cells due to exposure to two toxins',
    ],
    ['the 2012 drought', 'raises', 'aflatoxin level', 'Method to predict aflatoxin level'],
    ['high blood iron levels', 'raises', 'pain', /^Method to predict pain, based on high blood/u],
    [
      'soil salinity',
      'lowers',
      'grain yield',
      'Method to predict grain yield, based on soil salinity',
    ],
    ['naps', 'associated', 'memory', 'Method to predict memory, based on naps'],
  ] as const)('work against harm or foresee it (%s %s %s)', (factor, direction, outcome, title) => {
    expect(titleOf(factor, direction, outcome)).toMatch(title);
  });

  it.each([
    ['a place', 'phytogeographical zone', 'changes', 'yield'],
    ['a group of people', 'ethnic group', 'associated', 'memory'],
    ['a product on the market', 'CycleLight SeptoFast', 'raises', 'survival'],
    ['an instrument', 'food diary questionnaire', 'lowers', 'emissions'],
    ['a bare dose', '100 kg N/ha', 'raises', 'grain yield'],
    ['the number that a measurement gives', 'naps', 'raises', 'rate of diagnosis'],
    ['an outcome that nobody wants changed', 'a cold bath', 'raises', 'number of granules'],
    ['a worse crop', 'overexpression of SnRK1', 'lowers', 'germination rate'],
    ['a changed gene of mice', 'deletion of the Abc1 gene', 'raises', 'lifespan'],
    ['an infection that happens to help', 'MoV1 infection', 'lowers', 'lesion area'],
    ['a harmful habit that happens to help', 'smoking', 'lowers', 'risk of obesity'],
  ] as const)('claim nothing with %s', (_, factor, direction, outcome) => {
    expect(titleOf(factor, direction, outcome)).toBe(NO_INVENTION);
  });

  it('depend on whom the outcome helps', () => {
    const outcome = 'survival';
    expect(titleOf('vaccination', 'raises', outcome, 'bees')).toContain('to increase survival');
    expect(titleOf('vaccination', 'raises', outcome, 'pathogens')).toContain('to limit survival');
    expect(titleOf('vaccination', 'raises', outcome, 'P. aeruginosa')).toBe(NO_INVENTION);
    const gene = 'CRISPR editing of the thiC promoter';
    expect(titleOf(gene, 'raises', 'grain yield', 'rice')).toContain('to increase grain yield');
  });

  it.each(['', 'from weight loss, also in terms of mortality', 'x'.repeat(200)])(
    'are left to the topic where the outcome “%s” names nothing short',
    (outcome) => expect(titleOf('naps', 'raises', outcome) ?? NO_INVENTION).toBe(NO_INVENTION),
  );

  it('are always two different ones of at most 140 characters', () => {
    const phrase = fc
      .array(
        fc.constantFrom('naps', 'mortality', 'yield', 'of', 'the', '2012', 'drought', 'gene'),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .map((words) => words.join(' '));
    const direction = fc.constantFrom<Direction>('raises', 'lowers', 'changes', 'associated');
    fc.assert(
      fc.property(phrase, phrase, direction, (factor, outcome, way) => {
        const titles = hypothesisPatents({ kind: 'own', factor, outcome, direction: way }) ?? [
          'a',
          'b',
        ];
        expect(new Set(titles).size).toBe(2);
        for (const title of titles) expect(title.length).toBeLessThanOrEqual(140);
      }),
      { numRuns: 200 },
    );
  });
});
