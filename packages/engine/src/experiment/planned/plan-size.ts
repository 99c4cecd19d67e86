import { fill } from '@spinout/domain/text';
import { computeEnrollment } from '../../statistics/planning.js';
import { plannedMessages as messages } from './planned.messages.js';
import type { Plan, SizeRule } from './plan.types.js';

/** A sample size that no test gives, and its reason. */
export interface FixedSize {
  readonly total: number;
  readonly basis: string;
}

const Z = 1.96;
const HALF_WIDTH = 0.05;

/** Size for a share: z² p (1 − p) / h². */
const sizeForShare = (share: number): number =>
  Math.ceil((Z ** 2 * share * (1 - share)) / HALF_WIDTH ** 2);
/** Size for at least one positive: ln(1 − confidence) / ln(1 − prevalence). */
const sizeForDetection = (prevalence: number): number =>
  Math.ceil(Math.log(0.05) / Math.log(1 - prevalence));

const SIZES: Readonly<Record<Exclude<SizeRule, 'test'>, number>> = {
  proportion: sizeForShare(0.5),
  detection: sizeForDetection(0.01),
  accuracy: 2 * sizeForShare(0.9),
  interviews: 24,
  scale: 200,
  sources: 40,
};
/** Of these, none is lost. */
const COMPLETE: ReadonlySet<SizeRule> = new Set(['interviews', 'sources']);

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** The size of a study that does not test a difference; undefined for one that does. */
export function fixedSizeOf({ size, base, unit }: Plan): FixedSize | undefined {
  if (size === 'test') return undefined;
  const needed = SIZES[size];
  const total = COMPLETE.has(size) ? needed : computeEnrollment(needed, base.attrition);
  return {
    total,
    basis: fill<string>(messages.sizes[size], {
      attrition: percent.format(base.attrition),
      total: `${total} ${unit.many}`,
    }),
  };
}
