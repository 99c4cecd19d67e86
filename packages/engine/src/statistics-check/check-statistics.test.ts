import { describe, expect, it } from 'vitest';
import { checkStatistics } from './check-statistics.js';

const only = (text: string) => {
  const found = checkStatistics(text);
  expect(found).toHaveLength(1);
  return found[0];
};

describe('checkStatistics', () => {
  // The decision errors in the tests of the R package statcheck by Nuijten and Epskamp.
  it.each([
    't(28) = 2.20, p = .06',
    't(28) = 1.20, p = .03',
    'F(2, 28) = 22.20, p = .06',
    'F(2, 28) = 2.20, p = .03',
    'r(28) = .22, p = .03',
    'r(28) = .52, p = .06',
    'chi2(28) = 2.20, p = .03',
    'chi2(28) = 52.20, p = .06',
    ' z = 1.20, p = .03',
    ' z = 2.20, p = .06',
    'Q(28) = 2.20, p = .03',
    'Q(28) = 52.20, p = .06',
    'The effect was very significant (t(48) = 1.02, p < .05)',
  ])('flags a decision error as statcheck does: %s', (text) => {
    expect(only(text)).toMatchObject({ consistent: false, decisionChanges: true });
  });

  // t(28) = 2.20 is the example of Nuijten et al. 2016 and of the manual.
  it.each([
    ['t(28) = 2.20, p = .036', 't', [28], 0.0362],
    ['t(28)=2.2; P<0.05', 't', [28], 0.0362],
    ['t (28) = −2.20, p = .04', 't', [28], 0.0362],
    ['t28 = 2.20, P = 0.036', 't', [28], 0.0362],
    ['t[28] = 2.20 (p = .036)', 't', [28], 0.0362],
    ['t = 2.20, df = 28, p < 0.05', 't', [28], 0.0362],
    ['t(df = 28) = 2.20, p-value = 0.036', 't', [28], 0.0362],
    ['t(1,498) = 2.20, p = .03', 't', [1498], 0.028],
    ['t(27.6) = 2.20, d = 0.83, 95% CI [0.05, 1.59], p = .036', 't', [27.6], 0.0363],
    ['F(1, 24)=4.3; P<0.05', 'F', [1, 24], 0.049],
    ['F1,24 = 4.3, P = 0.049', 'F', [1, 24], 0.049],
    ['F = 4.3, df = 1, 24, P = 0.049', 'F', [1, 24], 0.049],
    ['F(1, 24) = 4.30, MSE = 1.2, ηp2 = .15, p = .049', 'F', [1, 24], 0.049],
    ['χ2(2, N = 90) = 7.1, p = .03', 'chiSquare', [2], 0.0287],
    ['χ²(2) = 7.10, p = .029', 'chiSquare', [2], 0.0287],
    ['X2(2, n = 1,204) = 7.1, p = .03', 'chiSquare', [2], 0.0287],
    ['Chi-square = 7.1, df = 2, p = 0.03', 'chiSquare', [2], 0.0287],
    ['chi-squared(2) = 7.1, p = .03', 'chiSquare', [2], 0.0287],
    ['r(48) = .30, p = .03', 'r', [48], 0.0343],
    ['r(48) = -.30, p < .05', 'r', [48], 0.0343],
    ['z = 1.96, p = .05', 'z', [], 0.05],
    ['Z = -4.42, p < 10−4', 'z', [], 0.00001],
    ['z = 6.0, p = 2 × 10−9', 'z', [], 2e-9],
    ['z = 6.00, P = 1.97e-9', 'z', [], 1.97e-9],
    ['Q(5) = 11.07, p = .05', 'Q', [5], 0.05],
  ] as const)('finds and confirms %s', (text, kind, df, computedP) => {
    const test = only(text);
    expect(test).toMatchObject({ kind, df, consistent: true, decisionChanges: false });
    expect(Math.abs((test?.computedP ?? 0) - computedP)).toBeLessThan(
      Math.max(1e-10, 0.02 * computedP),
    );
  });

  it('takes a printed statistic for all that rounds to it', () => {
    // 2.5 stands for 2.45 to 2.55, that is for p from .0165 to .0208.
    expect(only('t(28) = 2.5, p = .017')).toMatchObject({ consistent: true });
    expect(only('t(28) = 2.5, p = .020')).toMatchObject({ consistent: true });
    expect(only('t(28) = 2.50, p = .020')).toMatchObject({
      consistent: false,
      decisionChanges: false,
    });
    expect(only('t(28) = 2.5, p = .020')?.computedPRange[0]).toBeCloseTo(0.0166, 3);
  });

  it('reads p = .000, ns and signs of comparison', () => {
    expect(only('t(28) = 5.20, p = .000')).toMatchObject({ consistent: true });
    expect(only('t(28) = 2.20, p = .000')).toMatchObject({
      consistent: false,
      decisionChanges: false,
    });
    expect(only('t(28) = 1.20, n.s.')).toMatchObject({
      consistent: true,
      reportedPComparison: '>',
    });
    expect(only('t(28) = 3.20, ns.')).toMatchObject({ consistent: false, decisionChanges: true });
    expect(only('F(1, 24) < 1, ns')).toMatchObject({ consistent: true, comparison: '<' });
    expect(only('t(28) = 2.20, p > .05')).toMatchObject({
      consistent: false,
      decisionChanges: true,
    });
    expect(only('t(28) = 2.20, p ≤ .05')).toMatchObject({ consistent: true });
    expect(only('t(28) = 2.20, p =< 0.05')).toMatchObject({ consistent: true });
  });

  it('accepts p = .05 as significant', () => {
    expect(only('t(28) = 2.20, p = .05')).toMatchObject({
      consistent: false,
      decisionChanges: false,
    });
  });

  it('accepts a one-tailed p-value when the text speaks of one', () => {
    expect(only('t(28) = 1.75, p = .045')).toMatchObject({
      consistent: false,
      decisionChanges: true,
    });
    expect(only('As predicted (one-tailed), t(28) = 1.75, p = .045.')).toMatchObject({
      consistent: true,
      explanation: 'one-tailed',
    });
  });

  it('accepts a higher p-value where the text speaks of a correction', () => {
    expect(only('After Bonferroni correction, t(28) = 2.20, p = .108.')).toMatchObject({
      consistent: true,
      explanation: 'adjusted',
    });
    expect(only('With Greenhouse–Geisser correction, F(2, 28) = 4.20, p = .041.')).toMatchObject({
      consistent: true,
    });
    expect(only('After Bonferroni correction, t(28) = 1.20, p = .03.')).toMatchObject({
      consistent: false,
    });
  });

  it('accepts "p = .0001" for anything smaller, but not for anything larger', () => {
    expect(only('t(22) = 6.65, p = .0001')).toMatchObject({
      consistent: true,
      explanation: 'smallest-printed',
    });
    expect(only('t(22) = 2.65, p = .0001')).toMatchObject({
      consistent: false,
      decisionChanges: false,
    });
  });

  it('accepts a correlation whose sample size is printed for its degrees of freedom', () => {
    expect(only('r(15) = .50, p = .041')).toMatchObject({
      consistent: true,
      explanation: undefined,
    });
    expect(only('r(17) = .50, p = .041')).toMatchObject({
      consistent: true,
      explanation: 'sample-size-as-df',
    });
  });

  it.each([
    't(28) = 2.20, p(adj) = .06',
    't(28) = 2.20, adjusted p = .06',
    't(28) = 2.20 and F(1, 30) was lower, p = .06',
    'F = 26.79, df = 1: P < 0.001',
    'Pseudo-F(2, 28) = 2.20, p = .03',
    'at t = 1.4 s, p = .03',
    'r = .30, p = .03',
    'rs(48) = .30, p = .90',
    'ts(28) > 2.20, ps > .30',
    'x = 12, y = -34, z = 5, p < .001',
    'SPM{t}(28) 2.20, p = .9',
    't(28) = 2,20, p = 0,9',
    't(28) = 2.20, p = 0,9',
    'R2(28) = .20, p = .9',
  ])('leaves out what it cannot recompute: %s', (text) =>
    expect(checkStatistics(text)).toEqual([]),
  );

  it('gives each test the p-value behind it', () => {
    const text =
      'Both differ, t(28) = 2.20, p = .036, and F(2, 28) = 2.20, p = .13; z = 1.20, p = .23.';
    expect(
      checkStatistics(text).map(({ kind, reportedP, consistent }) => [kind, reportedP, consistent]),
    ).toEqual([
      ['t', 0.036, true],
      ['F', 0.13, true],
      ['z', 0.23, true],
    ]);
  });

  it('quotes verbatim and gives the statistic as printed', () => {
    const text = 'Mice slept longer (χ2(2, N = 90) = 7.10, p = .03), F(1, 24) = 4.30, p = .05.';
    expect(
      checkStatistics(text).map(({ start, end, statistic }) => [text.slice(start, end), statistic]),
    ).toEqual([
      ['χ2(2, N = 90) = 7.10, p = .03', '7.10'],
      ['F(1, 24) = 4.30, p = .05', '4.30'],
    ]);
  });

  it.each([
    ['ecology', 'By permutation tests, litter differed between slopes, F(3, 40) = 2.10, p = .03.'],
    ['psychology', 'In a repeated-measures design, recall fell, F(3, 57) = 3.10, p = .052.'],
    ['linguistics', 'In mixed-effects models, reading slowed, F(2, 60) = 3.60, p = .042.'],
    ['neuroscience', 'Huynh–Feldt: F(1.4, 33.6) = 3.9, p = .043.'],
    ['economics', 'Across towns all were large, t(28) > 2.20, p = .001.'],
    ['medicine', 'The non-inferiority margin was met, z = 1.80, p = .036.'],
    ['education', 'Controlling for age, grades and sleep were unrelated, r(25) = -.275, p = .19.'],
    ['sociology', 'Age and trust were related (Spearman), r(12) = .50, p = .09.'],
    ['genetics', 'Genotypes were as expected, χ2(412) = 1.30, p = .25.'],
    ['agronomy', 'Yield differed, F(79, 1) = 5.86, p = .018.'],
    ['chemistry', 'Rates differed, t(28) = 2.20, p = .03.'],
  ])('raises no false alarm in %s: %s', (_, text) => {
    expect(only(text)).toMatchObject({ consistent: true });
  });

  it('reads decimals with a raised point', () => {
    const text = 'Pain fell (t(28) = 2·20, p = 0·036) and sleep rose (t(28) = 5·20, p<0·001).';
    expect(
      checkStatistics(text).map(({ start, end, consistent }) => [
        text.slice(start, end),
        consistent,
      ]),
    ).toEqual([
      ['t(28) = 2·20, p = 0·036', true],
      ['t(28) = 5·20, p<0·001', true],
    ]);
  });

  it.each([
    'Both fell, t(28) = 2.20 and t(28) = 1.10, p = .04 and .28, respectively.',
    'Both fell (t(28) = 1.10, p = .04, .28).',
    'All fell (t(28) = 1.10, p = .03–.28).',
    'All fell (t(28) = 1.10, p = .03 to .28).',
    'It fell, t(28) = 5.20, p < 0 .001.',
    'It fell, t(28) = 1.20, p = 0. 24.',
  ])('leaves out a p-value that goes on: %s', (text) => {
    expect(checkStatistics(text).filter(({ consistent }) => !consistent)).toEqual([]);
  });

  it('takes whole degrees of freedom as exact, and fractional ones as rounded', () => {
    const [lowest, highest] = only('t(3.5) = 2.50, p = .08')?.computedPRange ?? [];
    expect(highest! - lowest!).toBeGreaterThan(0.001);
    expect(only('t(28.4) = 2.20, p = .30')).toMatchObject({ consistent: false });
  });
});
