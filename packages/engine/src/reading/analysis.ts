import type { Claim, PaperAnalysis, PaperMetadata } from '@spinout/api-client';
import type { StoredDocument } from '../store/documents.js';
import { centralSentences } from './central-sentences.js';
import { findingPoints, gapPoints, MIN_CUE_POINTS } from './cues.js';
import { extractedClaim, quoteFrom } from './evidence.js';
import { methodsIn } from './methods.lexicon.js';
import { placedSentences, type PlacedSentence } from './sections.js';
import { extractTerms } from './terms.js';

const MAX_CLAIMS = 8;
const MAX_TERMS = 20;
const TERMS_WEIGHED = 40;
const PAGE_GAP = '\n\n';

/**
 * Reads a paper for its core: central sentences, stated results, open questions, terms and methods. Everything is
 * taken from the paper word for word; a paper that states no result has no findings.
 */
export function analyzeDocument(document: StoredDocument): PaperAnalysis {
  const pages = document.pages.map(({ text }) => text);
  const text = pages.join(PAGE_GAP);
  const sentences = placedSentences(pages);
  const terms = extractTerms(text, TERMS_WEIGHED);
  const claims = (chosen: readonly PlacedSentence[]): Claim[] =>
    chosen.map((sentence) => extractedClaim(quoteFrom(document, sentence)));
  return {
    summary: claims(centralSentences(sentences, terms, pageStarts(pages))),
    findings: claims(best(sentences, findingPoints)),
    gaps: claims(best(sentences, gapPoints)),
    key_terms: terms.slice(0, MAX_TERMS).map(({ term, count }) => ({ term, count })),
    methodologies: [...methodsIn(text)],
  };
}

const pageStarts = (pages: readonly string[]): readonly number[] => {
  let start = 0;
  return pages.map((page) => {
    const here = start;
    start += page.length + PAGE_GAP.length;
    return here;
  });
};

/** The facts about a paper. */
export function metadataOf(document: StoredDocument): PaperMetadata {
  const text = document.pages.map((page) => page.text).join(PAGE_GAP);
  return {
    document_id: document.id,
    title: document.title,
    upload_method: document.method,
    ...(document.fileName === null ? {} : { file_name: document.fileName }),
    ...(document.paged ? { pages: document.pages.length } : {}),
    words: text.match(/\S+/g)?.length ?? 0,
    characters: text.length,
  };
}

/** The sentences with the most points, in the order of the paper; between equals the earlier one wins. */
const best = (
  sentences: readonly PlacedSentence[],
  points: (sentence: PlacedSentence) => number,
): readonly PlacedSentence[] =>
  sentences
    .map((sentence) => ({ sentence, score: points(sentence) }))
    .filter(({ score }) => score >= MIN_CUE_POINTS)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CLAIMS)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.page - b.page || a.start - b.start);
