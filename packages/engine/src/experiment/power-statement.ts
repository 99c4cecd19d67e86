import type { PowerAnalysis } from '@spinout/api-client';
import type { ResolvedStudy } from '../statistics/plan/resolve-study.js';
import {
  describeAllocation,
  describeClusters,
  describeComparisons,
  sizesText,
} from '../statistics/plan/statement.js';
import type { Family } from './family.js';

const whole = new Intl.NumberFormat('en-US');
const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const significant = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });
const joined = new Intl.ListFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** "1 week", "2 weeks"; the number with thousands separators. */
export const counted = (count: number, { one, many }: Family['unit']): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

/** Writes the calculation for a methods section: every input, so that a reader can repeat it. */
export function powerStatement(
  plan: Pick<
    PowerAnalysis,
    'test' | 'effect' | 'alpha' | 'power' | 'tails' | 'attrition' | 'groups' | 'per_group' | 'total'
  > & {
    /** The continuous root for one group; missing where the size was given. */
    readonly exact?: number;
    readonly reached: number;
    readonly unit: Family['unit'];
    readonly remark: string | undefined;
    readonly study: ResolvedStudy;
    /** Number enrolled in each group. */
    readonly sizes: readonly number[];
    /** Number of clusters in each group; null without clusters, or if the size was given. */
    readonly clusters: readonly number[] | null;
  },
): string {
  const { groups, per_group: perGroup, effect, unit, study } = plan;
  const allocation = describeAllocation(study);
  const each =
    groups === 1 ? '' : allocation === '' ? ` in each of ${groups} groups` : ' in the first group';
  const clusters =
    plan.clusters === null ? '' : `, in whole clusters: ${sizesText(plan.clusters, whole)}`;
  const sides = plan.test.startsWith('One-way')
    ? ''
    : plan.tails === 2
      ? 'two-sided, '
      : 'one-sided, ';
  const lines = [
    `${plan.test} (${sides}alpha ${significant.format(study.alphaPerComparison)}): ${counted(perGroup, unit)}${each} ` +
      (plan.exact === undefined
        ? `reach a power of ${decimals.format(plan.reached)}`
        : `(exactly ${plan.exact.toFixed(4)}, rounded up) reach a power of ` +
          `${decimals.format(plan.reached)} (target ${decimals.format(plan.power)})`) +
      ` to detect ${effect.name} = ${decimals.format(effect.value)} (${effect.basis}).`,
    allocation,
    plan.remark ?? '',
    describeClusters(study),
    plan.exact === undefined
      ? `This allows for ${percent.format(plan.attrition)} attrition among ${counted(plan.total, unit)}.`
      : plan.attrition === 0
        ? `The study needs ${counted(plan.total, unit)} in total${clusters}.`
        : `With an assumed attrition of ${percent.format(plan.attrition)}, ` +
          `the study needs ${counted(plan.total, unit)} in total${clusters}.`,
    allocation === ''
      ? ''
      : `The groups have ${joined.format(plan.sizes.map((size) => whole.format(size)))} of them.`,
    describeComparisons(study),
  ];
  return lines.filter(Boolean).join(' ');
}
