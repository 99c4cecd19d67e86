import { describe, expect, it } from 'vitest';
import { findQuestionForm } from './question-forms.js';

describe('the question that a sentence leaves open', () => {
  it.each([
    [
      'It is not yet known whether cover crops reduce nitrate leaching on sandy soils.',
      'asked',
      'whether cover crops reduce nitrate leaching on sandy soils',
    ],
    [
      'How the spindle checkpoint is silenced in oocytes, however, remains to be determined.',
      'asked',
      'How the spindle checkpoint is silenced in oocytes',
    ],
    [
      'There is an urgent need to validate the test in samples from other countries.',
      'call',
      'validate the test in samples from other countries',
    ],
    [
      'Large trials are therefore much more needed to identify which wards benefit from longer visits.',
      'call',
      'identify which wards benefit from longer visits',
    ],
    [
      'Field studies need to assess which hedges keep their birds in dry years.',
      'call',
      'assess which hedges keep their birds in dry years',
    ],
    [
      'What our trial does not tell us is whether shorter courses prevent relapse in adolescents.',
      'asked',
      'whether shorter courses prevent relapse in adolescents',
    ],
    [
      'One issue that remains unresolved in this work is the choice of a prior for sparse networks.',
      'asked',
      'the choice of a prior for sparse networks',
    ],
    [
      'However, the function of the outer membrane protein remains unknown.',
      'stated',
      'the function of the outer membrane protein',
    ],
    [
      'Although the alloy is widely used, the effect of humidity on its fatigue limit has not been investigated.',
      'stated',
      'the effect of humidity on its fatigue limit',
    ],
    [
      'Little is known about the wages of domestic servants in port towns.',
      'stated',
      'the wages of domestic servants in port towns',
    ],
    [
      'Future work should examine the effects of sleep loss on risk taking in pilots.',
      'call',
      'examine the effects of sleep loss on risk taking in pilots',
    ],
    [
      'Randomized trials are urgently needed to address these questions and determine the optimal dose for newborns.',
      'call',
      'determine the optimal dose for newborns',
    ],
    [
      'It would be interesting to test whether the catalyst tolerates sulfur at low temperature.',
      'call',
      'test whether the catalyst tolerates sulfur at low temperature',
    ],
    [
      'The effect of tariffs on small exporters should also be investigated in a future study.',
      'call',
      'The effect of tariffs on small exporters',
    ],
    [
      'We speculate that the beetles track the moon when clouds hide the Milky Way.',
      'speculation',
      'the beetles track the moon when clouds hide the Milky Way',
    ],
    [
      'Does a flipped classroom improve retention in first-year statistics?',
      'direct',
      'Does a flipped classroom improve retention in first-year statistics',
    ],
  ])('is found in: %s', (sentence, form, content) => {
    const question = findQuestionForm(sentence);
    expect(question?.form).toBe(form);
    expect(question?.content).toBe(content);
  });

  it.each([
    ['a result', 'The mutant did not grow on citrate, and the wild type did.'],
    ['a method', 'The unknown parameters were estimated by maximum likelihood.'],
    [
      'a side clause',
      'Estimates are subject to model mismatch whenever the true generative family is unknown.',
    ],
    [
      'a place where something does not occur',
      'The banded pattern of the fossil is unknown among living species of the genus.',
    ],
    ['a pronoun that needs its sentence before', 'It remains unclear.'],
    ['what was found out', 'The role of the kinase has been established in three cell lines.'],
  ])('is not %s', (_, sentence) => {
    expect(findQuestionForm(sentence)).toBeUndefined();
  });
});
