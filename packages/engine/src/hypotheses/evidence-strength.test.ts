import { describe, expect, it } from 'vitest';
import { rateEvidence } from './evidence-strength.js';
import { candidateOf, resultOn } from './hypotheses.fixtures.js';

const both = (count: number) => Array.from({ length: count }, () => resultOn('both'));
const value = (parts: Parameters<typeof candidateOf>[0]) =>
  rateEvidence(candidateOf(parts), 0).value;

describe('the strength of the evidence', () => {
  it('is the stated formula: 0.1 + 0.8 of the weighted factors', () => {
    const rating = rateEvidence(
      candidateOf({ support: [resultOn('both'), resultOn('factor'), resultOn('outcome')] }),
      0,
    );
    expect(rating.factors.map((factor) => [factor.value, factor.weight])).toEqual([
      [0.5, 0.45],
      [0.64, 0.2],
      [1, 0.2],
      [0.5, 0.15],
    ]);
    expect(rating.value).toBeCloseTo(0.1 + 0.8 * (0.225 + 0.128 + 0.2 + 0.075), 3);
  });

  it('has weights that sum to 1', () => {
    const { factors } = rateEvidence(candidateOf(), 0);
    expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
  });

  it('says so if no result in the sources concerns it', () => {
    expect(rateEvidence(candidateOf({ support: [] }), 0).statement).toContain('No reported result');
    const { statement } = rateEvidence(candidateOf({ support: both(1) }), 0);
    expect(statement).toContain('based on 1 result on both parts and 0 results on one part');
  });

  it('grows with every result on both parts, each counting half of the one before', () => {
    const values = [0, 1, 2, 3].map((count) => value({ support: both(count) }));
    expect(values.map((each, at) => Number((each - (values[at - 1] ?? each)).toFixed(3)))).toEqual([
      0, 0.18, 0.09, 0.045,
    ]);
  });

  it('counts a result on both parts more than one on the factor or on the outcome', () => {
    const one = value({ support: [resultOn('factor')] });
    expect(value({ support: [resultOn('outcome')] })).toBe(one);
    expect(value({ support: both(1) })).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(value({}));
  });

  it('is less for a cited idea, for a weaker modal, and least for an open question', () => {
    const may = value({ statement: 'Stroma may reduce it.' });
    expect(value({ isCited: true })).toBeCloseTo(may - 0.08, 3);
    expect(value({ statement: 'Stroma might reduce it.' })).toBeCloseTo(may - 0.024, 3);
    expect(value({ statement: 'Stroma could reduce it.' })).toBeCloseTo(may - 0.024, 3);
    expect(value({ statement: 'Stroma reduces it.' })).toBeCloseTo(may + 0.036, 3);
    expect(value({ statement: 'Stroma reduces it.', kind: 'open-question' })).toBeCloseTo(
      may - 0.06,
      3,
    );
  });

  it('stays between 0.1 and 0.9, however many results there are', () => {
    const most = value({ support: both(200), statement: 'Stroma reduces it.' });
    expect(most).toBeLessThanOrEqual(0.9);
    expect(value({ kind: 'open-question', isCited: true })).toBeGreaterThanOrEqual(0.1);
  });

  it('is explained with the counts, and with the papers that were not found', () => {
    const candidate = candidateOf({ support: [resultOn('both'), resultOn('factor')] });
    const { statement } = rateEvidence(candidate, 0);
    expect(statement).toContain('1 result on both parts and 1 result on one part');
    expect(statement).toContain('not the probability');
    expect(statement).not.toContain('could not be found');
    expect(rateEvidence(candidate, 2).statement).toContain('2 of the requested papers');
  });
});
