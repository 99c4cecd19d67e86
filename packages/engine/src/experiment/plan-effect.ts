import { normalQuantile } from '../statistics/normal.distribution.js';
import type { EffectScale, ReportedEffect } from '../statements/reported-effects.js';
import type { Analysis } from './family.js';

type Effect = Pick<ReportedEffect, 'scale' | 'size' | 'standardError' | 'control'> &
  Partial<Pick<ReportedEffect, 'isBelowOne'>>;

/** The lower bound of a two-sided 60 % interval leaves 20 % below it. */
const SAFEGUARD_Z = normalQuantile(0.8);
/** Where the precision is not reported, replications found about half of the first effect. */
const SHARE_WITHOUT_PRECISION = 0.5;
const NEGLIGIBLE = 0.05;
/** An effect beyond these is no basis for a plan. */
const LARGEST: Readonly<Record<EffectScale, number>> = {
  d: 2,
  r: 0.9,
  f: 1,
  h: 2,
  'log-odds-ratio': 3,
  'log-risk-ratio': 2,
  'log-hazard-ratio': 2,
};

/**
 * Shrinks a reported effect, since published effects are too large on average (the winner's curse). With its precision,
 * the effect is the lower bound of its 60 % confidence interval: safeguard power, Perugini, Gallucci and Costantini 2014,
 * Perspectives on Psychological Science 9, 319. Without, it is halved: Camerer et al. 2018, Nature Human Behaviour 2, 637,
 * found replications to be half as large.
 * @returns on the same scale; undefined where nothing is left to plan with
 */
export function shrinkEffect({ scale, size, standardError }: Effect): number | undefined {
  const lower = lowerBound(scale, size, standardError);
  return lower > NEGLIGIBLE ? lower : undefined;
}

const lowerBound = (scale: EffectScale, size: number, standardError: number | undefined) => {
  if (standardError === undefined) return size * SHARE_WITHOUT_PRECISION;
  return scale === 'r'
    ? Math.tanh(Math.atanh(Math.min(size, 0.999)) - SAFEGUARD_Z * standardError)
    : size - SAFEGUARD_Z * standardError;
};

/**
 * Turns an effect into that of a planned analysis. Sources: r = d/√(d² + 4) and d = 2r/√(1 − r²) (Cohen 1988, pp. 23
 * and 82), f = d/2 for two groups (p. 276), d = ln(OR)·√3/π (Chinn 2000, Statistics in Medicine 19, 3127).
 * @returns the analysis with the effect; undefined where it cannot be converted
 */
export function analysisWithEffect(
  analysis: Analysis,
  { scale, size, control, isBelowOne = true }: Effect,
): Analysis | undefined {
  if (size > LARGEST[scale]) return undefined;
  if (analysis.test === 'log-rank')
    return scale === 'log-hazard-ratio'
      ? { ...analysis, hazardRatio: rounded(Math.exp(isBelowOne ? -size : size)) }
      : undefined;
  if (analysis.test === 'proportions')
    return scale === 'h'
      ? control === undefined
        ? undefined
        : fromH(size, control)
      : fromRatio(scale, Math.exp(size), analysis.control);
  const d = toD(scale, size);
  if (d === undefined || d > LARGEST.d) return undefined;
  switch (analysis.test) {
    case 'two-sample-t':
      return { ...analysis, d: rounded(d) };
    case 'anova':
      return { ...analysis, f: rounded(scale === 'f' ? size : d / 2) };
    case 'correlation':
      return { ...analysis, r: rounded(scale === 'r' ? size : d / Math.sqrt(d * d + 4)) };
    case 'paired-t':
      return undefined;
  }
}

const toD = (scale: EffectScale, size: number): number | undefined => {
  if (scale === 'd') return size;
  if (scale === 'r') return (2 * size) / Math.sqrt(1 - size * size);
  // An f may be one of more than two groups.
  return scale === 'log-odds-ratio' ? (size * Math.sqrt(3)) / Math.PI : undefined;
};

const LARGEST_SHARE = 0.95;

/** The proportion that an odds or risk ratio gives with the assumed one of the comparison group. */
const fromRatio = (scale: EffectScale, ratio: number, control: number): Analysis | undefined => {
  const [higher, lower] =
    scale === 'log-odds-ratio'
      ? [fromOdds(oddsOf(control) * ratio), fromOdds(oddsOf(control) / ratio)]
      : scale === 'log-risk-ratio'
        ? [control * ratio, control / ratio]
        : [];
  if (higher === undefined || lower === undefined) return undefined;
  const treated = higher <= LARGEST_SHARE ? higher : lower;
  return { test: 'proportions', treated: rounded(treated), control: rounded(control) };
};

const oddsOf = (share: number) => share / (1 - share);
const fromOdds = (odds: number) => odds / (1 + odds);

/** The two proportions that are h apart, the lower one being that of the comparison group unless that leaves no room. */
const fromH = (h: number, control: number): Analysis | undefined => {
  const angle = 2 * Math.asin(Math.sqrt(control));
  const other = angle + h <= Math.PI ? angle + h : angle - h;
  if (other < 0) return undefined;
  const treated = Math.sin(other / 2) ** 2;
  return { test: 'proportions', treated: rounded(treated), control: rounded(control) };
};

const rounded = (value: number) => Number(value.toFixed(4));

/** An analysis with an effect that a person typed, in the unit of the analysis. */
export function analysisWithValue(analysis: Analysis, value: number): Analysis {
  const size = Math.abs(value);
  switch (analysis.test) {
    case 'two-sample-t':
    case 'paired-t':
      return size >= 0.05 && size <= 5 ? { ...analysis, d: size } : analysis;
    case 'anova':
      return size >= 0.03 && size <= 3 ? { ...analysis, f: size } : analysis;
    case 'correlation':
      return size >= 0.03 && size <= 0.95 ? { ...analysis, r: size } : analysis;
    case 'proportions':
      return size >= 0.05 && size <= 2 ? (fromH(size, analysis.control) ?? analysis) : analysis;
    case 'log-rank':
      return value >= 0.1 && value <= 10 && Math.abs(Math.log(value)) >= 0.04
        ? { ...analysis, hazardRatio: value }
        : analysis;
  }
}
