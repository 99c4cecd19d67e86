import type { SamplePlan } from './plan-sample-size.js';
import type { ResolvedStudy } from './resolve-study.js';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
const exact = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 });
const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
const joined = new Intl.ListFormat('en-US');

/** "64 in each of 2 groups", "48 and 96 in the 2 groups", "34". */
export function sizesText(sizes: readonly number[], format: Intl.NumberFormat): string {
  const texts = sizes.map((size) => format.format(size));
  const [first = ''] = texts;
  if (sizes.length === 1) return first;
  return texts.every((text) => text === first)
    ? `${first} in each of ${sizes.length} groups`
    : `${joined.format(texts)} in the ${sizes.length} groups`;
}

/** Names the relative sizes of the groups. @returns '' for one group or equal ones */
export function describeAllocation({ shares }: Pick<ResolvedStudy, 'shares'>): string {
  const least = Math.min(...shares);
  const ratios = shares.map((share) => Number((share / least).toFixed(4)));
  if (ratios.every((ratio) => ratio === 1)) return '';
  return `The groups are allocated ${ratios.map((ratio) => number.format(ratio)).join(' : ')}.`;
}

/** Names the clusters and their design effect. @returns '' without clusters */
export function describeClusters({ clusters }: Pick<ResolvedStudy, 'clusters'>): string {
  if (clusters === null) return '';
  const variation =
    clusters.variation > 0
      ? ` (coefficient of variation of their sizes ${number.format(clusters.variation)})`
      : '';
  return (
    `Clusters of ${number.format(clusters.size)} on average${variation} are assigned as a whole. With an intracluster ` +
    `correlation of ${number.format(clusters.icc)}, the design effect is ${number.format(clusters.designEffect)}.`
  );
}

const CORRECTIONS = {
  bonferroni: 'by the method of Bonferroni',
  holm: 'by the method of Holm, planned with its strictest level',
  none: 'without a correction',
} as const;

/** Says how alpha is shared among comparisons. */
export function describeComparisons({
  alpha,
  alphaPerComparison,
  comparisons: { count, correction },
}: Pick<ResolvedStudy, 'alpha' | 'alphaPerComparison' | 'comparisons'>): string {
  if (count === 1)
    return 'There is one primary outcome, so alpha is not adjusted for multiple tests.';
  return (
    `Alpha ${small.format(alpha)} is shared among ${whole.format(count)} comparisons ${CORRECTIONS[correction]}: ` +
    `each is tested at ${small.format(alphaPerComparison)}.`
  );
}

/** The plan as a paragraph for a protocol. It names every input, so that a reader can repeat the calculation. */
export function describePlan(plan: SamplePlan): string {
  const { test, study } = plan;
  const sides = study.tails === 2 ? 'two-sided' : 'one-sided, on the side of the effect';
  const far =
    test.isSided && study.tails === 2
      ? `; rejections on the side opposite to the effect ${study.farTail ? 'count' : 'do not count'}`
      : '';
  return [
    `${test.name}${test.isSided ? ` (${sides})` : ''} at alpha ${small.format(study.alphaPerComparison)}.`,
    `The effect to detect is ${test.effectName} = ${number.format(plan.effect)}.`,
    ...plan.design,
    describeAllocation(study),
    `A power of ${number.format(plan.power)} needs ${sizesText(plan.exactSizes, exact)} ` +
      `(${test.source}${far}), rounded up to ${sizesText(plan.analyzedSizes, whole)}.`,
    plan.events === null ? '' : `That is ${whole.format(plan.events)} events.`,
    describeClusters(study),
    `With an attrition of ${percent.format(study.attrition)}, enroll ${sizesText(plan.enrolledSizes, whole)}, ` +
      `${whole.format(plan.total)} in total` +
      (plan.clusters === null ? '' : `, in whole clusters: ${sizesText(plan.clusters, whole)}`) +
      `. These reach a power of ${number.format(plan.reachedPower)}.`,
    describeComparisons(study),
  ]
    .filter(Boolean)
    .join(' ');
}
