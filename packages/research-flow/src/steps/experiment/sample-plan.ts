import type { ExperimentDesign, PlanCorrection, SamplePlanRequest } from '@spinout/api-client';

/** Inputs that a given sample size stays with: they change its power instead. */
export const PLAN_OPTIONS = [
  'ratio',
  'attrition',
  'clusterSize',
  'icc',
  'variation',
  'comparisons',
] as const;
export type PlanOption = (typeof PLAN_OPTIONS)[number];

/** The inputs of the power analysis that the user can change. */
export type PlanField = 'effect' | 'alpha' | 'power' | PlanOption;

/** What the chart shows by group size. */
export type CurveView = 'power' | 'detectable';

/** What the user chose for the power analysis, as typed; the rest is as the server planned it. */
export interface SamplePlan extends Readonly<Partial<Record<PlanField, string | undefined>>> {
  readonly correction?: PlanCorrection | undefined;
  /** @default 'power' */
  readonly view?: CurveView | undefined;
  readonly sampleSize?: number | undefined;
  readonly asReported?: boolean | undefined;
  /** Number of the effect in the papers; -1 for the convention. */
  readonly effectChoice?: number | undefined;
}

/** The number in a field; undefined if there is none. */
export const parseNumber = (text: string | undefined): number | undefined => {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** The plan as a request; what cannot be read is left to the server. */
export const toPlanRequest = (plan: SamplePlan): SamplePlanRequest => ({
  effect: parseNumber(plan.effect),
  alpha: parseNumber(plan.alpha),
  power: parseNumber(plan.power),
  sample_size: plan.sampleSize,
  as_reported: plan.asReported,
  effect_choice: plan.effectChoice,
  ratio: parseNumber(plan.ratio),
  attrition: parsePercent(plan.attrition),
  clusters: readClusters(plan),
  comparisons: parseNumber(plan.comparisons),
  correction: plan.correction,
});

const parsePercent = (text: string | undefined): number | undefined => {
  const percent = parseNumber(text);
  return percent === undefined ? undefined : percent / 100;
};

const readClusters = ({ clusterSize, icc, variation }: SamplePlan) => {
  const size = parseNumber(clusterSize);
  const correlation = parseNumber(icc);
  // Without both, the people are planned one by one.
  if (size === undefined || correlation === undefined) return undefined;
  return { size, icc: correlation, variation: parseNumber(variation) };
};

/** A typed option leaves a given sample size as it is. */
export const keepsSampleSize = (field: PlanField): boolean =>
  PLAN_OPTIONS.some((option) => option === field);

export const isAdjustable = ({ power_analysis }: ExperimentDesign): boolean =>
  power_analysis?.adjustable === true;

/** Whether two values have the same content; a restored draft has copies. */
export const areEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Takes the recalculated numbers into a design. Duration, budget and timeline follow unless the user has changed them
 * since they were last calculated.
 */
export function applyRecalculation(
  design: ExperimentDesign,
  recalculated: ExperimentDesign,
  { calculated, plan }: { readonly calculated: ExperimentDesign; readonly plan: SamplePlan },
): ExperimentDesign {
  const { sampleSize } = plan;
  // A size that the test cannot use stays as typed, and so do the numbers for the earlier one.
  if (sampleSize !== undefined && recalculated.sampleSize !== sampleSize) return design;
  return {
    ...design,
    sampleSize: recalculated.sampleSize,
    power_analysis: recalculated.power_analysis,
    budget_lines: recalculated.budget_lines,
    duration_basis: recalculated.duration_basis,
    ...(design.duration === calculated.duration ? { duration: recalculated.duration } : {}),
    ...(design.budget === calculated.budget ? { budget: recalculated.budget } : {}),
    ...(areEqual(design.timeline, calculated.timeline) ? { timeline: recalculated.timeline } : {}),
  };
}
