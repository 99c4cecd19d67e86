import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeNames } from './short-name.js';

describe('the names proposed for a company', () => {
  it.each([
    [
      'More than 75 percent decline over 27 years in total flying insect biomass',
      'Insect Biomass Labs',
    ],
    ['Mitochondrial function and telomere function', 'Telomere Labs'],
    ['The Number of Neurons Underlying Percepts', 'Neuron Labs'],
    ['Regulation of iron, copper and zinc', 'Iron Labs'],
    ['Efficient perovskite solar cells', 'Perovskite Labs'],
    ['Why Functional Malaria Vaccines Fail', 'Malaria Vaccine Labs'],
    ['Overview on the Mycotoxins Incidence in Serbia', 'Mycotoxin Labs'],
    ['The uses of wild mushrooms', 'Mushroom Labs'],
    ['Inorganic materials design', 'Materials Design Labs'],
  ])('T-63 come from one or two words of a topic (%s)', (topic, name) => {
    expect(proposeNames({ topic })[0]).toBe(name);
  });

  it.each([
    'TBK1 and IKKε',
    'God and mentalizing',
    'BRCA1 in breast cancer risk',
    '睡眠与记忆',
    '',
  ])('T-63 are a placeholder where no word is suitable (%s)', (topic) =>
    expect(proposeNames({ topic })).toEqual(['NewCo']),
  );

  it('come from the further phrases if the topic has no suitable word', () => {
    const phrases = ['C6', 'the scaffold-kinase complexes', 'the activity of a kinase'];
    expect(proposeNames({ topic: 'TBK1 and IKKε', phrases })[0]).toBe('Kinase Labs');
  });

  it('begin with what the topic shares with the parts of a hypothesis', () => {
    const topic = 'The NAM gene and nitrogen utilization of Australian wheat';
    const parts = ['the NAM-A1c allele', 'grain-filling period', 'wheat cultivars in peat soil'];
    expect(proposeNames({ topic })[0]).toBe('Nitrogen Labs');
    expect(proposeNames({ topic, parts })).toEqual(['Wheat Labs', 'Nitrogen Labs', 'Soil Labs']);
    expect(proposeNames({ topic: 'TBK1', parts, phrases: ['optics'] })[0]).toBe('Wheat Labs');
  });

  it('are up to three different ones', () => {
    const names = proposeNames({ topic: 'Telomeres, leukocytes and mitochondria' });
    expect(names).toEqual(['Telomere Labs', 'Leukocyte Labs', 'Mitochondria Labs']);
  });

  it('are short and in Latin letters for any topic', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.lorem(), (text, words) => {
        for (const name of proposeNames({ topic: `${words} genome ${text}` }))
          expect(name).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:Labs|Research)$/u);
      }),
      { numRuns: 50 },
    );
  });
});
