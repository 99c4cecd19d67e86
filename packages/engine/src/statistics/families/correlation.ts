import { normalPower } from '../power-analysis.js';
import { ensureArgument } from '../plan/statistics-error.js';
import type { StatisticalTest } from '../plan/statistical-test.js';

export interface CorrelationDesign {
  /** Correlation under the null hypothesis. @default 0 */
  readonly nullValue?: number;
}

/** Below, the statistic has no variance. */
const LEAST_PAIRS = 4;

/**
 * Test of a correlation by Fisher's z: atanh(r) is about normal with standard deviation 1 / √(n − 3) (Fisher 1921). The
 * effect is the expected correlation. Sizes count pairs of measurements.
 */
export const correlation: StatisticalTest<CorrelationDesign> = {
  id: 'correlation',
  name: "Correlation test by Fisher's z",
  effectName: "Pearson's r",
  isSided: true,
  isDiscrete: false,
  source: 'Fisher 1921',
  countGroups: ({ nullValue = 0 }) => {
    ensureArgument(Math.abs(nullValue) < 1, 'nullValue', nullValue, {
      why: 'A correlation must lie between -1 and 1, both excluded.',
      how: 'Give the correlation under the null hypothesis, such as 0.',
    });
    return 1;
  },
  getEffects: ({ nullValue = 0 }) => ({ none: nullValue, low: -1, high: 1 }),
  getLeastTotal: () => LEAST_PAIRS,
  computePower: ({ effect, sizes: [n = 0], ...test }, { nullValue = 0 }) =>
    normalPower(Math.abs(Math.atanh(effect) - Math.atanh(nullValue)) * Math.sqrt(n - 3), test),
  describeDesign: ({ nullValue = 0 }) => [
    `The correlation under the null hypothesis is ${nullValue}.`,
  ],
};
