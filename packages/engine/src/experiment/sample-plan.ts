import type { PowerAnalysis } from '@spinout/api-client';
import { computeEnrollment, roundUpSize } from '../statistics/planning.js';
import {
  cohensH,
  powerAnova,
  powerCorrelation,
  powerLogRank,
  powerPairedT,
  powerProportions,
  powerTwoSampleT,
} from '../statistics/power.js';
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

const ALPHA = 0.05;
const POWER = 0.8;
const TAILS = 2;

const COHEN = 'Cohen 1988';
const UNKNOWN = 'replace it with a pilot estimate or the smallest effect that would matter';

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
  basis: `assumed: a ${size} effect by the conventions of ${COHEN}; ${UNKNOWN}`,
});

/** Conventional bounds: half way between Cohen's small, medium and large values. */
const sizeWord = (value: number, medium: number, large: number) =>
  value >= (medium + large) / 2 ? 'large' : 'medium';

/** Turns an analysis with its assumed effect into a calculation. */
export function calculationOf(analysis: Analysis): Calculation {
  switch (analysis.test) {
    case 'two-sample-t': {
      const { d } = analysis;
      return {
        test: 'Two-sample t test',
        effect: cohen("Cohen's d", d, sizeWord(d, 0.5, 0.8)),
        groups: 2,
        exact: sizeTwoSampleT({ d, alpha: ALPHA, power: POWER, tails: TAILS }),
        powerAt: (n1) => powerTwoSampleT({ d, n1, alpha: ALPHA, tails: TAILS }),
        least: 3,
      };
    }
    case 'paired-t': {
      const { d } = analysis;
      return {
        test: 'Paired t test',
        effect: cohen("Cohen's d of the paired differences", d, sizeWord(d, 0.5, 0.8)),
        groups: 1,
        exact: sizePairedT({ d, alpha: ALPHA, power: POWER, tails: TAILS }),
        powerAt: (n) => powerPairedT({ d, n, alpha: ALPHA, tails: TAILS }),
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
        exact: sizeAnova({ f, groups, alpha: ALPHA, power: POWER }) / groups,
        powerAt: (n) => powerAnova({ f, total: n * groups, groups, alpha: ALPHA }),
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
          basis: `assumed: ${treated} against ${control}; ${UNKNOWN}`,
        },
        groups: 2,
        exact: sizeProportions({ h, alpha: ALPHA, power: POWER, tails: TAILS }),
        powerAt: (n1) => powerProportions({ h, n1, alpha: ALPHA, tails: TAILS }),
        least: 3,
      };
    }
    case 'correlation': {
      const { r } = analysis;
      return {
        test: "Correlation test by Fisher's z",
        effect: cohen("Pearson's r", r, sizeWord(r, 0.3, 0.5)),
        groups: 1,
        exact: sizeCorrelation({ r, alpha: ALPHA, power: POWER, tails: TAILS }),
        powerAt: (n) => powerCorrelation({ r, n, alpha: ALPHA, tails: TAILS }),
        least: 4,
      };
    }
    case 'log-rank': {
      const { hazardRatio, eventShare } = analysis;
      const events = eventsLogRank({ hazardRatio, alpha: ALPHA, power: POWER, tails: TAILS });
      return {
        test: 'Log-rank test',
        effect: { name: 'Hazard ratio', value: hazardRatio, basis: `assumed; ${UNKNOWN}` },
        groups: 2,
        exact: events / eventShare / 2,
        powerAt: (n) =>
          powerLogRank({ hazardRatio, events: n * 2 * eventShare, alpha: ALPHA, tails: TAILS }),
        least: 3,
        remark:
          `By Schoenfeld's formula the test needs ${roundUpSize(events)} events; a share of ${eventShare} is assumed to have ` +
          'the event while followed.',
      };
    }
  }
}

/** Works out how many to enrol, and everything that belongs in the methods section. */
export function planSample(analysis: Analysis, family: Family): PowerAnalysis {
  const calculation = calculationOf(analysis);
  const perGroup = roundUpSize(calculation.exact);
  const enrolledPerGroup = computeEnrollment(perGroup, family.attrition);
  const numbers = {
    test: calculation.test,
    effect: calculation.effect,
    alpha: ALPHA,
    power: POWER,
    tails: TAILS,
    attrition: family.attrition,
    groups: calculation.groups,
    per_group: perGroup,
    total: enrolledPerGroup * calculation.groups,
  } as const;
  return {
    ...numbers,
    statement: powerStatement({
      ...numbers,
      exact: calculation.exact,
      reached: calculation.powerAt(perGroup),
      unit: family.unit,
      remark: calculation.remark,
    }),
    curve: computePowerCurve(calculation.powerAt, perGroup, calculation.least),
  };
}
