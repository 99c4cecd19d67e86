import type { Claim, PaperAnalysis, PaperMetadata } from '@spinout/api-client';
import { detectLanguage } from '../language/detect-language.js';
import { findKeyTerms, type KeyTerm } from '../language/key-terms.js';
import type { ParsedText } from '../language/language.types.js';
import { loadLanguage } from '../language/parse-text.js';
import { findFindings } from '../statements/findings.js';
import { findLimitations } from '../statements/limitations.js';
import { leansOnContext } from '../statements/leans-on-context.js';
import { isProcedure } from '../statements/procedures.js';
import { isRunningText } from '../statements/running-text.js';
import { selectQuestions } from '../statements/select-questions.js';
import type { PaperSentence } from '../statements/statement.types.js';
import type { StoredDocument } from '../store/documents.js';
import { extractAbstract } from './abstract.js';
import { findAuthors } from './authors.js';
import { selectCentralSentences } from './central-sentences.js';
import { createExtractedClaim, createQuote } from './evidence.js';
import { findMethods } from './methods.lexicon.js';
import { locatePassage, type PassageInText } from './locate-passage.js';
import { checkReportedStatistics } from './reported-statistics.js';
import { extractSentences } from './sections.js';

const MAX_CLAIMS = 8;
const MAX_TERMS = 15;
/** A lead of the best language below this is no certain result. */
const MIN_CERTAINTY = 0.3;
const PAGE_GAP = '\n\n';

/**
 * Analyzes a paper: its language, key terms, central sentences, results, open questions, limitations, methods and
 * reported statistics. All sentences are verbatim; a paper that states no result has no findings. The sentences of a
 * paper that is not in English cannot be judged, so it has none.
 * @throws when the chunk of the tagger or of the language detection cannot be loaded
 */
export async function analyzeDocument(document: StoredDocument): Promise<PaperAnalysis> {
  const pages = document.pages.map(({ text }) => text);
  const text = pages.join(PAGE_GAP);
  const detected = await detectLanguage(text);
  const code = detected.certainty >= MIN_CERTAINTY ? detected.code : 'und';
  const isReadable = code === 'en' || code === 'und';
  const statistics = checkReportedStatistics(text, (passage) => quoteOf(document, passage));
  return {
    language: { code, is_supported: isReadable },
    ...(isReadable ? await analyzeEnglish(document, text) : NO_SENTENCES),
    methodologies: [...findMethods(text)],
    ...(statistics && { statistics }),
  };
}

const NO_SENTENCES = { summary: [], findings: [], gaps: [], limitations: [], key_terms: [] };

const quoteOf = (document: StoredDocument, passage: PassageInText) =>
  createQuote(document, locatePassage(document.pages, PAGE_GAP, passage));

const analyzeEnglish = async (document: StoredDocument, text: string) => {
  const { parse } = await loadLanguage();
  const parsed = parse(text);
  const sentences = parsedSentences(text, parsed);
  const terms = findTerms(document, text, parsed);
  const names = terms.map(({ term }) => term.toLowerCase());
  const textOf = () => text;
  const claim = (passage: PassageInText): Claim => createExtractedClaim(quoteOf(document, passage));
  return {
    summary: selectCentralSentences(summarySentences(sentences), terms, [0]).map(claim),
    findings: findFindings(sentences, names, MAX_CLAIMS).map(claim),
    gaps: selectQuestions(sentences, textOf, names, MAX_CLAIMS).map((question) => ({
      ...claim(question),
      ...(question.isBackground && { is_background: true }),
    })),
    limitations: findLimitations(sentences, textOf, MAX_CLAIMS).map(claim),
    key_terms: terms.slice(0, MAX_TERMS).map(({ term, count }) => ({ term, count })),
  };
};

const MIN_SUMMARY_CHOICE = 8;

/** Sentences that can be read alone and say more than how the study was done; all of a short text. */
const summarySentences = (sentences: readonly PaperSentence[]): readonly PaperSentence[] => {
  const suitable = sentences.filter(
    ({ text, section }) =>
      section !== 'methods' && isRunningText(text) && !isProcedure(text) && !leansOnContext(text),
  );
  return suitable.length >= MIN_SUMMARY_CHOICE ? suitable : sentences;
};

/** The sentences of the running text with their tokens; the pages are read as one, so offsets are those of `text`. */
const parsedSentences = (text: string, { sentences }: ParsedText): readonly PaperSentence[] => {
  const byStart = new Map(sentences.map((sentence) => [sentence.start, sentence]));
  const located = extractSentences([text]);
  // A text without headings is all front matter by its sections.
  const hasSections = located.some(({ section }) => section !== 'front');
  return located.flatMap(({ start, section, page }): PaperSentence[] => {
    const sentence = byStart.get(start);
    return sentence ? [{ ...sentence, page, section: hasSections ? section : 'body' }] : [];
  });
};

const findTerms = (
  { title, pages }: StoredDocument,
  text: string,
  parsed: ParsedText,
): readonly KeyTerm[] => {
  const abstract = extractAbstract(pages.map((page) => page.text));
  return findKeyTerms(parsed, { title, abstract, exclude: findAuthors(text, title) });
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
