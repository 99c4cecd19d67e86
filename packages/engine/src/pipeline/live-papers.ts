import { createSearchIndex } from '../library/search/search.js';
import type { LibraryPaper } from '../library/library.js';
import { withMentions } from '../library/mentions.js';
import type { LivePaper } from '../providers/provider.types.js';
import { gapPoints, MIN_CUE_POINTS } from '../reading/cues.js';
import { methodsIn } from '../reading/methods.lexicon.js';
import { placedSentences } from '../reading/sections.js';
import { extractTerms } from '../reading/terms.js';
import type { RunPaper } from './run-paper.types.js';
import { plainLine, topicWords } from './topic.js';

const MAX_LABEL_TITLE = 90;
const MAX_QUESTIONS = 2;
/** Terms that the abstracts share, besides those that the library lists. */
const MAX_OWN_TERMS = 40;
const MIN_SHARED = 2;
const DIGITS = 1000;

/** "Nobody A" and "Anna Nobody" are both Nobody; groups keep their whole name. */
const familyName = (author: string): string => {
  const [, beforeInitials] = /^(.+?),?\s+\p{Lu}{1,4}$/u.exec(author) ?? [];
  if (beforeInitials !== undefined) return beforeInitials;
  const isGroup =
    /\b(?:consortium|group|network|team|collaboration|initiative|investigators|committee|society)\b/i;
  if (isGroup.test(author)) return author;
  return author.includes(',') ? (author.split(',')[0] ?? '') : (author.split(' ').at(-1) ?? '');
};

const labelOf = ({ authors, title, year }: LivePaper): string => {
  const [first, second, ...others] = authors.map(familyName);
  const when = year === null ? '' : ` (${year})`;
  if (first === undefined) return `“${plainLine(title, MAX_LABEL_TITLE)}”${when}`;
  if (second === undefined) return `${first}${when}`;
  return others.length > 0 ? `${first} et al.${when}` : `${first} and ${second}${when}`;
};

const textOf = ({ title, abstract }: LivePaper) => `${title}. ${abstract}`;

/** What several of the abstracts write about in terms of their own. */
const sharedTerms = (papers: readonly LivePaper[]): readonly string[] => {
  const holders = new Map<string, number>();
  for (const paper of papers) {
    for (const { term } of extractTerms(textOf(paper)))
      if (/[\s-]/.test(term)) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  return [...holders]
    .filter(([, count]) => count >= MIN_SHARED)
    .toSorted(([a, onA], [b, onB]) => onB - onA || (a < b ? -1 : 1))
    .slice(0, MAX_OWN_TERMS)
    .map(([term]) => term);
};

/** The terms of each paper: those of the library that it names, and those that several of the papers share. */
const termsOf = (
  papers: readonly LivePaper[],
  library: readonly LibraryPaper[],
): ReadonlyMap<string, readonly string[]> => {
  const vocabulary = [{ terms: sharedTerms(papers), id: '', title: '', summary: '', methods: [] }];
  const bare = papers.map((paper) => ({
    id: paper.id,
    title: paper.title,
    summary: paper.abstract,
    terms: [],
    methods: [],
  }));
  const named = withMentions([...bare, ...vocabulary, ...library]).slice(0, bare.length);
  return new Map(named.map(({ id, terms }) => [id, terms]));
};

const openQuestionsIn = (abstract: string): readonly string[] =>
  placedSentences([abstract])
    .filter((sentence) => gapPoints(sentence) >= MIN_CUE_POINTS)
    .slice(0, MAX_QUESTIONS)
    .map(({ text }) => text);

/** Reads the papers of public sources for a topic, best first. Retracted ones are left out. */
export function livePapers(
  found: readonly LivePaper[],
  library: readonly LibraryPaper[],
  topic: string,
): readonly RunPaper[] {
  const papers = found.filter(({ isRetracted }) => !isRetracted);
  const terms = termsOf(papers, library);
  const index = createSearchIndex(
    papers.map(({ id, title, abstract }) => ({ id, title, summary: abstract })),
  );
  const hits = index.search(topicWords(topic).join(' '), { limit: papers.length });
  const relevance = new Map(
    hits.map((hit) => [hit.id, Math.round(hit.relevance * DIGITS) / DIGITS]),
  );
  return papers
    .map((paper, rank) => ({ paper: livePaper(paper, terms, relevance), rank }))
    .toSorted((x, y) => y.paper.relevance - x.paper.relevance || x.rank - y.rank)
    .map(({ paper }) => paper);
}

const livePaper = (
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
      methods: methodsIn(abstract),
      openQuestions: openQuestionsIn(abstract),
      label: labelOf(paper),
      summarised: false,
    },
    source: paper.source,
  };
};
