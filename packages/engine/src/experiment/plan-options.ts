import type { SamplePlanRequest } from '@spinout/api-client';
import type { StudyOptions } from '../statistics/plan/resolve-study.js';
import type { Family } from './family.js';

const DEFAULT_ALPHA = 0.05;
const DEFAULT_POWER = 0.8;
const LARGEST_RATIO = 10;

export const isWithin = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

/** The options of a study as a person chose them. */
export interface ChosenOptions extends StudyOptions {
  readonly alpha: number;
  readonly attrition: number;
  readonly allocation: readonly number[];
  readonly power: number;
}

/** Reads the options of a plan; those out of their range are left out. */
export function readPlanOptions(
  plan: SamplePlanRequest,
  family: Pick<Family, 'attrition'>,
  groups: number,
): ChosenOptions {
  const { ratio, clusters, comparisons, correction = 'bonferroni' } = plan;
  const last = groups > 1 && isWithin(ratio, 1 / LARGEST_RATIO, LARGEST_RATIO) ? ratio : 1;
  return {
    alpha: isWithin(plan.alpha, 0.0001, 0.2) ? plan.alpha : DEFAULT_ALPHA,
    power: isWithin(plan.power, 0.5, 0.995) ? plan.power : DEFAULT_POWER,
    attrition: isWithin(plan.attrition, 0, 0.9) ? plan.attrition : family.attrition,
    allocation: Array.from({ length: groups }, (_, index) => (index === groups - 1 ? last : 1)),
    ...(clusters && isWithin(clusters.size, 1, 1000) && isWithin(clusters.icc, 0, 1)
      ? {
          clusters: {
            size: clusters.size,
            icc: clusters.icc,
            variation: isWithin(clusters.variation, 0, 3) ? clusters.variation : 0,
          },
        }
      : {}),
    ...(isWithin(comparisons, 2, 100)
      ? { comparisons: { count: Math.round(comparisons), correction } }
      : {}),
  };
}
