import * as s from '@spinout/engine/statistics';
import { near } from './near.test-tools.js';
import type { PublishedCase } from './published-case.types.js';

const SCIPY = 'recomputed with SciPy 1.17, noncentral distribution';
const NORMAL = 'recomputed with SciPy 1.17, normal approximation';

/** Power, smallest detectable effects, clusters and several comparisons. */
export const powerCases: readonly PublishedCase[] = [
  {
    name: 'smallest d with 30 in each group',
    source: SCIPY,
    compute: () => s.findDetectableEffect(s.twoSampleT, { total: 60 }),
    expected: near(0.7356210696),
  },
  {
    name: 'smallest d with 50 and 100, power 0.9',
    source: SCIPY,
    compute: () => s.findDetectableEffect(s.twoSampleT, { groupSizes: [50, 100], power: 0.9 }),
    expected: near(0.5651264861),
  },
  {
    name: 'smallest d with 30 pairs',
    source: SCIPY,
    compute: () => s.findDetectableEffect(s.pairedT, { total: 30 }),
    expected: near(0.5292356151),
  },
  {
    name: 'smallest f with 150 in three groups',
    source: SCIPY,
    compute: () => s.findDetectableEffect(s.anova, { total: 150, groups: 3 }),
    expected: near(0.2560438456),
  },
  {
    name: 'smallest w with 200 and three degrees of freedom',
    source: SCIPY,
    compute: () => s.findDetectableEffect(s.chiSquare, { total: 200, df: 3 }),
    expected: near(0.2334797988),
  },
  {
    name: 'smallest correlation with 100 pairs',
    source: `${NORMAL}; transformation of Fisher`,
    compute: () => s.findDetectableEffect(s.correlation, { total: 100 }),
    expected: near(0.2770255887),
  },
  {
    name: 'smallest correlation above 0.3 with 150 pairs',
    source: `${NORMAL}; transformation of Fisher`,
    compute: () => s.findDetectableEffect(s.correlation, { total: 150, nullValue: 0.3 }),
    expected: near(0.4934345776),
  },
  {
    name: 'largest correlation below 0.3 with 150 pairs',
    source: `${NORMAL}; transformation of Fisher`,
    compute: () =>
      s.findDetectableEffect(s.correlation, { total: 150, nullValue: 0.3, direction: 'decrease' }),
    expected: near(0.0782884964),
  },
  {
    name: 'smallest proportion above 30% with 100 in each group',
    source: `${NORMAL} with the pooled variance`,
    compute: () => s.findDetectableEffect(s.twoProportionsPooled, { total: 200, reference: 0.3 }),
    expected: near(0.4926565928),
  },
  {
    name: 'largest proportion below 30%, unpooled',
    source: `${NORMAL} with the variance of each group`,
    compute: () =>
      s.findDetectableEffect(s.twoProportionsUnpooled, {
        total: 200,
        reference: 0.3,
        direction: 'decrease',
      }),
    expected: near(0.1391187591),
  },
  {
    name: 'hazard ratio that 200 events show',
    source: `${NORMAL}; formula of Schoenfeld`,
    compute: () => s.findDetectableEffect(s.logRank, { total: 200 }),
    expected: near(0.6728697557),
  },
  {
    name: 'power of four groups of 40, 20, 20 and 20, f = 0.3',
    source: SCIPY,
    compute: () =>
      s.computePower(s.anova, { effect: 0.3, groups: 4, groupSizes: [40, 20, 20, 20] }),
    expected: near(0.6915962401),
  },
  {
    name: 'power of Fisher’s test, 90% of 15 against 40% of 15',
    source: 'recomputed with fisher_exact of SciPy 1.17 on all tables',
    compute: () => s.computePower(s.fisherExact, { effect: 0.9, reference: 0.4, total: 30 }),
    expected: near(0.7393836922),
  },
  {
    name: 'power of Fisher’s test, 80% of 10 against 30% of 20',
    source: 'recomputed with fisher_exact of SciPy 1.17 on all tables',
    compute: () =>
      s.computePower(s.fisherExact, { effect: 0.8, reference: 0.3, groupSizes: [10, 20] }),
    expected: near(0.6604097404),
  },
  {
    name: 'power of 300 in clusters of 20 with a correlation of 0.05',
    source: `design effect 1 + 19 × 0.05: 300 / 1.95 count; ${SCIPY}`,
    compute: () =>
      s.computePower(s.twoSampleT, {
        effect: 0.4,
        total: 300,
        clusters: { size: 20, icc: 0.05 },
      }),
    expected: near(0.6932307511),
  },
  {
    name: 'design effect of the weights 1, 1, 1 and 3',
    source: 'formula of Kish, n Σw² / (Σw)², by hand',
    compute: () => s.kishDesignEffect([1, 1, 1, 3]),
    expected: near(4 / 3),
  },
  {
    name: 'six clusters in each group, correlation 0.05, d = 0.5: 22 members each',
    source:
      'n (1 − ρ) / (k − nρ), which follows from the design effect; recomputed with SciPy 1.17',
    compute: () => {
      const [individuals = 0] = s.planSampleSize(s.twoSampleT, { effect: 0.5 }).exactSizes;
      return s.findClusterSize({ individuals, count: 6, icc: 0.05 });
    },
    expected: near(21.5445850438),
  },
  {
    name: 'three clusters in each group are too few, whatever their size',
    source:
      'Hemming et al. 2011, BMC Medical Research Methodology 11, 102: more than individuals × correlation, 3.19',
    compute: () => {
      try {
        return s.findClusterSize({ individuals: 63.77, count: 3, icc: 0.05 });
      } catch (error) {
        return error instanceof s.StatisticsError && error.code;
      }
    },
    expected: 'unreachable',
  },
  {
    name: 'p values adjusted by Holm',
    source: 'procedure of Holm, by hand',
    compute: () => s.adjustPValues([0.01, 0.02, 0.03, 0.04, 0.05]),
    expected: [near(0.05), near(0.08), near(0.09), near(0.09), near(0.09)],
  },
  {
    name: 'levels of Holm for five comparisons',
    source: 'α / (m − i + 1), procedure of Holm',
    compute: () => s.alphaPerComparison(0.05, { count: 5, correction: 'holm' }),
    expected: [near(0.01), near(0.0125), near(0.05 / 3), near(0.025), near(0.05)],
  },
];
