import type { PowerAnalysis, SamplePlanRequest } from '@spinout/api-client';
import { computeEnrollment, roundUpSize } from '../statistics/planning.js';
import {
  cohensH,
  powerAnova,
  powerCorrelation,
  powerLogRank,
  powerPairedT,
  powerProportions,
  powerTwoSampleT,
} from '../statistics/power-analysis.js';
import { computePowerCurve } from '../statistics/power-curve.js';
import {
  eventsLogRank,
  sizeAnova,
  sizeCorrelation,
  sizePairedT,
  sizeProportions,
  sizeTwoSampleT,
} from '../statistics/sample-size.js';
import type { Analysis, Family } from './family.js';
import { powerStatement } from './power-statement.js';

const DEFAULT_ALPHA = 0.05;
const DEFAULT_POWER = 0.8;
const TAILS = 2;

const COHEN = 'Cohen 1988';
const CONVENTION = 'Convention, not from your paper';
const UNKNOWN = 'replace it with a pilot estimate or the smallest effect that matters';

interface Goal {
  readonly alpha?: number;
  readonly power?: number;
}

/** One kind of calculation, ready to be written down: everything that differs between the tests. */
export interface Calculation {
  readonly test: string;
  readonly effect: PowerAnalysis['effect'];
  readonly groups: number;
  /** The continuous root for one group. */
  readonly exact: number;
  readonly powerAt: (perGroup: number) => number;
  /** Smallest group for which the power is defined. */
  readonly least: number;
  /** A step between the test and the group size, as a sentence. */
  readonly remark?: string;
}

const cohen = (name: string, value: number, size: string): PowerAnalysis['effect'] => ({
  name,
  value,
  basis: `${CONVENTION}: an assumed ${size} effect as defined by ${COHEN}; ${UNKNOWN}`,
});

/** Conventional bounds: half way between Cohen's small, medium and large values. */
const sizeWord = (value: number, medium: number, large: number) =>
  value >= (medium + large) / 2 ? 'large' : 'medium';

/** Turns an analysis with its assumed effect into a calculation. */
export function calculationOf(
  analysis: Analysis,
  { alpha = DEFAULT_ALPHA, power = DEFAULT_POWER }: Goal = {},
): Calculation {
  switch (analysis.test) {
    case 'two-sample-t': {
      const { d } = analysis;
      return {
        test: 'Two-sample t test',
        effect: cohen("Cohen's d", d, sizeWord(d, 0.5, 0.8)),
        groups: 2,
        exact: sizeTwoSampleT({ d, alpha, power, tails: TAILS }),
        powerAt: (n1) => powerTwoSampleT({ d, n1, alpha, tails: TAILS }),
        least: 3,
      };
    }
    case 'paired-t': {
      const { d } = analysis;
      return {
        test: 'Paired t test',
        effect: cohen("Cohen's d of the paired differences", d, sizeWord(d, 0.5, 0.8)),
        groups: 1,
        exact: sizePairedT({ d, alpha, power, tails: TAILS }),
        powerAt: (n) => powerPairedT({ d, n, alpha, tails: TAILS }),
        least: 3,
        remark: 'Each is measured under both conditions.',
      };
    }
    case 'anova': {
      const { f, groups } = analysis;
      return {
        test: 'One-way analysis of variance',
        effect: cohen("Cohen's f", f, sizeWord(f, 0.25, 0.4)),
        groups,
        exact: sizeAnova({ f, groups, alpha, power }) / groups,
        powerAt: (n) => powerAnova({ f, total: n * groups, groups, alpha }),
        least: 2,
      };
    }
    case 'proportions': {
      const { treated, control } = analysis;
      const h = cohensH(treated, control);
      return {
        test: 'Arcsine test of two proportions',
        effect: {
          name: "Cohen's h",
          value: Number(h.toFixed(4)),
          basis: `${CONVENTION}: ${treated} against ${control}, assumed; ${UNKNOWN}`,
        },
        groups: 2,
        exact: sizeProportions({ h, alpha, power, tails: TAILS }),
        powerAt: (n1) => powerProportions({ h, n1, alpha, tails: TAILS }),
        least: 3,
      };
    }
    case 'correlation': {
      const { r } = analysis;
      return {
        test: "Correlation test by Fisher's z",
        effect: cohen("Pearson's r", r, sizeWord(r, 0.3, 0.5)),
        groups: 1,
        exact: sizeCorrelation({ r, alpha, power, tails: TAILS }),
        powerAt: (n) => powerCorrelation({ r, n, alpha, tails: TAILS }),
        least: 4,
      };
    }
    case 'log-rank': {
      const { hazardRatio, eventShare } = analysis;
      const events = eventsLogRank({ hazardRatio, alpha, power, tails: TAILS });
      return {
        test: 'Log-rank test',
        effect: {
          name: 'Hazard ratio',
          value: hazardRatio,
          basis: `${CONVENTION}: an assumed value; ${UNKNOWN}`,
        },
        groups: 2,
        exact: events / eventShare / 2,
        powerAt: (n) =>
          powerLogRank({ hazardRatio, events: n * 2 * eventShare, alpha, tails: TAILS }),
        least: 3,
        remark:
          `By Schoenfeld's formula, the test needs ${roundUpSize(events)} events. We assume that a share of ${eventShare} ` +
          'has the event during follow-up.',
      };
    }
  }
}

const isWithin = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

const LARGEST_SAMPLE = 1_000_000;

/**
 * Works out how many to enroll, and everything that belongs in the methods section. With a sample size, the power
 * follows from it instead.
 * @param plan inputs out of their range are left out
 * @param basis where the effect comes from. @default the convention
 */
export function planSample(
  analysis: Analysis,
  family: Family,
  plan: SamplePlanRequest = {},
  basis?: string,
): PowerAnalysis {
  const alpha = isWithin(plan.alpha, 0.0001, 0.2) ? plan.alpha : DEFAULT_ALPHA;
  const wanted = isWithin(plan.power, 0.5, 0.995) ? plan.power : DEFAULT_POWER;
  const calculation = calculationOf(analysis, { alpha, power: wanted });
  const { groups, least, powerAt } = calculation;
  const typed = isWithin(plan.sample_size, groups * least + 1, LARGEST_SAMPLE)
    ? Math.round(plan.sample_size)
    : undefined;
  const perGroup =
    typed === undefined
      ? Math.max(least, roundUpSize(calculation.exact))
      : Math.max(least, Math.floor((typed * (1 - family.attrition)) / groups + 1e-9));
  const total = typed ?? computeEnrollment(perGroup, family.attrition) * groups;
  const reached = powerAt(perGroup);
  const numbers = {
    test: calculation.test,
    effect: basis === undefined ? calculation.effect : { ...calculation.effect, basis },
    alpha,
    power: typed === undefined ? wanted : Number(reached.toFixed(4)),
    tails: TAILS,
    attrition: family.attrition,
    groups,
    per_group: perGroup,
    total,
  } as const;
  return {
    ...numbers,
    statement: powerStatement({
      ...numbers,
      ...(typed === undefined ? { exact: calculation.exact } : {}),
      reached,
      unit: family.unit,
      remark: calculation.remark,
    }),
    curve: computePowerCurve(powerAt, perGroup, least),
    adjustable: true,
    effect_source: undefined,
  };
}
