import type { Claim, Evidence } from '@spinout/api-client';

/** A document that supports at least one claim. */
export interface LinkedSource {
  readonly id: string;
  readonly title: string;
  readonly kind: Evidence['kind'];
}

export interface EvidenceLinks {
  readonly claims: readonly {
    readonly id: string;
    readonly text: string;
    /** Ids of its sources, without repetition. */
    readonly sources: readonly string[];
    /** Number of passages. */
    readonly passages: number;
  }[];
  readonly sources: readonly LinkedSource[];
}

/**
 * Which source supports which claim.
 * @param isRefuted whether the text of the paper does not contain a quote; such a quote is no evidence
 */
export function linkEvidence(
  claims: readonly Claim[],
  isRefuted: (evidence: Evidence) => boolean,
): EvidenceLinks {
  const sources = new Map<string, LinkedSource>();
  const linked = claims.map(({ text, evidence }, index) => {
    const passages = evidence.filter((passage) => !isRefuted(passage));
    for (const { document_id: id, document_title: title, kind } of passages)
      if (!sources.has(id)) sources.set(id, { id, title, kind });
    return {
      id: String(index),
      text,
      sources: [...new Set(passages.map(({ document_id }) => document_id))],
      passages: passages.length,
    };
  });
  return { claims: linked, sources: [...sources.values()] };
}
