import { cohensH, normalPower, powerProportions } from '../power-analysis.js';
import { ensureArgument } from '../plan/statistics-error.js';
import type { Situation, StatisticalTest } from '../plan/statistical-test.js';

/** What proportion the effect is compared with. */
export interface ReferenceDesign {
  /** Proportion in the second, the reference group. */
  readonly reference: number;
}

export interface OneProportionDesign {
  /** Proportion under the null hypothesis. */
  readonly nullValue: number;
}

export const checkShare = (share: number, argument: string) =>
  ensureArgument(share > 0 && share < 1, argument, share, {
    why: 'A proportion must lie between 0 and 1, both excluded.',
    how: 'Give a share such as 0.5, not a percentage.',
  });

const variance = (share: number) => share * (1 - share);

/** Of the four cells: persons with and without the event in both groups. */
const getLeastExpected = (
  { effect, sizes: [n1 = 0, n2 = 0] }: Situation,
  { reference }: ReferenceDesign,
) => Math.min(n1 * Math.min(effect, 1 - effect), n2 * Math.min(reference, 1 - reference));

const describeDesign = ({ reference }: ReferenceDesign) => [
  `The proportion in the reference group is ${reference}.`,
];

const twoProportions = {
  effectName: 'Proportion in the first group',
  isSided: true,
  countGroups: ({ reference }: ReferenceDesign) => {
    checkShare(reference, 'reference');
    return 2;
  },
  getEffects: ({ reference }: ReferenceDesign) => ({ none: reference, low: 0, high: 1 }),
  describeDesign,
};

/** Properties that the comparisons of two proportions share. */
export const twoProportionsBase = twoProportions;

const normalComparison = {
  ...twoProportions,
  isDiscrete: false,
  getLeastTotal: (shares: readonly number[]) => 1 / Math.min(...shares),
  getLeastExpected,
};

function powerOfZ(
  { effect, sizes: [n1 = 0, n2 = 0], ...test }: Situation,
  { reference }: ReferenceDesign,
  { isPooled, isCorrected = false }: { readonly isPooled: boolean; readonly isCorrected?: boolean },
): number {
  const error = Math.sqrt(variance(effect) / n1 + variance(reference) / n2);
  const pooled = (n1 * effect + n2 * reference) / (n1 + n2);
  const nullError = isPooled ? Math.sqrt(variance(pooled) * (1 / n1 + 1 / n2)) : error;
  const correction = isCorrected ? (1 / n1 + 1 / n2) / 2 : 0;
  const mean = Math.abs(effect - reference) / error;
  return normalPower(mean, test, nullError / error, correction / error);
}

/**
 * z test of two proportions with the pooled variance under the null hypothesis, equivalent to the chi-square test of a 2 × 2
 * table without a correction. The effect is the proportion in the first group.
 */
export const twoProportionsPooled: StatisticalTest<ReferenceDesign> = {
  ...normalComparison,
  id: 'two-proportions-pooled',
  name: 'z test of two proportions with pooled variance',
  source: 'Fleiss, Levin and Paik 2003, chapter 4',
  computePower: (situation, design) => powerOfZ(situation, design, { isPooled: true }),
};

/**
 * z test of two proportions with the pooled variance and a correction for continuity, (1 / n1 + 1 / n2) / 2, equivalent to
 * Yates' corrected chi-square test. Its sizes are close to those of Fisher's exact test, for groups of any size. The effect is
 * the proportion in the first group. Source: Casagrande, Pike and Smith 1978, Biometrics 34, 483.
 */
export const twoProportionsCorrected: StatisticalTest<ReferenceDesign> = {
  ...normalComparison,
  id: 'two-proportions-corrected',
  name: 'z test of two proportions with pooled variance and continuity correction',
  source: 'Fleiss, Levin and Paik 2003, chapter 4',
  computePower: (situation, design) =>
    powerOfZ(situation, design, { isPooled: true, isCorrected: true }),
};

/** z test of two proportions with the variance of each group. The effect is the proportion in the first group. */
export const twoProportionsUnpooled: StatisticalTest<ReferenceDesign> = {
  ...normalComparison,
  id: 'two-proportions-unpooled',
  name: 'z test of two proportions with unpooled variance',
  source: 'Chow, Shao and Wang 2008, chapter 4',
  computePower: (situation, design) => powerOfZ(situation, design, { isPooled: false }),
};

/** Arcsine test of two proportions, on the scale of Cohen's h. The effect is the proportion in the first group. */
export const twoProportionsArcsine: StatisticalTest<ReferenceDesign> = {
  ...normalComparison,
  id: 'two-proportions-arcsine',
  name: 'Arcsine test of two proportions',
  source: 'Cohen 1988, chapter 6',
  computePower: ({ effect, sizes: [n1 = 0, n2 = 0], ...test }, { reference }) =>
    powerProportions({ ...test, h: Math.abs(cohensH(effect, reference)), n1, ratio: n2 / n1 }),
  describeDesign: (design, effect) => [
    ...describeDesign(design),
    `Cohen's h is ${Number(cohensH(effect, design.reference).toFixed(6))}.`,
  ],
};

/** z test of a proportion against a given value, with the null variance. The effect is the expected proportion. */
export const oneProportion: StatisticalTest<OneProportionDesign> = {
  id: 'one-proportion',
  name: 'z test of one proportion',
  effectName: 'Proportion',
  isSided: true,
  isDiscrete: false,
  source: 'Fleiss, Levin and Paik 2003, chapter 2',
  countGroups: ({ nullValue }) => {
    checkShare(nullValue, 'nullValue');
    return 1;
  },
  getEffects: ({ nullValue }) => ({ none: nullValue, low: 0, high: 1 }),
  getLeastTotal: () => 1,
  computePower: ({ effect, sizes: [n = 0], ...test }, { nullValue }) =>
    normalPower(
      (Math.abs(effect - nullValue) * Math.sqrt(n)) / Math.sqrt(variance(effect)),
      test,
      Math.sqrt(variance(nullValue) / variance(effect)),
    ),
  describeDesign: ({ nullValue }) => [`The proportion under the null hypothesis is ${nullValue}.`],
  getLeastExpected: ({ sizes: [n = 0] }, { nullValue }) => n * Math.min(nullValue, 1 - nullValue),
};
