import { distinctiveWords } from '../search/generic-words.js';
import { phraseWords } from '../search/phrase-words.js';
import {
  checkEvidence,
  type DroppedCounts,
  type ModelClaim,
  type SupportedClaim,
} from './evidence-check.js';
import { findForeignFigures } from './figures.js';
import type { Material } from '../language-model/language-model.types.js';

const MAX_CLAIM = 600;
/** Minimum number of distinctive words that a claim shares with its quotes. */
const MIN_SHARED_WORDS = 2;
/** Minimum share of the distinctive words of a claim that occur in its quotes. */
const MIN_SHARED = 0.4;
const NEGATION =
  /\b(?:not|no|nor|neither|never|none|without|cannot|unable|fail(?:s|ed)?|lack(?:s|ed|ing)?|absence|unclear|unknown|unaffected|unchanged|unrelated|hardly|rarely|(?:remains?|left|leaves?) open)\b|n[’']t\b/iu;

export interface CheckedClaims<C extends ModelClaim> {
  readonly claims: readonly SupportedClaim<C>[];
  readonly dropped: DroppedCounts;
}

const isNegated = (text: string) => NEGATION.test(text);

function isSupportedByQuotes<C extends ModelClaim>(
  claim: SupportedClaim<C>,
  isNeutral: (claim: SupportedClaim<C>, quote: string) => boolean,
): boolean {
  const { text, evidence } = claim;
  const quotes = evidence.map(({ quote }) => quote);
  if (text.trim() === '' || text.length > MAX_CLAIM) return false;
  if (findForeignFigures(text, [...quotes, ...evidence.map(({ title }) => title)]).length > 0)
    return false;
  const stating = quotes.filter((quote) => !isNeutral(claim, quote));
  const negatedCount = stating.filter(isNegated).length;
  const isContrary = isNegated(text) ? negatedCount === 0 : negatedCount === stating.length;
  if (stating.length > 0 && isContrary) return false;
  const quoted = new Set(quotes.flatMap(phraseWords));
  const words = distinctiveWords(phraseWords(text));
  const shared = words.filter((word) => quoted.has(word)).length;
  return shared >= MIN_SHARED_WORDS && shared >= words.length * MIN_SHARED;
}

/**
 * Checks the claims of a model against the material: first with `checkEvidence`; then each claim must share at least two
 * distinctive words, and 40 percent of them, with its quotes, contain no numbers that the quotes lack, and agree with them
 * on negation. The remaining claims may be shown with their quotes.
 * @param isNeutral whether a quote neither states nor denies anything that the claim could contradict, such as an open
 * question that a supposition follows from @default none
 */
export function checkClaims<C extends ModelClaim>(
  claims: readonly C[],
  material: readonly Material[],
  isNeutral: (claim: SupportedClaim<C>, quote: string) => boolean = () => false,
): CheckedClaims<C> {
  const check = checkEvidence(claims, material);
  if (check.outcome === 'unsupported') return { claims: [], dropped: check.dropped };
  const supported = check.claims.filter((claim) => isSupportedByQuotes(claim, isNeutral));
  const unsupportedCount = check.claims.length - supported.length;
  return {
    claims: supported,
    dropped: { ...check.dropped, claims: check.dropped.claims + unsupportedCount },
  };
}
