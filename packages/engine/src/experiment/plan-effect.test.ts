import { describe, expect, it } from 'vitest';
import { analysisWithEffect, analysisWithValue, shrinkEffect } from './plan-effect.js';

const effect = (
  scale: 'd' | 'r' | 'f' | 'h' | 'log-odds-ratio' | 'log-hazard-ratio',
  size: number,
) => ({
  scale,
  size,
  standardError: undefined,
  control: scale === 'h' ? 0.4 : undefined,
});

describe('the effect a sample is planned with', () => {
  it('is the lower bound of the 60% interval (safeguard power)', () => {
    expect(shrinkEffect({ ...effect('d', 0.5), standardError: 0.2 })).toBeCloseTo(0.3317, 4);
    expect(shrinkEffect({ ...effect('r', 0.3), standardError: 0.1 })).toBeCloseTo(0.2212, 3);
  });

  it('is half of an effect without its precision', () => {
    expect(shrinkEffect(effect('d', 0.5))).toBe(0.25);
  });

  it('is none where the interval reaches no effect', () => {
    expect(shrinkEffect({ ...effect('d', 0.2), standardError: 0.3 })).toBeUndefined();
  });

  it('is converted to the scale of the test', () => {
    const t = { test: 'two-sample-t', d: 0.5 } as const;
    const correlation = { test: 'correlation', r: 0.3 } as const;
    expect(analysisWithEffect(t, effect('r', 0.3))).toMatchObject({ d: 0.629 });
    expect(analysisWithEffect(t, effect('log-odds-ratio', Math.log(2)))).toMatchObject({
      d: 0.3822,
    });
    expect(analysisWithEffect(correlation, effect('d', 0.5))).toMatchObject({ r: 0.2425 });
    expect(
      analysisWithEffect({ test: 'anova', f: 0.4, groups: 3 }, effect('d', 0.5)),
    ).toMatchObject({
      f: 0.25,
    });
    expect(
      analysisWithEffect({ test: 'proportions', treated: 0.6, control: 0.5 }, effect('h', 0.4027)),
    ).toMatchObject({ treated: 0.6, control: 0.4 });
    expect(
      analysisWithEffect(
        { test: 'log-rank', hazardRatio: 0.7, eventShare: 0.5 },
        effect('log-hazard-ratio', Math.log(2)),
      ),
    ).toMatchObject({ hazardRatio: 0.5 });
  });

  it('is not used where it fits no plan', () => {
    const t = { test: 'two-sample-t', d: 0.5 } as const;
    expect(analysisWithEffect(t, effect('d', 3))).toBeUndefined();
    expect(analysisWithEffect(t, effect('h', 0.4))).toBeUndefined();
    expect(analysisWithEffect({ test: 'paired-t', d: 0.5 }, effect('d', 0.5))).toBeUndefined();
  });

  it('is what a person typed, within its range', () => {
    const t = { test: 'two-sample-t', d: 0.5 } as const;
    expect(analysisWithValue(t, 0.3)).toMatchObject({ d: 0.3 });
    expect(analysisWithValue(t, 0)).toBe(t);
    expect(analysisWithValue(t, Number.NaN)).toBe(t);
  });
});
