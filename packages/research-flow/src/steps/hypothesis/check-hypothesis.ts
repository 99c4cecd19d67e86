import type { Claim, HypothesisStructure } from '@spinout/api-client';
import { namesMeasurable } from '@spinout/domain/measurable-outcome';

/** What the check reads of a hypothesis. */
export interface HypothesisToCheck {
  readonly statement: string;
  /** Its parts; empty if not known. */
  readonly structure?:
    Partial<Pick<HypothesisStructure, 'factor' | 'comparator' | 'outcome'>> | undefined;
  readonly claims?: readonly Claim[] | undefined;
  /** Whether it is to be proved, so that nothing is varied, compared or measured. @default false */
  readonly isForProof?: boolean | undefined;
}

/**
 * What a hypothesis lacks; `outcome`: it names no quantity that can be measured; `result`: its passages say that it is not known.
 */
export type MissingPart = 'factor' | 'comparator' | 'outcome' | 'evidence' | 'result';

/** "at doses other than 5 mg" and "after more than 12 weeks" name no comparator. */
const COMPARISON =
  /\b(?:compared (?:with|to)|relative to|rather than|instead of|versus|vs|(?<!\bother )than(?!\s\d))\b/iu;
/** A passage that says that something is not known reports no result. */
const IGNORANCE =
  /\b(?:unknown|unclear|uncertain|not known|not clear|not understood|not been (?:tested|studied|examined|investigated|determined|established)|not (?:tested|studied|examined|investigated)|remains? to be|whether)\b/iu;

const isNamed = (part: string | undefined): part is string =>
  part !== undefined && part.trim() !== '';

/** Words of at least four characters by their beginnings, so that inflected forms are the same. */
const listWordStems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 6));

const isAbout = (quote: string, stems: readonly string[], minShare: number): boolean => {
  const found = new Set(listWordStems(quote));
  return stems.filter((stem) => found.has(stem)).length >= stems.length * minShare;
};

/** Beginnings of words that many outcomes share and that say nothing about the subject. */
const GENERIC = new Set(
  'number level rate rates effect risk patien people partic with from amount degree change after during among their score'
    .split(' ')
    .map((word) => word.slice(0, 6)),
);
/** Of an outcome, and of a whole sentence, whose factor another passage may be about. */
const MIN_SHARE = { outcome: 0.5, sentence: 0.25 } as const;

/**
 * The passages about the outcome: those with enough of its longer words. An outcome without such words is not compared.
 */
const listPassages = (
  claims: readonly Claim[],
  outcome: string,
  minShare: number,
): readonly string[] => {
  const all = new Set(listWordStems(outcome));
  const specific = [...all].filter((stem) => !GENERIC.has(stem));
  const stems = specific.length > 0 ? specific : [...all];
  return claims
    .flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
    .filter((quote) => quote.trim() !== '' && isAbout(quote, stems, minShare));
};

/**
 * Finds what a hypothesis lacks before it can be tested, in a fixed order; none if it is complete. The sentence counts
 * where the structured parts say nothing.
 */
export function findMissingParts({
  statement,
  structure,
  claims = [],
  isForProof = false,
}: HypothesisToCheck): readonly MissingPart[] {
  const outcome = isNamed(structure?.outcome) ? structure.outcome : statement;
  const passages = listPassages(
    claims,
    outcome,
    MIN_SHARE[isNamed(structure?.outcome) ? 'outcome' : 'sentence'],
  );
  const isComplete: Readonly<Record<MissingPart, boolean>> = {
    factor: isForProof || isNamed(structure?.factor),
    comparator: isForProof || isNamed(structure?.comparator) || COMPARISON.test(statement),
    outcome: isForProof || namesMeasurable(outcome),
    evidence: passages.length > 0,
    result: passages.length === 0 || passages.some((quote) => !IGNORANCE.test(quote)),
  };
  return (['factor', 'comparator', 'outcome', 'evidence', 'result'] as const).filter(
    (part) => !isComplete[part],
  );
}
