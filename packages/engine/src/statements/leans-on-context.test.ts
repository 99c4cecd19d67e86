import { describe, expect, it } from 'vitest';
import { leansOnContext } from './leans-on-context.js';

describe('a sentence leans on others', () => {
  it.each([
    'It may be due to the warm nights in June.',
    'However, it could be explained by the shade of the hedge.',
    'These findings could be related to the age of the plants.',
    'Our results may reflect the rain in the second year.',
    'Warm nights and long dry days in early summer and again in late summer changed all flowers and bees of this region.',
    'Whether the scents of clover are exactly the same in the two species is unknown.',
    'The underlying mechanism remains to be found.',
    'However, the exact molecular mechanisms are still unknown.',
    'A possible explanation is the age of the plants.',
  ])('where it explains or names what only they say: %s', (sentence) => {
    expect(leansOnContext(sentence)).toBe(true);
  });

  it.each([
    'It may be important to count the bees.',
    'The mechanism by which shade restores nectar is unknown.',
    'A possible explanation is that shade cools the nectar of clover.',
    'In this regard, shade may restore the nectar of clover.',
    'These findings suggest that shade may restore the nectar of clover.',
    'Every region with warm nights and long dry days in early summer and again in late summer lost some of the bees of this region.',
    'Whether the scent of clover is the same in the two species of thyme is unknown.',
  ])('not where it can be read alone: %s', (sentence) => {
    expect(leansOnContext(sentence)).toBe(false);
  });
});
