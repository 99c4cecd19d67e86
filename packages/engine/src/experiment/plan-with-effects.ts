import type { PowerAnalysis, SamplePlanRequest } from '@spinout/api-client';
import { fillMessage } from '../library/library.messages.js';
import { experimentMessages as messages } from './experiment.messages.js';
import type { Analysis, Family } from './family.js';
import type { FittingEffect } from './find-effect.js';
import { analysisWithEffect, analysisWithValue, shrinkEffect } from './plan-effect.js';
import { calculationOf, planSample } from './sample-plan.js';

/**
 * Plans a sample with the first effect of the papers that fits the analysis, shrunk for the winner's curse; without one,
 * with the convention. An effect that a person typed comes before both.
 */
export function planWithEffects(
  analysis: Analysis,
  family: Family,
  effects: readonly FittingEffect[],
  plan: SamplePlanRequest,
): PowerAnalysis {
  const found = firstFitting(analysis, effects);
  const planned =
    found === undefined ? analysis : plan.as_reported === true ? found.asReported : found.shrunk;
  const typed = plan.effect === undefined ? undefined : analysisWithValue(planned, plan.effect);
  const isTyped = typed !== undefined && typed !== planned;
  const basis = isTyped
    ? messages.effectTyped
    : found &&
      fillMessage(plan.as_reported === true ? messages.effectReported : found.rule, found.values);
  const power = planSample(typed ?? planned, family, plan, basis);
  if (!found) return power;
  return {
    ...power,
    effect_source: {
      reported: effectValueOf(found.asReported),
      shrunk: effectValueOf(found.shrunk),
      as_reported: plan.as_reported === true,
      evidence: found.evidence,
    },
  };
}

const effectValueOf = (analysis: Analysis): number => calculationOf(analysis).effect.value;

function firstFitting(analysis: Analysis, effects: readonly FittingEffect[]) {
  for (const { effect, evidence } of effects) {
    const size = shrinkEffect(effect);
    const asReported = analysisWithEffect(analysis, effect);
    const shrunk =
      size === undefined ? undefined : analysisWithEffect(analysis, { ...effect, size });
    if (asReported && shrunk) {
      const rule =
        effect.standardError === undefined ? messages.effectHalved : messages.effectSafeguard;
      const values = { value: String(effectValueOf(asReported)) };
      return { asReported, shrunk, evidence, rule, values };
    }
  }
  return undefined;
}
