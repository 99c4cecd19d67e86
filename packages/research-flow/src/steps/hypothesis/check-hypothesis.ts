import type { Claim } from '@spinout/api-client';
import { namesQuantity } from './measurable-outcome.js';

/** What the check reads of a hypothesis. */
export interface HypothesisToCheck {
  readonly statement: string;
  /** Its parts; empty if not known. */
  readonly structure?:
    | {
        readonly factor?: string | undefined;
        readonly comparator?: string | undefined;
        readonly outcome?: string | undefined;
      }
    | undefined;
  readonly claims?: readonly Claim[] | undefined;
}

/** What a hypothesis lacks; `outcome`: it names no quantity that can be measured. */
export type MissingPart = 'factor' | 'comparator' | 'outcome' | 'evidence';

const COMPARISON =
  /\b(?:compared (?:with|to)|relative to|rather than|instead of|versus|vs|than)\b/iu;
/** A passage that says that something is not known supports nothing. */
const IGNORANCE =
  /\b(?:unknown|unclear|uncertain|not known|not clear|not understood|not been (?:tested|studied|examined|investigated|determined|established)|not (?:tested|studied|examined|investigated)|remains? to be|whether)\b/iu;

const isNamed = (part: string | undefined): part is string =>
  part !== undefined && part.trim() !== '';

const hasPassage = (claims: readonly Claim[]): boolean =>
  claims.some(({ evidence }) =>
    evidence.some(({ quote }) => quote.trim() !== '' && !IGNORANCE.test(quote)),
  );

/**
 * Finds what a hypothesis lacks before it can be tested, in a fixed order; none if it is complete. The sentence counts
 * where the structured parts say nothing.
 */
export function findMissingParts({
  statement,
  structure,
  claims = [],
}: HypothesisToCheck): readonly MissingPart[] {
  const outcome = structure?.outcome;
  const isComplete: Readonly<Record<MissingPart, boolean>> = {
    factor: isNamed(structure?.factor),
    comparator: isNamed(structure?.comparator) || COMPARISON.test(statement),
    outcome: namesQuantity(isNamed(outcome) ? outcome : statement),
    evidence: hasPassage(claims),
  };
  return (['factor', 'comparator', 'outcome', 'evidence'] as const).filter(
    (part) => !isComplete[part],
  );
}
