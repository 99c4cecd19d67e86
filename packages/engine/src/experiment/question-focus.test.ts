import { describe, expect, it } from 'vitest';
import { readQuestionFocus } from './question-focus.js';

describe('what a question names', () => {
  it.each([
    ['The biological function of the FDX4 protein remains unknown.', 'the FDX4 protein'],
    [
      'The significance of the interaction between FDX4 and RAB9 remains to be defined.',
      'the interaction between FDX4 and RAB9',
    ],
    ['The impact of night shifts is still not well understood.', 'night shifts'],
  ])('finds the factor in “%s”', (question, factor) => {
    expect(readQuestionFocus(question)).toEqual({ factor });
  });

  it.each([
    ['The mechanism of neonatal weight loss remains undetermined.', 'neonatal weight loss'],
    ['The reason for the reduction in vessel growth is unclear.', 'vessel growth'],
  ])('finds the outcome in “%s”', (question, outcome) => {
    expect(readQuestionFocus(question)).toEqual({ outcome });
  });

  it.each([
    'The reason for their induction by salt remains unclear.',
    'The role of either drug is unclear.',
    'It is unclear why mucus accumulates.',
    'The drug reduces pain.',
  ])('finds neither in “%s”', (question) => {
    expect(readQuestionFocus(question)).toEqual({});
  });
});
