import type { TextRange } from '../text/text-range.js';
import type { Claim, PaperAnalysis, PaperMetadata, StartingPoint } from '@spinout/api-client';
import { findKeyTerms } from '../language/key-terms.js';
import type { ParsedText } from '../language/language.types.js';
import { findPaperLanguage } from '../language/paper-language.js';
import { loadLanguage } from '../language/parse-text.js';
import { hasCitation } from '../statements/clause.js';
import { expandAcronyms, findAcronyms } from '../statements/expand-acronyms.js';
import { findFindings, findOwnResults, isOwnStatement } from '../statements/findings.js';
import { findExtensions } from '../statements/extensions.js';
import { findLimitations } from '../statements/limitations.js';
import { withoutLeadIn } from '../statements/without-lead-in.js';
import { titleLemmas } from '../statements/rating/paper-words.js';
import { selectQuestions } from '../statements/select-questions.js';
import type { PaperSentence } from '../statements/statement.types.js';
import { withAbstractSections } from '../statements/abstract-sections.js';
import type { StoredDocument } from '../store/documents.js';
import { readablePages } from '../store/readable-pages.js';
import { extractAbstract } from '../paper-parts/abstract.js';
import { findAuthors } from '../paper-parts/authors.js';
import { statesOpenQuestion } from '../statements/open-question-cues.js';
import { selectCentralSentences } from './central-sentences.js';
import { createExtractedClaim, createQuote } from '../evidence/create-quote.js';
import { createMarkRemover } from '../references/glued-marks.js';
import { findPublication } from '../paper-parts/publication.js';
import { listPaperEffects } from './paper-effects.js';
import { ratePhrases } from '../study-phrases/roles/rate-phrases.js';
import { findStartChoices } from '../study-phrases/start-choices.js';
import { keepSureParts } from './sure-parts.js';
import { createPartsReader } from '../starting-points/propose-from-paper.js';
import { locatePassage } from './locate-passage.js';
import { checkReportedStatistics } from './reported-statistics.js';
import { isMathematics } from '../paper-parts/proofs.js';
import { extractSentences, type Section } from '../paper-parts/sections.js';
import { findUsedMethods } from './used-methods.js';
import { wordSet } from '../text/word-lists.js';

const MAX_CLAIMS = 8;
const MAX_TERMS = 15;
const MIN_COUNT_IN_ABSTRACT = 2;
const PAGE_GAP = '\n\n';

/**
 * Analyzes a paper: its language, key terms, central sentences, results, open questions, limitations, methods and
 * reported statistics. All quotes are verbatim; their sentences are shown without marks of citations. A paper that
 * states no result has no findings. The sentences of a paper that is not in English cannot be judged: only those of its
 * English part are read, if it has one.
 * @throws when the chunk of the tagger or of the language detection cannot be loaded
 */
export async function analyzeDocument(document: StoredDocument): Promise<PaperAnalysis> {
  const pages = document.pages.map(({ text }) => text);
  const text = pages.join(PAGE_GAP);
  const { code, isReadable } = await findPaperLanguage(text);
  const english = isReadable ? undefined : document.english;
  const publication = findPublication(text, document.title);
  const statistics = checkReportedStatistics(text, (passage) => quoteOf(document, passage));
  return {
    language: {
      code,
      is_supported: isReadable,
      ...(english && { has_english_part: true }),
      ...(english && english.title !== '' && { english_title: english.title }),
    },
    ...(isReadable || english ? await analyzeEnglish(document) : NO_SENTENCES),
    ...(Object.keys(publication).length > 0 && { publication }),
    ...(statistics && { statistics }),
    ...(isMathematics(text) && { is_mathematics: true }),
  };
}

const NO_SENTENCES = {
  summary: [],
  findings: [],
  gaps: [],
  limitations: [],
  key_terms: [],
  methodologies: [],
};

const quoteOf = (document: StoredDocument, passage: TextRange) =>
  createQuote(document, locatePassage(document.pages, PAGE_GAP, passage));

