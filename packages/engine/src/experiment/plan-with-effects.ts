import { fill } from '@spinout/domain/text';
import type { PowerAnalysis, SamplePlanRequest } from '@spinout/api-client';
import { experimentMessages as messages } from './experiment.messages.js';
import type { Analysis, Family } from './family.js';
import type { FittingEffect } from './find-effect.js';
import { analysisWithEffect, analysisWithValue, shrinkEffect } from './plan-effect.js';
import { calculationOf } from './calculation.js';
import { planSample } from './sample-plan.js';

/** An effect of a paper in the unit of the planned test. */
interface UsableEffect extends Pick<FittingEffect, 'evidence'> {
  readonly asReported: Analysis;
  readonly shrunk: Analysis;
  readonly isFitting: boolean;
  readonly rule: string;
}

const MAX_CHOICES = 6;

/**
 * Plans a sample with the first effect of the papers that is about the hypothesis and fits the analysis, shrunk for the
 * winner's curse; without one, with the convention. What a person chose or typed comes before.
 */
export function planWithEffects(
  analysis: Analysis,
  family: Family,
  effects: readonly FittingEffect[],
  plan: SamplePlanRequest,
): PowerAnalysis {
  const choices = usableEffects(analysis, effects);
  const chosen = plan.effect_choice ?? (choices[0]?.isFitting === true ? 0 : -1);
  const found = choices[chosen];
  const planned =
    found === undefined ? analysis : plan.as_reported === true ? found.asReported : found.shrunk;
  const typed = plan.effect === undefined ? undefined : analysisWithValue(planned, plan.effect);
  const isTyped = typed !== undefined && typed !== planned;
  const basis = isTyped
    ? messages.effectTyped
    : found &&
      fill(plan.as_reported === true ? messages.effectReported : found.rule, {
        value: String(effectValueOf(found.asReported)),
        source: messages.effectSources[found.evidence.kind],
      });
  const power = planSample(typed ?? planned, family, plan, basis);
  if (choices.length === 0) return power;
  return {
    ...power,
    effect_choices: choices.map((choice, number) => ({
      ...describeEffect(choice, number),
      is_about_hypothesis: choice.isFitting,
    })),
    ...(found && {
      effect_source: { ...describeEffect(found, chosen), as_reported: plan.as_reported === true },
    }),
  };
}

const effectValueOf = (analysis: Analysis): number => calculationOf(analysis).effect.value;

const describeEffect = ({ asReported, shrunk, evidence }: UsableEffect, number: number) => ({
  number,
  reported: effectValueOf(asReported),
  shrunk: effectValueOf(shrunk),
  evidence,
});

const LEAST_Z = 1.9;

/** Whether the interval of an effect leaves out no effect, as far as its rounded numbers tell. */
const isDistinct = ({ scale, size, standardError }: FittingEffect['effect']): boolean =>
  standardError === undefined ||
  (scale === 'r' ? Math.atanh(Math.min(size, 0.999)) : size) >= LEAST_Z * standardError;

/** The effects that can be planned with, one for each quote and value. */
function usableEffects(
  analysis: Analysis,
  effects: readonly FittingEffect[],
): readonly UsableEffect[] {
  const usable: UsableEffect[] = [];
  const seen = new Set<string>();
  for (const { effect, evidence, isFitting = true } of effects) {
    if (!isDistinct(effect)) continue;
    const size = shrinkEffect(effect);
    const asReported = analysisWithEffect(analysis, effect);
    const shrunk =
      size === undefined ? undefined : analysisWithEffect(analysis, { ...effect, size });
    if (!asReported || !shrunk) continue;
    const key = `${String(effectValueOf(asReported))} ${evidence.quote}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const rule =
      effect.standardError === undefined ? messages.effectHalved : messages.effectSafeguard;
    usable.push({ asReported, shrunk, evidence, isFitting, rule });
    if (usable.length === MAX_CHOICES) break;
  }
  return usable;
}

/**
 * The analysis that the first effect about the hypothesis can be planned with: the family's analysis for the outcome,
 * else another one of the family, such as that of proportions for an odds ratio.
 */
export function analysisForEffects(
  analysis: Analysis,
  { analyses }: Family,
  effects: readonly FittingEffect[],
): Analysis {
  const fitting = effects.filter(({ isFitting = true }) => isFitting);
  const all = [analysis, analyses.proportion, analyses.time, analyses.value].filter(
    (each) => each !== undefined,
  );
  return all.find((each) => usableEffects(each, fitting).length > 0) ?? analysis;
}
