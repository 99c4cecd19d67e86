import { exampleDesign } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { applyRecalculation, toPlanRequest } from './sample-plan.js';

const recalculated = { ...exampleDesign, sampleSize: 300, budget: 9000, duration: '2 years' };

describe('a changed sample plan', () => {
  it('sends what can be read', () => {
    expect(toPlanRequest({ effect: '0.4', alpha: '', power: 'high', sampleSize: 80 })).toEqual({
      effect: 0.4,
      sample_size: 80,
    });
  });

  it('changes size, budget and duration together', () => {
    const design = applyRecalculation(exampleDesign, recalculated, {
      calculated: exampleDesign,
      plan: {},
    });
    expect(design).toMatchObject({ sampleSize: 300, budget: 9000, duration: '2 years' });
  });

  it('keeps what the user changed', () => {
    const edited = { ...exampleDesign, budget: 7, methodology: 'Crossover' };
    const design = applyRecalculation(edited, recalculated, {
      calculated: exampleDesign,
      plan: {},
    });
    expect(design).toMatchObject({ budget: 7, methodology: 'Crossover', duration: '2 years' });
  });

  it('keeps a size that the test cannot use', () => {
    const edited = { ...exampleDesign, sampleSize: 1 };
    const plan = { sampleSize: 1 };
    expect(applyRecalculation(edited, recalculated, { calculated: exampleDesign, plan })).toBe(
      edited,
    );
  });
});
