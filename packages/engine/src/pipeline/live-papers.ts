import { isFiller, isSpecific } from '../discovery/generic-words.js';
import { phraseKey, phraseWords } from '../discovery/tokens.js';
import { createSearchIndex } from '../library/search/search.js';
import type { LibraryPaper } from '../library/library.js';
import { addMentions } from '../library/mentions.js';
import type { LivePaper } from '../providers/provider.types.js';
import { scoreGap, MIN_CUE_SCORE } from '../reading/cues.js';
import { findMethods } from '../reading/methods.lexicon.js';
import { extractSentences } from '../reading/sections.js';
import { extractTerms, type Term } from '../reading/terms.js';
import type { RunPaper } from './run-paper.types.js';
import { cleanTopic, formatPlainLine } from './topic.js';

const MAX_LABEL_TITLE = 90;
const MAX_QUESTIONS = 2;
const MAX_OWN_TERMS = 150;
/** A phrase seen once may be an accident of word order. */
const MIN_MENTIONS = 2;
const DIGITS = 1000;

/** "Nobody A" and "Anna Nobody" are both Nobody; groups keep their whole name. */
const getFamilyName = (author: string): string => {
  const [, beforeInitials] = /^(.+?),?\s+\p{Lu}{1,4}$/u.exec(author) ?? [];
  if (beforeInitials !== undefined) return beforeInitials;
  const isGroup =
    /\b(?:consortium|group|network|team|collaboration|initiative|investigators|committee|society)\b/i;
  if (isGroup.test(author)) return author;
  return author.includes(',') ? (author.split(',')[0] ?? '') : (author.split(' ').at(-1) ?? '');
};

const formatLabel = ({ authors, title, year }: LivePaper): string => {
  const [first, second, ...others] = authors.map(getFamilyName);
  const when = year === null ? '' : ` (${year})`;
  if (first === undefined) return `“${formatPlainLine(title, MAX_LABEL_TITLE)}”${when}`;
  if (second === undefined) return `${first}${when}`;
  return others.length > 0 ? `${first} et al.${when}` : `${first} and ${second}${when}`;
};

const getText = ({ title, abstract }: LivePaper) => `${title}. ${abstract}`;

const countCapitals = (text: string) => text.match(/\p{Lu}/gu)?.length ?? 0;

/** A term as the text writes it within sentences: with the capitals that are its own. */
const findSpelling = ({ term, spans }: Term, text: string): string =>
  spans
    .map(([start, end]) => text.slice(start, end))
    .filter((written) => written.toLowerCase() === term)
    .toSorted((a, b) => countCapitals(a) - countCapitals(b))[0] ?? term;

/**
 * What the abstracts write about in terms of their own: phrases that stand in them twice or more, name something
 * specific, and are no term of the library.
 */
const findOwnTerms = (
  papers: readonly LivePaper[],
  library: readonly LibraryPaper[],
): readonly string[] => {
  const listed = new Set(library.flatMap(({ terms }) => terms).map(phraseKey));
  const found = new Map<string, { count: number; written: string }>();
  for (const text of papers.map(getText)) {
    for (const each of extractTerms(text).filter(({ term }) => /[\s-]/.test(term))) {
      const written = findSpelling(each, text);
      const known = found.get(each.term) ?? { count: 0, written };
      const isPlainer = countCapitals(written) < countCapitals(known.written);
      found.set(each.term, {
        count: known.count + each.count,
        written: isPlainer ? written : known.written,
      });
    }
  }
  return [...found]
    .filter(
      ([term, { count }]) =>
        count >= MIN_MENTIONS &&
        !listed.has(phraseKey(term)) &&
        isSpecific(phraseWords(term), term),
    )
    .toSorted(([a, onA], [b, onB]) => onB.count - onA.count || (a < b ? -1 : 1))
    .slice(0, MAX_OWN_TERMS)
    .map(([, { written }]) => written);
};

/** The terms of each paper: those of the library that it names, and those of the abstracts' own. */
const findTerms = (
  papers: readonly LivePaper[],
  library: readonly LibraryPaper[],
): ReadonlyMap<string, readonly string[]> => {
  const bare = papers.map((paper) => ({
    id: paper.id,
    title: paper.title,
    summary: paper.abstract,
    terms: [],
    methods: [],
  }));
  const named = addMentions(bare, [{ terms: findOwnTerms(papers, library) }, ...library]);
  return new Map(named.map(({ id, terms }) => [id, terms]));
};

/** "Cell culture" as it stands in a sentence; names in capitals stay. */
const formatMethod = (method: string) =>
  method.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const openQuestionsIn = (abstract: string): readonly string[] =>
  extractSentences([abstract])
    .filter((sentence) => scoreGap(sentence) >= MIN_CUE_SCORE)
    .slice(0, MAX_QUESTIONS)
    .map(({ text }) => text);

/** Reads the papers of public sources for a topic, best first. Retracted ones are left out. */
export function readLivePapers(
  found: readonly LivePaper[],
  library: readonly LibraryPaper[],
  topic: string,
): readonly RunPaper[] {
  const papers = found.filter(({ isRetracted }) => !isRetracted);
  if (papers.length === 0) return [];
  const terms = findTerms(papers, library);
  const index = createSearchIndex(
    papers.map(({ id, title, abstract }) => ({ id, title, summary: abstract })),
  );
  const hits = index.search(cleanTopic(topic), { limit: papers.length, isFiller });
  const relevance = new Map(
    hits.map((hit) => [hit.id, Math.round(hit.relevance * DIGITS) / DIGITS]),
  );
  return papers
    .map((paper, rank) => ({ paper: createRunPaper(paper, terms, relevance), rank }))
    .toSorted((x, y) => y.paper.relevance - x.paper.relevance || x.rank - y.rank)
    .map(({ paper }) => paper);
}

const createRunPaper = (
  paper: LivePaper,
  terms: ReadonlyMap<string, readonly string[]>,
  relevance: ReadonlyMap<string, number>,
): RunPaper => {
  const { id, title, authors, journal, year, abstract } = paper;
  return {
    id,
    title,
    authors,
    journal,
    year,
    doi: paper.doi ?? null,
    url: paper.url,
    citations: paper.citations ?? null,
    relevance: relevance.get(id) ?? 0,
    text: abstract,
    review: {
      id,
      title,
      year,
      summary: abstract,
      terms: terms.get(id) ?? [],
      methods: findMethods(abstract).map(formatMethod),
      openQuestions: openQuestionsIn(abstract),
      label: formatLabel(paper),
      isOwnSummary: false,
    },
    source: paper.source,
  };
};
