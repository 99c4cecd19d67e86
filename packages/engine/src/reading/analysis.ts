import type { Claim, PaperAnalysis, PaperMetadata } from '@spinout/api-client';
import type { StoredDocument } from '../store/documents.js';
import { selectCentralSentences } from './central-sentences.js';
import { scoreFinding, scoreGap, MIN_CUE_SCORE } from './cues.js';
import { createExtractedClaim, createQuote } from './evidence.js';
import { findMethods } from './methods.lexicon.js';
import { extractSentences, type LocatedSentence } from './sections.js';
import { extractTerms } from './terms.js';

const MAX_CLAIMS = 8;
const MAX_TERMS = 20;
const MAX_WEIGHTED_TERMS = 40;
const PAGE_GAP = '\n\n';

/**
 * Analyzes a paper: central sentences, stated results, open questions, terms and methods. All sentences are verbatim;
 * a paper that states no result has no findings.
 */
export function analyzeDocument(document: StoredDocument): PaperAnalysis {
  const pages = document.pages.map(({ text }) => text);
  const text = pages.join(PAGE_GAP);
  const sentences = extractSentences(pages);
  const terms = extractTerms(text, MAX_WEIGHTED_TERMS);
  const createClaims = (chosen: readonly LocatedSentence[]): Claim[] =>
    chosen.map((sentence) => createExtractedClaim(createQuote(document, sentence)));
  return {
    summary: createClaims(selectCentralSentences(sentences, terms, getPageStarts(pages))),
    findings: createClaims(selectBest(sentences, scoreFinding)),
    gaps: createClaims(selectBest(sentences, scoreGap)),
    key_terms: terms.slice(0, MAX_TERMS).map(({ term, count }) => ({ term, count })),
    methodologies: [...findMethods(text)],
  };
}

const getPageStarts = (pages: readonly string[]): readonly number[] => {
  let start = 0;
  return pages.map((page) => {
    const here = start;
    start += page.length + PAGE_GAP.length;
    return here;
  });
};

/** Title, upload method and size of a paper. */
export function getPaperMetadata(document: StoredDocument): PaperMetadata {
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

/** The sentences with the highest scores, in the order of the paper; ties go to the earlier sentence. */
const selectBest = (
  sentences: readonly LocatedSentence[],
  points: (sentence: LocatedSentence) => number,
): readonly LocatedSentence[] =>
  sentences
    .map((sentence) => ({ sentence, score: points(sentence) }))
    .filter(({ score }) => score >= MIN_CUE_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CLAIMS)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.page - b.page || a.start - b.start);
