import type { Evidence, Hypothesis } from '@spinout/api-client';
import { isGeneral } from '../search/generic-words.js';
import { phraseWords } from '../search/phrase-words.js';
import type { SearchHit } from '../search/search.js';
import type { CitingSentence } from './cited-works.js';
import type { SearchablePaper } from './searchable-paper.js';

/** Weights of the three parts of the score; they sum to 1. */
const WORDS = 0.5;
const NEARNESS = 0.3;
const FREQUENCY = 0.2;
/** Without a hypothesis there are no quotes. */
const WORDS_ONLY = 0.5;
/** How much shared words count if none that names a subject is in the title: a sentence may cite many works at once. */
const CITED_BESIDE = 0.5;
/** Characters from a quote beyond which a citation is not near it. */
const NEAR = 1500;
/** Contexts shown with a paper. */
const MAX_CONTEXTS = 3;

export const getQuotes = (hypothesis: Hypothesis | null): readonly Evidence[] =>
  hypothesis?.claims?.flatMap(({ evidence }) => evidence) ?? [];

const nearnessOf = (sentence: CitingSentence, quotes: readonly Evidence[]): number =>
  Math.max(
    0,
    ...quotes
      .filter(
        ({ document_id, page }) =>
          document_id === sentence.document_id && (page ?? 1) === sentence.pageNumber,
      )
      .map(({ start, end }) => {
        const distance = Math.max(0, start - sentence.end, sentence.start - end);
        return Math.max(0, 1 - distance / NEAR);
      }),
  );

/** Whether a title names one of the terms that name a subject by themselves. */
const isNamed = (terms: readonly string[], title: string): boolean => {
  const words = new Set(phraseWords(title));
  return terms.some(
    (term) => !isGeneral(term) && phraseWords(term).every((word) => words.has(word)),
  );
};

/**
 * Ranks cited works by how much they have to do with a hypothesis, 0 to 1:
 *
 * 0.5 · shared words + 0.3 · nearness + 0.2 · frequency
 *
 * Shared words is the BM25 relevance of title and contexts relative to the best cited work; it counts half if the title
 * names nothing of the hypothesis. Nearness is 1 where a sentence
 * that cites it is part of a quote of the hypothesis, and falls to 0 over 1,500 characters. Frequency is log(1 + sentences
 * that cite it), relative to the most cited work. Without quotes of a hypothesis, shared words and frequency count half each.
 * @param hits of the hypothesis, by id
 */
export function createCitedRanking(
  all: readonly SearchablePaper[],
  hits: ReadonlyMap<string, SearchHit>,
  quotes: readonly Evidence[],
): (paper: SearchablePaper) => number {
  const cited = all.filter(({ citedIn }) => citedIn !== undefined);
  const relevanceOf = ({ doc, paper }: SearchablePaper) => {
    const { relevance = 0, matchedTerms = [] } = hits.get(doc.id) ?? {};
    return isNamed(matchedTerms, paper.title) ? relevance : CITED_BESIDE * relevance;
  };
  const highest = Math.max(0, ...cited.map(relevanceOf));
  const mostSentences = Math.max(0, ...cited.map(({ citedIn }) => citedIn?.length ?? 0));
  return (paper) => {
    const { citedIn: sentences } = paper;
    if (!sentences) return 0;
    const frequency =
      mostSentences === 0 ? 0 : Math.log1p(sentences.length) / Math.log1p(mostSentences);
    const words = highest === 0 ? 0 : relevanceOf(paper) / highest;
    if (quotes.length === 0)
      return highest === 0 ? frequency : WORDS_ONLY * words + (1 - WORDS_ONLY) * frequency;
    const nearness = Math.max(0, ...sentences.map((each) => nearnessOf(each, quotes)));
    return WORDS * words + NEARNESS * nearness + FREQUENCY * frequency;
  };
}

/**
 * The sentences to show: those nearest to the hypothesis's quotes and with most of the words first, then in the order of
 * the text; each once.
 */
export function chooseContexts(
  sentences: readonly CitingSentence[],
  quotes: readonly Evidence[],
  words: readonly string[],
): Evidence[] {
  const unique = [...new Map(sentences.map((each) => [each.quote, each])).values()];
  const lower = words.map((word) => word.toLowerCase());
  const scored = unique.map((sentence) => {
    const text = sentence.quote.toLowerCase();
    const shared = lower.filter((word) => text.includes(word)).length;
    return { sentence, score: nearnessOf(sentence, quotes) + shared / Math.max(1, lower.length) };
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_CONTEXTS)
    .map(({ sentence: { pageNumber: _, ...sentence } }) => ({
      ...sentence,
      kind: 'uploaded' as const,
      before: '',
      after: '',
    }));
}
