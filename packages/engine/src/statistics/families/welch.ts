import { logGamma } from '../special-functions.js';
import { noncentralTCdf, tQuantile } from '../t.distribution.js';
import { ensureArgument } from '../plan/statistics-error.js';
import type { Situation, StatisticalTest } from '../plan/statistical-test.js';
import { anyDifference } from './t-tests.js';

export interface WelchDesign {
  /** Standard deviation of the second group over that of the first. @default 1 */
  readonly sdRatio?: number;
}

/** In standard deviations of the logit; the trapezoidal rule then errs by less than 1e-9. */
const STEP = 0.4;
const NEGLIGIBLE = 1e-14;

/**
 * Mean of a function of the odds b / (1 − b) over the beta distribution of b with the shapes p and q, by the trapezoidal
 * rule over the logit of b. There the density is smooth and falls exponentially on both sides, so that the rule converges
 * exponentially.
 */
function averageOverBeta(p: number, q: number, f: (odds: number) => number): number {
  const logDensity = (x: number) =>
    p * x - (p + q) * Math.log1p(Math.exp(x)) - logGamma(p) - logGamma(q) + logGamma(p + q);
  const mode = Math.log(p / q);
  const step = STEP / Math.sqrt((p * q) / (p + q));
  let sum = 0;
  const addFrom = (first: number, direction: 1 | -1) => {
    for (let i = first; ; i += direction) {
      const x = mode + i * step;
      const weight = Math.exp(logDensity(x)) * step;
      if (!(weight > NEGLIGIBLE)) return;
      sum += weight * f(Math.exp(x));
    }
  };
  addFrom(0, 1);
  addFrom(-1, -1);
  return Math.min(1, sum);
}

/**
 * Power of Welch's test with Satterthwaite's degrees of freedom. The ratio of the sample variances is F and independent of
 * their weighted sum; given the ratio, the statistic is a multiple of a noncentral t. Source: Moser, Stevens and Watts
 * 1989, Communications in Statistics – Theory and Methods 18, 3963.
 */
function powerOfWelch(
  { effect, sizes: [n1 = 0, n2 = 0], alpha, tails, farTail }: Situation,
  { sdRatio = 1 }: WelchDesign,
): number {
  const [df1, df2] = [n1 - 1, n2 - 1];
  const df = df1 + df2;
  const [first, second] = [1 / n1, (sdRatio * sdRatio) / n2];
  const standardError = Math.sqrt(first + second);
  const noncentrality = Math.abs(effect) / standardError;
  return averageOverBeta(df2 / 2, df1 / 2, (odds) => {
    // The ratio of the second to the first sample variance, each over its true one.
    const ratio = odds * (df1 / df2);
    const observed = first + second * ratio;
    const satterthwaite =
      (observed * observed) / ((first * first) / df1 + (second * ratio) ** 2 / df2);
    const scale = Math.sqrt((df * observed) / (df1 + df2 * ratio)) / standardError;
    const critical = -tQuantile(alpha / tails, satterthwaite) * scale;
    const above = 1 - noncentralTCdf(critical, df, noncentrality);
    return tails === 1 || !farTail ? above : above + noncentralTCdf(-critical, df, noncentrality);
  });
}

/**
 * Welch's t test of two independent groups with unequal variances. The effect is the difference of means over the standard
 * deviation of the first group.
 */
export const welchT: StatisticalTest<WelchDesign> = {
  id: 'welch-t',
  name: "Welch's t test",
  effectName: 'Difference in standard deviations of the first group',
  isSided: true,
  isDiscrete: false,
  source: 'Moser, Stevens and Watts 1989',
  countGroups: ({ sdRatio = 1 }) => {
    ensureArgument(sdRatio >= 0.01 && sdRatio <= 100, 'sdRatio', sdRatio, {
      why: 'It is the standard deviation of the second group over that of the first.',
      how: 'Give a number from 0.01 to 100.',
    });
    return 2;
  },
  getEffects: anyDifference,
  getLeastTotal: (shares) => 2 / Math.min(...shares),
  computePower: powerOfWelch,
  describeDesign: ({ sdRatio = 1 }) => [
    `The standard deviation of the second group is ${sdRatio} times that of the first.`,
  ],
};
