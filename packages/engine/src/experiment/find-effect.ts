import type { Evidence, HypothesisStructure } from '@spinout/api-client';
import { evidenceOf } from '../discovery/evidence.js';
import { sourceOfDocument } from '../discovery/sources.js';
import { contentWordsOf } from '../hypotheses/content-words.js';
import { readSource } from '../hypotheses/read-source.js';
import { loadLanguage } from '../language/parse-text.js';
import { findReportedEffects, type ReportedEffect } from '../statements/reported-effects.js';
import type { StoredDocument } from '../store/documents.js';

/** An effect of the person's papers that is about a hypothesis. */
export interface FittingEffect {
  readonly effect: ReportedEffect;
  readonly evidence: Evidence;
}

const MIN_SHARE = 0.5;
const MAX_WORDS = 3;

const sharedPart = (wanted: ReadonlySet<string>, words: ReadonlySet<string>): number =>
  [...wanted].filter((word) => words.has(word)).length /
  Math.max(1, Math.min(MAX_WORDS, wanted.size));

/**
 * Finds the effects that a hypothesis can be planned with: those whose sentence names both its factor and its outcome, by
 * their content words. The closest come first.
 */
export async function findFittingEffects(
  { factor, outcome }: Pick<HypothesisStructure, 'factor' | 'outcome'>,
  documents: readonly StoredDocument[],
  signal?: AbortSignal,
): Promise<readonly FittingEffect[]> {
  if (documents.length === 0) return [];
  const language = await loadLanguage();
  const wordsOf = (phrase: string) =>
    new Set(language.parse(phrase).sentences.flatMap(({ tokens }) => [...contentWordsOf(tokens)]));
  const [factorWords, outcomeWords] = [wordsOf(factor), wordsOf(outcome)];
  if (factorWords.size === 0 || outcomeWords.size === 0) return [];
  return documents
    .flatMap((document) => {
      signal?.throwIfAborted();
      const source = sourceOfDocument(document);
      return findReportedEffects(readSource(source, language).sentences).map((effect) => {
        const words = contentWordsOf(effect.sentence.tokens);
        const shares = [sharedPart(factorWords, words), sharedPart(outcomeWords, words)] as const;
        return { source, effect, shares };
      });
    })
    .filter(({ shares }) => Math.min(...shares) >= MIN_SHARE)
    .sort(
      (one, other) =>
        other.shares[0] + other.shares[1] - one.shares[0] - one.shares[1] ||
        Number(other.effect.standardError !== undefined) -
          Number(one.effect.standardError !== undefined),
    )
    .map(({ source, effect }) => {
      const { page, start, end } = effect.sentence;
      return { effect, evidence: evidenceOf({ source, page, start, end }) };
    });
}
