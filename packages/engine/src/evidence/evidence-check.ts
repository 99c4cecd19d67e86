import type { TextRange } from '../text/text-range.js';
import * as z from 'zod/mini';
import { verifyQuote } from './verify.js';
import { findForeignReferences } from './foreign-references.js';
import type { Material } from '../language-model/language-model.types.js';
import { createQuoteFinder } from './quote-finder.js';

/** Minimum letters and digits of a quote; shorter ones occur in any text. */
const MIN_QUOTE = 15;
const MAX_QUOTE = 2000;
const MAX_QUOTES = 20;
const MAX_CLAIMS = 200;

/** Schema of a claim with its evidence. Extend it with the fields of a task, without transforms. */
export const ModelClaim = z.object({
  /** One sentence. */
  text: z.string(),
  quotes: z.array(z.object({ document: z.string(), quote: z.string() })),
  /** Ids of documents that the sentence cites. */
  citations: z.array(z.string()),
});
export type ModelClaim = z.infer<typeof ModelClaim>;

/** Explains to a model how its claims are checked; include it in the instructions of every such task. */
export const EVIDENCE_INSTRUCTIONS =
  'Rest every claim on the material alone. For each claim copy at least one passage of the material, word for word ' +
  'and without leaving anything out, as its quote, and name the id of the document that it stands in. In citations ' +
  'list only ids of documents of the material. Never name any other work, author, DOI, address or figure. Leave out ' +
  'what the material does not support: a claim whose quote is not found is discarded.';

/** A passage that supports a claim, copied from the material. */
export interface LocatedQuote {
  /** Id of the material that contains it. */
  readonly document: string;
  readonly title: string;
  /** Offset of the first character in that text (UTF-16 code units). */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** Verbatim from the material. */
  readonly quote: string;
}

/** A claim with verified evidence; its citations refer only to the material. */
export type SupportedClaim<C extends ModelClaim> = Omit<C, 'quotes'> & {
  readonly evidence: readonly LocatedQuote[];
};

/** Counts of what the check rejected. */
export interface DroppedCounts {
  /** Claims without a verified quote, or that cite works outside the material. */
  readonly claims: number;
  readonly quotes: number;
  readonly citations: number;
}

export type EvidenceCheck<C extends ModelClaim> =
  | {
      readonly outcome: 'supported';
      readonly claims: readonly SupportedClaim<C>[];
      readonly dropped: DroppedCounts;
    }
  | { readonly outcome: 'unsupported'; readonly dropped: DroppedCounts };

type Finder = readonly [Material, (quote: string) => TextRange | null];

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const locateQuote = (
  { document, quote }: ModelClaim['quotes'][number],
  finders: readonly Finder[],
): LocatedQuote | null => {
  if (quote.length > MAX_QUOTE || countLetters(quote) < MIN_QUOTE) return null;
  const namedFirst = finders.toSorted(
    ([left], [right]) => Number(right.id === document) - Number(left.id === document),
  );
  for (const [{ id, title, text }, find] of namedFirst) {
    const span = find(quote);
    if (span === null) continue;
    const located = { document: id, title, ...span, quote: text.slice(span.start, span.end) };
    const isThere = verifyQuote({ page: null, ...located }, [{ number: 1, text }]);
    if (isThere) return located;
  }
  return null;
};

/**
 * Accepts the claims of a model whose quotes occur verbatim in the material and rejects the rest. This verifies that a
 * passage exists and where, not that the claim follows from it; readers judge that with the passage in view.
 */
export function checkEvidence<C extends ModelClaim>(
  claims: readonly C[],
  material: readonly Material[],
): EvidenceCheck<C> {
  const finders: readonly Finder[] = material.map((document) => [
    document,
    createQuoteFinder(document.text),
  ]);
  const ids = new Set(material.map(({ id }) => id));
  const dropped = { claims: Math.max(0, claims.length - MAX_CLAIMS), quotes: 0, citations: 0 };
  const supported = claims.slice(0, MAX_CLAIMS).flatMap((claim): SupportedClaim<C>[] => {
    const { quotes, ...rest } = claim;
    const evidence = quotes
      .slice(0, MAX_QUOTES)
      .flatMap((quote) => locateQuote(quote, finders) ?? []);
    const citations = [...new Set(claim.citations)].filter((id) => ids.has(id));
    dropped.quotes += quotes.length - evidence.length;
    dropped.citations += claim.citations.length - citations.length;
    if (evidence.length === 0 || findForeignReferences(claim.text, material).length > 0) {
      dropped.claims += 1;
      return [];
    }
    return [{ ...rest, citations, evidence }];
  });
  return supported.length === 0
    ? { outcome: 'unsupported', dropped }
    : { outcome: 'supported', claims: supported, dropped };
}
