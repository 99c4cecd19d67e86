import { powerAnova, powerChiSquare } from '../power-analysis.js';
import { ensureArgument } from '../plan/statistics-error.js';
import type { StatisticalTest } from '../plan/statistical-test.js';

export interface AnovaDesign {
  readonly groups: number;
}

export interface ChiSquareDesign {
  /** Degrees of freedom: (rows − 1) (columns − 1), or categories − 1. */
  readonly df: number;
}

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;

/**
 * One-way analysis of variance. The effect is Cohen's f: the standard deviation of the group means, weighted by the group
 * sizes, over that within groups; see `cohensF`.
 */
export const anova: StatisticalTest<AnovaDesign> = {
  id: 'anova',
  name: 'One-way analysis of variance',
  effectName: "Cohen's f",
  isSided: false,
  isDiscrete: false,
  source: 'noncentral F distribution, Cohen 1988',
  countGroups: ({ groups }) => {
    ensureArgument(isWhole(groups, 2) && groups <= 1000, 'groups', groups, {
      why: 'Groups are compared with each other.',
      how: 'Give a whole number from 2 to 1000.',
    });
    return groups;
  },
  getEffects: () => ({ none: 0, low: 0, high: Number.POSITIVE_INFINITY }),
  getLeastTotal: (shares) => shares.length + 1,
  computePower: ({ effect, sizes, alpha }, { groups }) =>
    powerAnova({ f: effect, total: sizes.reduce((sum, size) => sum + size, 0), groups, alpha }),
};

/** Chi-square test of a table or of categories. The effect is Cohen's w; see `cohensW`. Sizes count observations. */
export const chiSquare: StatisticalTest<ChiSquareDesign> = {
  id: 'chi-square',
  name: 'Chi-square test',
  effectName: "Cohen's w",
  isSided: false,
  isDiscrete: false,
  source: 'noncentral chi-square distribution, Cohen 1988',
  countGroups: ({ df }) => {
    ensureArgument(isWhole(df, 1) && df <= 10_000, 'df', df, {
      why: 'Degrees of freedom count free cells of a table.',
      how: 'Give a whole number from 1 to 10000: (rows − 1) (columns − 1).',
    });
    return 1;
  },
  getEffects: () => ({ none: 0, low: 0, high: Number.POSITIVE_INFINITY }),
  getLeastTotal: () => 1,
  computePower: ({ effect, sizes: [total = 0], alpha }, { df }) =>
    powerChiSquare({ w: effect, total, df, alpha }),
  describeDesign: ({ df }) => [`The test has ${df} ${df === 1 ? 'degree' : 'degrees'} of freedom.`],
};
