import type { ConfidenceBasis } from '@spinout/api-client';
import { counted, discoveryMessages as messages, fillIn } from './discovery.messages.js';
import type { Link, LinkMeasures } from './links.js';

/** How much each factor counts; the weights sum to 1. */
const WEIGHTS = {
  first: 0.15,
  second: 0.15,
  relation: 0.25,
  specific: 0.15,
  fit: 0.15,
  absence: 0.15,
} as const;

/** Sentences apart at which the absence of a direct link counts half. */
const HALF_CHECKED = 3;

/** Each further independent source halves the remaining doubt. */
const bySources = (count: number) => 1 - 0.5 ** count;

const clamped = (value: number) => Math.min(1, Math.max(0, value));

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The factors behind a confidence, each 0..1 with its weight.
 *
 * confidence = 0.15 (1 − ½^n₁) + 0.15 (1 − ½^n₂) + 0.25 relation + 0.15 specificity + 0.15 fit + 0.15 m/(m + 3), with
 * n₁, n₂ the independent sources of the two links and m the sentences that name the rarer of A and C without the other.
 * It measures support by the sources, not the probability of being true. The weights are our own judgment.
 */
export function confidenceFactors(measures: LinkMeasures): ConfidenceBasis['factors'] {
  const factor = (name: string, value: number, weight: number) => ({
    name,
    value: rounded(clamped(value)),
    weight,
  });
  return [
    factor(messages.factorFirst, bySources(measures.abSources), WEIGHTS.first),
    factor(messages.factorSecond, bySources(measures.bcSources), WEIGHTS.second),
    factor(messages.factorRelation, measures.relation, WEIGHTS.relation),
    factor(messages.factorSpecific, measures.specificity, WEIGHTS.specific),
    factor(messages.factorFit, measures.fit, WEIGHTS.fit),
    factor(
      messages.factorAbsence,
      measures.apart / (measures.apart + HALF_CHECKED),
      WEIGHTS.absence,
    ),
  ];
}

/** The weighted sum of the factors, 0..1. */
export const confidenceOf = (factors: ConfidenceBasis['factors']): number =>
  rounded(clamped(factors.reduce((sum, { value, weight }) => sum + value * weight, 0)));

/** How a link's confidence came about, in one plain text and its factors. */
export function confidenceBasis(
  link: Link,
  words: { readonly a: string; readonly c: string },
  searched: number,
  missing: number,
): ConfidenceBasis {
  const statement = fillIn(messages.basis, {
    ...words,
    ab: counted(messages.sources, link.measures.abSources),
    bc: counted(messages.sources, link.measures.bcSources),
    searched: counted(messages.sourcesSearched, searched),
  });
  return {
    statement:
      missing > 0
        ? `${statement} ${fillIn(messages.basisMissing, { missing: String(missing) })}`
        : statement,
    factors: confidenceFactors(link.measures),
  };
}
