import { describe, expect, it } from 'vitest';
import { adjustRating } from './adjust-rating.js';

const RATING = 0.3;

describe('the rating of a sentence', () => {
  it.each([
    'The spread of clover calls for further investigation.',
    'Future work should also count the bees of the night.',
    'The loss of nectar must be confirmed.',
    'Whether thyme loses nectar may depend on the soil.',
    'The cause of the loss may be hormones but is not yet known.',
    'We suspect that shade may restore nectar.',
    'Shade may restore nectar, possibly by cooler leaves.',
  ])('rises where it leaves something open in rare words: %s', (text) => {
    expect(adjustRating(RATING, text, undefined)).toBeGreaterThan(RATING);
  });

  it.each([
    'Shade may be a promising measure for policymakers.',
    'A loss of nectar seems unlikely to suggest a disease.',
    'We hypothesized that shade may restore nectar.',
    'Shade may restore nectar in some hedges [12].',
    'Shade may restore nectar in some hedges (Doe, 2009).',
    'Shade may restore nectar in some hedges (7, 14).',
    'Shade may be an attractive option.',
    'More shade may serve this goal.',
    'The discrepancy between the counts may be due to rain.',
    'Shade may show that the enzymes bend.',
    'The spread is encoded by D, and may rise.',
  ])('falls where it advises, was tested or tells the ideas of others: %s', (text) => {
    expect(adjustRating(RATING, text, undefined)).toBeLessThan(RATING);
  });

  it('falls most where the cited idea is not said to be the own one', () => {
    const cited = 'Shade may restore nectar in hedges [12].';
    const own = 'It is possible that shade may restore nectar in hedges [12].';
    expect(adjustRating(RATING, cited, undefined)).toBeLessThan(
      adjustRating(RATING, own, undefined),
    );
  });

  it('falls where a call names only a mechanism', () => {
    const call = 'Further studies are needed to reveal the exact mechanism.';
    expect(adjustRating(RATING, call, 'call')).toBeLessThan(RATING);
  });

  it('rises where a call says what to find out', () => {
    const call = 'Further studies are needed to test whether shade restores nectar.';
    expect(adjustRating(RATING, call, 'call')).toBeGreaterThan(RATING);
    expect(adjustRating(RATING, call, 'asked')).toBe(RATING);
  });

  it('stays the same where the known form of the question says enough', () => {
    const call = 'Future work should also count the bees of the night and may be promising.';
    expect(adjustRating(RATING, call, 'call')).toBe(RATING);
  });
});
