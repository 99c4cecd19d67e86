import { distinctiveWords } from '../discovery/generic-words.js';
import { phraseWords } from '../discovery/tokens.js';
import {
  checkEvidence,
  type DroppedCounts,
  type ModelClaim,
  type SupportedClaim,
} from './evidence-check.js';
import { findForeignFigures } from './figures.js';
import type { Material } from './language-model.types.js';

const MAX_CLAIM = 600;
/** A claim about something else than its quotes shares hardly a word with them. */
const MIN_SHARED_WORDS = 2;
/** Share of a claim's telling words that its quotes have. */
const MIN_SHARED = 0.4;
const NEGATION =
  /\b(?:not|no|nor|neither|never|none|without|cannot|unable|fail(?:s|ed)?|lack(?:s|ed|ing)?|absence|unclear|unknown|unaffected|unchanged|unrelated|hardly|rarely|(?:remains?|left|leaves?) open)\b|n[’']t\b/iu;

/** Claims that passed every check. */
export interface CheckedClaims<C extends ModelClaim> {
  readonly claims: readonly SupportedClaim<C>[];
  readonly dropped: DroppedCounts;
}

const isNegated = (text: string) => NEGATION.test(text);

function isSupportedByQuotes({ text, evidence }: SupportedClaim<ModelClaim>): boolean {
  const quotes = evidence.map(({ quote }) => quote);
  if (text.trim() === '' || text.length > MAX_CLAIM) return false;
  if (findForeignFigures(text, [...quotes, ...evidence.map(({ title }) => title)]).length > 0)
    return false;
  const negatedCount = quotes.filter(isNegated).length;
  if (isNegated(text) ? negatedCount === 0 : negatedCount === quotes.length) return false;
  const quoted = new Set(quotes.flatMap(phraseWords));
  const words = distinctiveWords(phraseWords(text));
  const shared = words.filter((word) => quoted.has(word)).length;
  return shared >= MIN_SHARED_WORDS && shared >= words.length * MIN_SHARED;
}

/**
 * Checks a model's claims against the material: by `checkEvidence`, and then that each claim shares two words or more,
 * and four tenths of all, with its quotes, names no figure that they do not, and does not deny what they state or state what they deny. What is left may
 * be shown, with its quotes.
 */
export function checkClaims<C extends ModelClaim>(
  claims: readonly C[],
  material: readonly Material[],
): CheckedClaims<C> {
  const check = checkEvidence(claims, material);
  if (check.outcome === 'unsupported') return { claims: [], dropped: check.dropped };
  const supported = check.claims.filter((claim) => isSupportedByQuotes(claim));
  const unsupportedCount = check.claims.length - supported.length;
  return {
    claims: supported,
    dropped: { ...check.dropped, claims: check.dropped.claims + unsupportedCount },
  };
}
