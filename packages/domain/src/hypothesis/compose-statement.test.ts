import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeStatement } from './compose-statement.js';

describe('the sentence of a hypothesis from its parts (T-86)', () => {
  it.each([
    [
      { factor: 'naps', outcome: 'recall', direction: 'raises', population: 'older adults' },
      'Naps increase recall in older adults.',
    ],
    [
      { factor: 'the heat', outcome: 'yield', direction: 'lowers', comparator: 'usual weather' },
      'The heat decreases yield, compared with usual weather.',
    ],
    [
      { factor: 'RelD', outcome: 'growth', direction: 'changes', mechanism: 'iron uptake' },
      'RelD affects growth through iron uptake.',
    ],
    [
      {
        factor: 'sleep and diet',
        outcome: 'mood',
        direction: 'associated',
        conditions: 'during exams',
      },
      'Sleep and diet are associated with mood during exams.',
    ],
    [
      {
        factor: 'mRNA levels',
        outcome: 'size in bees',
        direction: 'raises',
        population: 'bees',
        conditions: 'high heat',
      },
      'mRNA levels increase size in bees under high heat.',
    ],
    [
      { factor: 'shade', outcome: 'lasting increases in growth', direction: 'raises' },
      'Shade leads to lasting increases in growth.',
    ],
    [
      { factor: 'naps', outcome: 'better recall', direction: 'changes' },
      'Naps contribute to better recall.',
    ],
    [
      { factor: 'shade', outcome: 'growth', direction: 'lowers', conditions: 'beyond lowlands' },
      'Shade decreases growth beyond lowlands.',
    ],
    [
      { factor: 'shade', outcome: 'growth', direction: 'lowers', conditions: 'outside Peru' },
      'Shade decreases growth outside Peru.',
    ],
    [
      {
        factor: 'raising the doses',
        outcome: 'pain',
        direction: 'lowers',
        comparator: 'placebo.',
        mechanism: 'through sleep',
      },
      'Raising the doses decreases pain, compared with placebo, through sleep.',
    ],
    [
      {
        factor: 'fine mapping',
        outcome: 'genetic enhancement of seed quality',
        direction: 'raises',
      },
      'Fine mapping leads to genetic enhancement of seed quality.',
    ],
    [
      { factor: 'late meals', outcome: 'a decline in sleep quality', direction: 'raises' },
      'Late meals lead to a decline in sleep quality.',
    ],
    [
      { factor: 'naps', outcome: 'slow wave sleep', direction: 'raises' },
      'Naps increase slow wave sleep.',
    ],
    [
      { factor: 'shade', outcome: 'slow-growing lichens', direction: 'raises' },
      'Shade increases slow-growing lichens.',
    ],
    [
      { factor: 'higher temperatures', outcome: 'yield', direction: 'lowers' },
      'Higher temperatures decrease yield.',
    ],
    [
      {
        factor: 'Varying subsistence strategies',
        outcome: 'genetic variation',
        direction: 'raises',
      },
      'Varying subsistence strategies increases genetic variation.',
    ],
    [
      { factor: 'rising sea temperatures', outcome: 'coral growth', direction: 'changes' },
      'Rising sea temperatures affect coral growth.',
    ],
    [
      { factor: 'information on doses', outcome: 'adherence', direction: 'associated' },
      'Information on doses is associated with adherence.',
    ],
  ] as const)('is plain English: %o', (parts, sentence) => {
    expect(composeStatement(parts)).toBe(sentence);
  });

  it.each([
    ['the number of seeds', 'Shade increases the number of seeds.'],
    ['number of seeds', 'Shade increases the number of seeds.'],
    ['diagnostic yield of the test', 'Shade increases the diagnostic yield of the test.'],
    ['rate of decay', 'Shade increases the rate of decay.'],
    ['dN/dS ratio', 'Shade increases the dN/dS ratio.'],
    ['LTR Assembly Index', 'Shade increases the LTR Assembly Index.'],
    ['growth of seeds', 'Shade increases growth of seeds.'],
    ['grain yield', 'Shade increases grain yield.'],
    ['their share of light', 'Shade increases their share of light.'],
    ['rates of decay', 'Shade increases rates of decay.'],
    ['survival at a rate of 5', 'Shade increases survival at a rate of 5.'],
  ])('has the article that "%s" needs', (outcome, sentence) => {
    expect(composeStatement({ factor: 'shade', outcome, direction: 'raises' })).toBe(sentence);
  });

  it.each([
    ['pqsA mutation', 'A pqsA mutation decreases yield.'],
    ['LRP5 variant', 'An LRP5 variant decreases yield.'],
    ['somatic mutation', 'Somatic mutation decreases yield.'],
    ['DHD15-index score', 'The DHD15-index score decreases yield.'],
    ['training farmers in the field', 'Training farmers in the field decreases yield.'],
    ['training sessions', 'Training sessions decrease yield.'],
    ['naps in addition to tea', 'Naps in addition to tea decrease yield.'],
    ['a diet in addition to drugs', 'A diet in addition to drugs decreases yield.'],
    ['the 2012 drought', 'The 2012 drought decreased yield.'],
    ['the floods of 1953', 'The floods of 1953 decreased yield.'],
    ['the 2011A tape', 'The 2011A tape decreases yield.'],
  ])('agrees with its subject "%s"', (factor, sentence) => {
    expect(composeStatement({ factor, outcome: 'yield', direction: 'lowers' })).toBe(sentence);
  });

  it.each([
    [{ population: 'farms in Peru' }, 'Shade decreases yield on farms in Peru.'],
    [{ population: 'mice on islands' }, 'Shade decreases yield in mice on islands.'],
    [{ conditions: 'the field' }, 'Shade decreases yield in the field.'],
    [{ conditions: '30 °C' }, 'Shade decreases yield at 30 °C.'],
    [{ conditions: '12 weeks' }, 'Shade decreases yield over 12 weeks.'],
    [{ conditions: 'pregnancy' }, 'Shade decreases yield during pregnancy.'],
    [{ conditions: 'low light' }, 'Shade decreases yield under low light.'],
  ])('has the preposition that goes with %o', (parts, sentence) => {
    const core = { factor: 'shade', outcome: 'yield', direction: 'lowers' } as const;
    expect(composeStatement({ ...core, ...parts })).toBe(sentence);
  });

  it('lets an instrument read, not cause, what it estimates', () => {
    const factor = 'food frequency questionnaire';
    const compose = (outcome: string) =>
      composeStatement({ factor, outcome, direction: 'lowers', comparator: 'recalls' });
    expect(compose('estimated emissions')).toBe(
      'The food frequency questionnaire gives lower estimated emissions, compared with recalls.',
    );
    expect(compose('anxiety')).toContain('questionnaire decreases anxiety');
  });

  it('lets things have, not cause, a value', () => {
    const compose = (factor: string, outcome: string) =>
      composeStatement({ factor, outcome, direction: 'raises', comparator: 'other genes' });
    expect(compose('secreted effector genes', 'dN/dS ratio')).toBe(
      'Secreted effector genes have a higher dN/dS ratio, compared with other genes.',
    );
    expect(compose('copies of genes', 'dN/dS ratio')).toContain('genes increase the dN/dS');
    expect(compose('secreted effector genes', 'growth rate')).toContain('increase growth rate');
  });

  it('keeps each part as the person wrote it', () => {
    const phrase = fc
      .array(
        fc.constantFrom('rate', 'the', 'of', 'seeds', 'pqsA', 'mutation', 'training', '2012'),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((words) => words.join(' '));
    const direction = fc.constantFrom('raises', 'lowers', 'changes', 'associated');
    fc.assert(
      fc.property(phrase, phrase, phrase, direction, (factor, outcome, conditions, way) => {
        const statement = composeStatement({ factor, outcome, conditions, direction: way });
        for (const part of [factor, outcome, conditions])
          expect(statement?.toLowerCase()).toContain(part.toLowerCase());
      }),
      { numRuns: 200 },
    );
  });

  it('is not written without factor and outcome', () => {
    expect(composeStatement({ factor: 'naps', outcome: ' ', direction: 'raises' })).toBeUndefined();
    expect(composeStatement({ outcome: 'recall', direction: 'raises' })).toBeUndefined();
  });
});
