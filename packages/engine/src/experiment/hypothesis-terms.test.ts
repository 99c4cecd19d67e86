import { describe, expect, it } from 'vitest';
import { foreign } from './hypotheses.fixtures.js';
import { termsOf, termsOfSentence } from './hypothesis-terms.js';

describe('terms of a hypothesis', () => {
  it.each([
    [
      'Metformin reduces tau aggregation through AMPK activation.',
      'Metformin',
      'AMPK activation',
      'tau aggregation',
    ],
    [
      'Sleep spindles mediate the effect of training on recall.',
      'training',
      'Sleep spindles',
      'recall',
    ],
    ['We hypothesise that the drug may inhibit tumour growth.', 'drug', null, 'tumour growth'],
    ['Warm nights lead to lower yields of wheat.', 'Warm nights', null, 'yields of wheat'],
    [
      'If biochar is added to soil, then emissions will fall.',
      'biochar added to soil',
      null,
      'emissions',
    ],
  ])('reads "%s"', (sentence, a, b, c) => {
    expect(termsOfSentence(sentence)).toEqual({ a, b, c });
  });

  it('prefers the link that our engine puts beside the statement', () => {
    const link = { a: 'caffeine', b: { label: 'adenosine' }, c: { term: 'vigilance' } };
    expect(termsOf(foreign('T', 'X reduces Y.', { link }))).toEqual({
      a: 'caffeine',
      b: 'adenosine',
      c: 'vigilance',
    });
  });

  it('ignores a link that it cannot read', () => {
    expect(termsOf(foreign('T', 'X reduces Y.', { link: { a: 1, c: null } }))).toEqual({
      a: 'X',
      b: null,
      c: 'Y',
    });
  });

  it('takes the second sentence when the first relates nothing', () => {
    const terms = termsOf(foreign('T', 'Recall varies. Training improves recall.'));
    expect(terms).toMatchObject({ a: 'Training', c: 'recall' });
  });

  it.each([
    ['Dark matter', 'Nothing here.'],
    ['', ''],
    ['', 'However, the contribution of the kinase to this process remains unknown.'],
    ['', 'Does training improve recall?'],
    ['', 'It improves recall.'],
    ['', 'We measured uptake, which reduced the signal.'],
    ['', `${'very '.repeat(40)}long factor improves recall`],
  ])(
    'finds no terms in "%s" and "%s" rather than taking a sentence for one',
    (title, statement) => {
      expect(termsOf(foreign(title, statement))).toBeNull();
    },
  );

  it.each([
    ['I think that naps improve recall.', 'naps', 'recall'],
    ['In older adults, naps improve recall.', 'naps', 'recall'],
    ['Sleep is needed for recall.', 'Sleep', 'recall'],
  ])('reads what a person writes: "%s"', (statement, a, c) => {
    expect(termsOf(foreign('', statement))).toMatchObject({ a, c });
  });

  it('cuts what is too long for a list', () => {
    const link = { a: `${'very '.repeat(40)}long factor`, c: 'recall' };
    expect(termsOf(foreign('', '', { link }))?.a.length).toBeLessThanOrEqual(91);
  });
});
