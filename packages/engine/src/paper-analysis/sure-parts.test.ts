import { describe, expect, it } from 'vitest';
import type { ProposedParts } from '../starting-points/propose-parts.js';
import { keepSureParts } from './sure-parts.js';

const part = (text: string) => ({ text, start: 0, end: text.length });
const PROPOSED: ProposedParts = {
  kind: 'proposal',
  factor: part('the short naps'),
  comparator: part('no naps'),
  outcome: part('the error rate'),
  mechanism: part('better attention'),
  population: part('night nurses'),
  direction: { value: 'lowers', start: 0, end: 5 },
};
const rated = (name: string, factor: number, outcome: number) => ({
  name,
  ratings: { factor, outcome, units: 0, named: 1 },
});

describe('the parts that a sentence surely names', () => {
  it('are all of them where readers would agree', () => {
    const phrases = [rated('short naps', 0.8, 0.1), rated('error rate', 0.1, 0.7)];
    expect(keepSureParts(PROPOSED, phrases)).toEqual(PROPOSED);
  });

  it('leave out an outcome that is none, and what relates both', () => {
    const phrases = [rated('short naps', 0.8, 0.1), rated('error rate', 0.6, 0.4)];
    expect(keepSureParts(PROPOSED, phrases)).toEqual({
      kind: 'proposal',
      factor: PROPOSED.factor,
      comparator: PROPOSED.comparator,
      population: PROPOSED.population,
    });
  });

  it('leave out a factor that is none, with its comparator', () => {
    const phrases = [rated('short naps', 0.4, 0.1), rated('error rate', 0.1, 0.7)];
    expect(keepSureParts(PROPOSED, phrases)).toEqual({
      kind: 'proposal',
      outcome: PROPOSED.outcome,
      population: PROPOSED.population,
    });
  });

  it('are neither of them where other phrases are rated', () => {
    const phrases = [rated('long naps', 0.9, 0.9)];
    expect(keepSureParts(PROPOSED, phrases)).toEqual({
      kind: 'proposal',
      population: PROPOSED.population,
    });
  });
});
