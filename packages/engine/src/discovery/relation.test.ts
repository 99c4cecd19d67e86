import { describe, expect, it } from 'vitest';
import { relationStrength, STATED } from './relation.js';

const between = (sentence: string, one: string, other: string) =>
  relationStrength(
    sentence,
    sentence.slice(sentence.indexOf(one) + one.length, sentence.indexOf(other)),
  );

describe('relationStrength', () => {
  it('takes a verb of effect between two things as a stated relation', () => {
    expect(
      between('Sleep loss impairs memory recall in mice.', 'Sleep loss', 'memory recall'),
    ).toBeGreaterThan(STATED);
  });

  it('takes two items of a list as hardly related', () => {
    expect(between('We measured pH, salinity and oxygen.', 'pH', 'salinity')).toBeLessThan(0.3);
  });

  it.each([
    'Sleep loss did not impair memory recall.',
    'Sleep loss rose without a change in memory recall.',
    'Sleep loss was unrelated to memory recall.',
  ])('ignores a negated relation: %s', (sentence) => {
    expect(between(sentence, 'Sleep loss', 'memory recall')).toBe(0);
  });
});
