import { fill } from '@spinout/domain/text';
import type { ConfidenceBasis } from '@spinout/api-client';
import { counted } from '../literature/literature.messages.js';
import type { HypothesisCandidate } from './candidate.types.js';
import { countOnBoth } from './find-support.js';
import { hypothesesMessages as messages } from './hypotheses.messages.js';

/** How much each factor counts; the weights sum to 1. */
const WEIGHTS = { both: 0.45, related: 0.2, origin: 0.2, wording: 0.15 } as const;
/** Even one sentence is some evidence, and a paper's own results never prove what it has not tested. */
const LEAST = 0.1;
const MOST = 0.9;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const wordingOf = (statement: string): number => {
  if (/\b(?:might|could)\b/i.test(statement)) return 0.3;
  if (/\bmay\b/i.test(statement)) return 0.5;
  return 0.8;
};

/** A link between two sources is nobody's idea but that of the engine. */
const originOf = ({ kind, isCited }: HypothesisCandidate): number =>
  kind === 'link' ? 0 : isCited ? 0.5 : 1;

/**
 * Rates the evidence behind a hypothesis:
 *
 * strength = 0.1 + 0.8 · (0.45 (1 − ½^n₂) + 0.2 (1 − 0.6^n₁) + 0.2 origin + 0.15 wording)
 *
 * n₂ is the number of results that name both the factor and the outcome, n₁ of those that name one of them; origin is 1
 * for the authors' own idea, 0.5 for a cited one and 0 for a link between sources; wording is 0.3 for "might" and "could",
 * 0.5 for "may", 0.8 for a plain statement, and 0 for an open question. The weights are our own judgment. It says how much the sources bear on the
 * hypothesis, not how probable it is.
 * @param missing papers of the request that were not found
 */
export function rateEvidence(
  candidate: HypothesisCandidate,
  missing: number,
): ConfidenceBasis & { readonly value: number } {
  const both = countOnBoth(candidate.support);
  const related = candidate.support.length - both;
  const wording = candidate.kind === 'open-question' ? 0 : wordingOf(candidate.statement);
  const factors = [
    { name: messages.factorResults, value: rounded(1 - 0.5 ** both), weight: WEIGHTS.both },
    { name: messages.factorRelated, value: rounded(1 - 0.6 ** related), weight: WEIGHTS.related },
    { name: messages.factorOrigin, value: originOf(candidate), weight: WEIGHTS.origin },
    { name: messages.factorWording, value: wording, weight: WEIGHTS.wording },
  ];
  const sum = factors.reduce((total, { value, weight }) => total + value * weight, 0);
  const statement =
    candidate.support.length === 0
      ? messages.strengthNone
      : fill(messages.strength, {
          both: counted(messages.resultsBoth, both),
          related: counted(messages.resultsRelated, related),
        });
  const note = missing > 0 ? ` ${fill(messages.missing, { missing: String(missing) })}` : '';
  return {
    value: rounded(LEAST + (MOST - LEAST) * sum),
    statement: `${statement}${note}`,
    factors,
  };
}
