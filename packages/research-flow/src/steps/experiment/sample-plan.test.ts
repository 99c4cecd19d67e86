import { exampleDesign } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { applyRecalculation, keepsSampleSize, toPlanRequest } from './sample-plan.js';

const recalculated = { ...exampleDesign, sampleSize: 300, budget: 9000, duration: '2 years' };

describe('a changed sample plan', () => {
  it('sends what can be read', () => {
    expect(toPlanRequest({ effect: '0.4', alpha: '', power: 'high', sampleSize: 80 })).toEqual({
      effect: 0.4,
      sample_size: 80,
    });
  });

  it('sends the options in the units of the server', () => {
    const typed = { ratio: '2', attrition: '12.5', comparisons: '3', correction: 'holm' } as const;
    expect(toPlanRequest(typed)).toEqual({
      ratio: 2,
      attrition: 0.125,
      comparisons: 3,
      correction: 'holm',
    });
    expect(toPlanRequest({ clusterSize: '20', icc: '0.05', variation: '' })).toEqual({
      clusters: { size: 20, icc: 0.05 },
    });
    expect(toPlanRequest({ clusterSize: '20' })).toEqual({});
  });

  it('keeps a given size for its options only', () => {
    expect(keepsSampleSize('icc')).toBe(true);
    expect(keepsSampleSize('alpha')).toBe(false);
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
