import { describe, expect, it } from 'vitest';
import type { Analysis } from './family.js';
import { comparison } from './families/comparison.family.js';
import { planSample } from './sample-plan.js';

const family = { ...comparison, attrition: 0.1, unit: { one: 'person', many: 'persons' } };
const analysis: Analysis = { test: 'two-sample-t', d: 0.5 };
const plan = (request: Parameters<typeof planSample>[2], of: Analysis = analysis) =>
  planSample(of, family, request);
const codes = ({ conflicts = [] }: ReturnType<typeof plan>) => conflicts.map(({ code }) => code);

describe('a sample plan', () => {
  it('makes one group larger than the others', () => {
    const { per_group: first, group_sizes: sizes, total, statement } = plan({ ratio: 2 });
    expect(first).toBe(48);
    expect(sizes).toEqual([54, 107]);
    expect(total).toBe(161);
    expect(statement).toContain('allocated 1 : 2');
    expect(statement).toContain('54 and 107');
    expect(plan({ ratio: 2 }, { test: 'paired-t', d: 0.5 }).group_sizes).toHaveLength(1);
    expect(plan({ ratio: 2 }, { test: 'anova', f: 0.25, groups: 3 }).group_sizes).toHaveLength(3);
  });

  it('enrolls whole clusters, and says so', () => {
    const clustered = plan({ clusters: { size: 20, icc: 0.05 } });
    // 63.77 × 1.95 = 124.3; 125 / 0.9 = 138.9; seven clusters of 20.
    expect(clustered).toMatchObject({ per_group: 125, total: 280, clusters: [7, 7] });
    expect(clustered.design_effect).toBeCloseTo(1.95, 12);
    expect(clustered.statement).toContain('design effect is 1.95');
    expect(clustered.statement).toMatch(
      /280 \w+ in total, in whole clusters: 7 in each of 2 groups\./u,
    );
    expect(codes(clustered)).toEqual(['few-clusters']);
    const point = clustered.curve.find(({ per_group }) => per_group === 125);
    expect(point?.power).toBeCloseTo(0.8023, 3);
  });

  it('takes the share that is lost from the person', () => {
    expect(plan({ attrition: 0 }).total).toBe(128);
    expect(plan({ attrition: 0.5 }).total).toBe(256);
    expect(plan({ attrition: 1 }).total).toBe(plan({}).total);
  });

  it('shares alpha among comparisons', () => {
    const shared = plan({ comparisons: 5, correction: 'holm' });
    expect(shared.alpha).toBe(0.05);
    expect(shared.alpha_per_comparison).toBeCloseTo(0.01, 12);
    expect(shared.per_group).toBe(plan({ alpha: 0.01 }).per_group);
    expect(shared.statement).toContain('alpha 0.01');
    expect(shared.statement).toContain('5 comparisons by the method of Holm');
  });

  it('has the planned effect as its smallest detectable one, and a larger one in a smaller sample', () => {
    expect(plan({}).detectable_effect).toBeCloseTo(0.499, 2);
    const small = plan({ sample_size: 61 });
    expect(small.detectable_effect).toBeGreaterThan(0.7);
    expect(codes(small)).toEqual(['size-too-small', 'effect-not-detectable', 'uneven-groups']);
    expect(small.conflicts?.[0]).toEqual({ code: 'size-too-small', given: 61, needed: 144 });
    const effects = small.detectable_curve?.map(({ effect }) => effect) ?? [];
    expect(effects.length).toBeGreaterThan(10);
    expect(effects).toEqual(effects.toSorted((a, b) => b - a));
  });

  it('names effects of proportions and survival in the unit of the plan', () => {
    const shares = plan({ sample_size: 100 }, { test: 'proportions', treated: 0.65, control: 0.5 });
    expect(shares.effect.value).toBeCloseTo(0.3047, 4);
    expect(shares.detectable_effect).toBeGreaterThan(0.3047);
    const conflict = shares.conflicts?.find(({ code }) => code === 'effect-not-detectable');
    expect(conflict).toMatchObject({ given: 0.3047, needed: shares.detectable_effect });
    const survival = plan({}, { test: 'log-rank', hazardRatio: 0.7, eventShare: 0.5 });
    expect(survival.detectable_effect).toBeCloseTo(0.7, 2);
  });

  it('leaves out what is out of range', () => {
    const base = plan({});
    const odd = { ratio: -1, attrition: 2, comparisons: 0.5, clusters: { size: 0, icc: 7 } };
    expect(plan(odd)).toEqual(base);
    expect(plan({ ratio: Number.NaN, comparisons: 1e9 })).toEqual(base);
  });
});
