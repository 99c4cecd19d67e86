export { cohensH, type Tails } from './statistics/power-analysis.js';
export { cohensD, cohensF, cohensW, eventShare, pairedEffect } from './statistics/effect-sizes.js';
export { oneSampleT, pairedT, twoSampleT } from './statistics/families/t-tests.js';
export { welchT, type WelchDesign } from './statistics/families/welch.js';
export {
  anova,
  chiSquare,
  type AnovaDesign,
  type ChiSquareDesign,
} from './statistics/families/variance-and-tables.js';
export {
  oneProportion,
  twoProportionsArcsine,
  twoProportionsCorrected,
  twoProportionsPooled,
  twoProportionsUnpooled,
  type OneProportionDesign,
  type ReferenceDesign,
} from './statistics/families/proportions.js';
export { fisherExact, oneProportionExact } from './statistics/families/exact-proportions.js';
export { correlation, type CorrelationDesign } from './statistics/families/correlation.js';
export { correlationExact } from './statistics/families/exact-correlation.js';
export { logRank, type LogRankDesign } from './statistics/families/log-rank.js';
export {
  findClusterSize,
  kishDesignEffect,
  resolveClusters,
  type Clusters,
  type GivenClusters,
  type ResolvedClusters,
} from './statistics/plan/clusters.js';
export {
  adjustPValues,
  alphaPerComparison,
  type Comparisons,
  type Correction,
} from './statistics/plan/multiplicity.js';
export type {
  EffectRange,
  NoDesign,
  Situation,
  StatisticalTest,
} from './statistics/plan/statistical-test.js';
export type { PowerGoal, ResolvedStudy, StudyOptions } from './statistics/plan/resolve-study.js';
export { computePower, type StudySize } from './statistics/plan/compute-power.js';
export {
  findDetectableEffect,
  type DetectableOptions,
  type EffectDirection,
} from './statistics/plan/detectable-effect.js';
export { planSampleSize, type SamplePlan } from './statistics/plan/plan-sample-size.js';
export { checkSampleSize, type SampleCheck } from './statistics/plan/check-sample-size.js';
export type { PlanConflict, PlanConflictCode } from './statistics/plan/conflicts.js';
export {
  computePowerBySize,
  findDetectableBySize,
  type DetectablePoint,
  type PowerPoint,
} from './statistics/plan/power-by-size.js';
export { describePlan } from './statistics/plan/statement.js';
export { StatisticsError, type StatisticsErrorCode } from './statistics/plan/statistics-error.js';
