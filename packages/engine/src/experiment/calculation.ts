import type { PowerAnalysis } from '@spinout/api-client';
import { correlation } from '../statistics/families/correlation.js';
import { logRank } from '../statistics/families/log-rank.js';
import { twoProportionsArcsine } from '../statistics/families/proportions.js';
import { pairedT, twoSampleT } from '../statistics/families/t-tests.js';
import { anova } from '../statistics/families/variance-and-tables.js';
import { checkSampleSize, type SampleCheck } from '../statistics/plan/check-sample-size.js';
import { computePower, type StudySize } from '../statistics/plan/compute-power.js';
import { findDetectableEffect } from '../statistics/plan/detectable-effect.js';
import { planSampleSize, type SamplePlan } from '../statistics/plan/plan-sample-size.js';
import type { PowerGoal, StudyOptions } from '../statistics/plan/resolve-study.js';
import type { StatisticalTest } from '../statistics/plan/statistical-test.js';
import { cohensH } from '../statistics/power-analysis.js';
import type { Analysis } from './family.js';

const COHEN = 'Cohen 1988';
const CONVENTION = 'Convention, not from your paper';
const UNKNOWN = 'replace it with a pilot estimate or the smallest effect that matters';

/** A test with its design and effect. */
interface BoundTest {
  readonly plan: (options: StudyOptions & PowerGoal) => SamplePlan;
  readonly power: (options: StudyOptions & StudySize) => number;
  readonly detect: (options: StudyOptions & StudySize & PowerGoal) => number;
  readonly check: (options: StudyOptions & StudySize & PowerGoal) => SampleCheck;
}

/** One kind of calculation, ready to be written down: everything that differs between the tests. */
export interface Calculation extends BoundTest {
  readonly test: string;
  readonly effect: PowerAnalysis['effect'];
  readonly groups: number;
  /** Smallest group for which the power is defined. */
  readonly least: number;
  /** An effect of the test in the unit of `effect`. @default the same */
  readonly toShown?: (effect: number) => number;
  /** A step between the test and the group size, as a sentence. */
  readonly remark?: (plan: SamplePlan) => string;
}

function bind<Design extends object>(
  test: StatisticalTest<Design>,
  design: Design,
  effect: number,
): BoundTest {
  const direction = effect < test.getEffects(design).none ? 'decrease' : 'increase';
  return {
    plan: (options) => planSampleSize(test, { ...design, ...options, effect }),
    power: (options) => computePower(test, { ...design, ...options, effect }),
    detect: (options) => findDetectableEffect(test, { ...design, ...options, direction }),
    check: (options) => checkSampleSize(test, { ...design, ...options, effect }),
  };
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
export function calculationOf(analysis: Analysis): Calculation {
  switch (analysis.test) {
    case 'two-sample-t': {
      const { d } = analysis;
      return {
        test: twoSampleT.name,
        effect: cohen("Cohen's d", d, sizeWord(d, 0.5, 0.8)),
        groups: 2,
        ...bind(twoSampleT, {}, d),
        least: 3,
      };
    }
    case 'paired-t': {
      const { d } = analysis;
      return {
        test: pairedT.name,
        effect: cohen("Cohen's d of the paired differences", d, sizeWord(d, 0.5, 0.8)),
        groups: 1,
        ...bind(pairedT, {}, d),
        least: 3,
        remark: () => 'Each is measured under both conditions.',
      };
    }
    case 'anova': {
      const { f, groups } = analysis;
      return {
        test: anova.name,
        effect: cohen("Cohen's f", f, sizeWord(f, 0.25, 0.4)),
        groups,
        ...bind(anova, { groups }, f),
        least: 2,
      };
    }
    case 'proportions': {
      const { treated, control } = analysis;
      const toShown = (share: number) => Math.abs(cohensH(share, control));
      return {
        test: twoProportionsArcsine.name,
        effect: {
          name: "Cohen's h",
          value: Number(cohensH(treated, control).toFixed(4)),
          basis: `${CONVENTION}: ${treated} against ${control}, assumed; ${UNKNOWN}`,
        },
        groups: 2,
        ...bind(twoProportionsArcsine, { reference: control }, treated),
        least: 3,
        toShown,
      };
    }
    case 'correlation': {
      const { r } = analysis;
      return {
        test: correlation.name,
        effect: cohen("Pearson's r", r, sizeWord(r, 0.3, 0.5)),
        groups: 1,
        ...bind(correlation, {}, r),
        least: 4,
      };
    }
    case 'log-rank': {
      const { hazardRatio, eventShare } = analysis;
      return {
        test: logRank.name,
        effect: {
          name: 'Hazard ratio',
          value: hazardRatio,
          basis: `${CONVENTION}: an assumed value; ${UNKNOWN}`,
        },
        groups: 2,
        ...bind(logRank, { eventShare }, hazardRatio),
        least: 3,
        remark: ({ events }) =>
          `By Schoenfeld's formula, the test needs ${events ?? 0} events. We assume that a share of ${eventShare} ` +
          'has the event during follow-up.',
      };
    }
  }
}
