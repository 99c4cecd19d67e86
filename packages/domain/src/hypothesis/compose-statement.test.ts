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

  it('is not written without factor and outcome', () => {
    expect(composeStatement({ factor: 'naps', outcome: ' ', direction: 'raises' })).toBeUndefined();
    expect(composeStatement({ outcome: 'recall', direction: 'raises' })).toBeUndefined();
  });
});