const analyzeEnglish = async (document: StoredDocument) => {
  const { parse } = await loadLanguage();
  const pages = readablePages(document).map((page) => page.text);
  const text = pages.join(PAGE_GAP);
  const parsed = parse(text);
  const isAbstract = document.english !== undefined;
  const abstract = isAbstract ? text.replace(/\s+/gu, ' ').trim() : extractAbstract(pages);
  const located = parsedSentences(text, abstract, parsed);
  const sentences = isAbstract ? withAbstractSections(located) : located;
  const { title } = document.english ?? document;
  const exclude = findAuthors(text, title);
  const terms = findKeyTerms(parsed, {
    title,
    abstract,
    exclude,
    ...(isAbstract && { minCount: MIN_COUNT_IN_ABSTRACT }),
  });
  const names = terms.map(({ term }) => term.toLowerCase());
  const textOf = () => text;
  const quote = (passage: TextRange) => quoteOf(document, passage);
  const removeMarks = createMarkRemover(text);
  const claim = (passage: TextRange): Claim => {
    const extracted = createExtractedClaim(quote(passage));
    return { ...extracted, text: removeMarks(extracted.text) };
  };
  const readParts = createPartsReader({
    title,
    text,
    sentences,
    quote,
    keepSure: (parts, within) =>
      keepSureParts(
        parts,
        within.flatMap((sentence) => ratePhrases(sentence, { parse })),
      ),
    removeMarks,
  });
  const startingPoint = (passage: TextRange): StartingPoint => {
    const parts = readParts(passage);
    const within = sentences.filter(
      ({ start, end }) => start >= passage.start && end <= passage.end,
    );
    const choices = findStartChoices(within, { parse });
    return { ...claim(passage), ...(parts && { parts }), ...(choices && { choices }) };
  };
  const openQuestion = (passage: TextRange): StartingPoint => {
    const point = startingPoint(passage);
    return { ...point, text: withoutLeadIn(point.text) };
  };
  const acronyms = findAcronyms(text);
  const effects = listPaperEffects(sentences, textOf, quote).map((effect) => ({
    ...effect,
    ...(effect.factor !== undefined && { factor: removeMarks(effect.factor) }),
    ...(effect.outcome !== undefined && { outcome: removeMarks(effect.outcome) }),
  }));
  const limitations = findLimitations(sentences, textOf, MAX_CLAIMS);
  const lemmas = titleLemmas(title, parse);
  const questions = selectQuestions(
    { sentences, pageText: textOf, titleLemmas: lemmas },
    MAX_CLAIMS,
  );
  const left = questions.filter(({ isBackground }) => !isBackground);
  // A paper that says itself what is open needs no question on its main result.
  const extensions = left.some(({ isSure }) => isSure)
    ? []
    : findExtensions({ sentences, title, titleLemmas: lemmas, limitations });
  return {
    ...(extensions.length > 0 && {
      extensions: extensions.map(({ question, statement, beyond, result, limit }) => ({
        text: question,
        evidence: [quote(result), quote(limit)],
        parts: {
          ...readParts(result),
          ...(isAboutOthers(beyond) && { population: undefined }),
          kind: 'generalization' as const,
          conditions: { text: beyond, evidence: [quote(limit)] },
          statement: removeMarks(statement),
        },
      })),
    }),
    summary: selectCentralSentences(summarySentences(sentences), terms).map(claim),
    findings: findFindings(sentences, names, MAX_CLAIMS).map(startingPoint),
    gaps: questions.map((question) => ({
      ...openQuestion(question),
      ...(question.isBackground && { is_background: true }),
      ...(question.title !== undefined && {
        title: expandAcronyms(removeMarks(question.title), acronyms),
      }),
    })),
    limitations: limitations.map(claim),
    ...(effects.length > 0 && { effects }),
    methodologies: [...findUsedMethods(sentences, title, text)],
    key_terms: terms.slice(0, MAX_TERMS).map(({ term, count }) => ({ term, count })),
  };
};

/** Whether an extension concerns other people, species or places than those of the result: "beyond women", "in males". */
const isAboutOthers = (beyond: string): boolean =>
  !/^(?:when|over|against|at other|in (?:an? |other years|newly))/u.test(beyond);

const MIN_RESULTS = 3;
const MIN_SUMMARY_CHOICE = 8;

/**
 * What the key sentences are chosen from: the paper's own results, those of its abstract and conclusion if they are
 * enough; in a paper that states few, the sentences that can be read alone and say more than how the study was done.
 */
const summarySentences = (sentences: readonly PaperSentence[]): readonly PaperSentence[] => {
  const results = findOwnResults(sentences);
  const main = results.filter(({ section }) => section === 'abstract' || section === 'conclusion');
  if (main.length >= MIN_RESULTS) return main;
  if (results.length >= MIN_RESULTS) return results;
  const suitable = sentences.filter(
    (sentence) =>
      sentence.section !== 'methods' &&
      sentence.section !== 'introduction' &&
      !hasCitation(sentence.text) &&
      !statesOpenQuestion(sentence.text) &&
      isOwnStatement(sentence),
  );
  return suitable.length >= MIN_SUMMARY_CHOICE ? suitable : sentences;
};

/** The sentences of the running text with their tokens; the pages are read as one, so offsets are those of `text`. */
const parsedSentences = (
  text: string,
  abstract: string,
  { sentences }: ParsedText,
): readonly PaperSentence[] => {
  const byStart = new Map(sentences.map((sentence) => [sentence.start, sentence]));
  const located = extractSentences([text]);
  // A text without headings is all front matter by its sections.
  const hasSections = located.some(({ section }) => section !== 'front');
  return located.flatMap(({ start, section, page }): PaperSentence[] => {
    const sentence = byStart.get(start);
    if (!sentence) return [];
    const own = hasSections ? sectionBeside(abstract, sentence.text, section) : 'body';
    return [{ ...sentence, page, section: own }];
  });
};

/** Headings within an abstract are no sections of the paper, and summaries for other readers are no abstract. */
const sectionBeside = (abstract: string, sentence: string, section: Section): Section => {
  if (!EARLY.has(section) && section !== 'abstract') return section;
  if (abstract.includes(sentence)) return 'abstract';
  return section === 'abstract' ? 'introduction' : section;
};

const EARLY = wordSet('front introduction methods conclusion body');

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
