import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { readHypothesis } from './read-hypothesis.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const read = (statement: string) => readHypothesis(statement, language);

describe('what the sentences of a hypothesis name (T-86)', () => {
  it('is both factor and outcome where one sentence relates them', () => {
    expect(read('The drug velorin reduces pain.')).toMatchObject({
      structure: { factor: 'The drug velorin', outcome: 'pain', direction: 'lowers' },
      focus: {},
    });
  });

  it.each([
    ['The biological function of the FDX4 protein remains unknown.', 'the FDX4 protein'],
    [
      'The significance of the interaction between FDX4 and RAB9 remains to be defined.',
      'the interaction between FDX4 and RAB9',
    ],
    ['The impact of night shifts is still not well understood.', 'night shifts'],
  ])('is the factor in “%s”', (question, factor) => {
    expect(read(question)).toEqual({ focus: { factor } });
  });

  it.each([
    ['The mechanism of neonatal weight loss remains undetermined.', 'neonatal weight loss'],
    ['The reason for the reduction in vessel growth is unclear.', 'vessel growth'],
  ])('is the outcome in “%s”', (question, outcome) => {
    expect(read(question)).toEqual({ focus: { outcome } });
  });

  it.each([
    'The reason for their induction by salt remains unclear.',
    'The role of either drug is unclear.',
    'It is unclear why mucus accumulates.',
    'The drug reduces pain.',
  ])('is neither in “%s”', (question) => {
    expect(read(question)).toEqual({ focus: {} });
  });
});
