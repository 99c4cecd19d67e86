import { isFiller, isSpecific } from '../search/generic-words.js';
import { phraseKey, phraseWords } from '../search/phrase-words.js';
import { createSearchIndex } from '../search/search.js';
import type { LibraryPaper } from '../library/library.js';
import { addMentions } from '../library/mentions.js';
import type { LivePaper } from '../providers/provider.types.js';
import { scoreGap, MIN_CUE_SCORE } from '../statements/cues.js';
import { findMethods } from '../paper-analysis/methods.lexicon.js';
import { extractSentences } from '../paper-parts/sections.js';
import { extractTerms, type Term } from './abstract-terms.js';
import { completeSearchable, type RunPaper } from './searchable-paper.js';
import { cleanTopic, formatPlainLine } from './topic.js';
import { nameAuthors } from './sources.js';
import { uncapitalize } from './wording.js';

const MAX_LABEL_TITLE = 90;
const MAX_QUESTIONS = 2;
const MAX_OWN_TERMS = 150;
/** A phrase that occurs once may be a coincidence of word order. */
const MIN_MENTIONS = 2;
const DIGITS = 1000;

/** The family name of "Nobody A" and "Anna Nobody"; names of groups are unchanged. */
const getFamilyName = (author: string): string => {
  const [, beforeInitials] = /^(.*?\S),?\s+\p{Lu}{1,4}$/u.exec(author) ?? [];
  if (beforeInitials !== undefined) return beforeInitials;
  const isGroup =
    /\b(?:consortium|group|network|team|collaboration|initiative|investigators|committee|society)\b/i;
  if (isGroup.test(author)) return author;
  return author.includes(',') ? (author.split(',')[0] ?? '') : (author.split(' ').at(-1) ?? '');
};

const formatLabel = ({ authors, title, year }: LivePaper): string =>
  nameAuthors(authors.map(getFamilyName), false, {
    title: formatPlainLine(title, MAX_LABEL_TITLE),
    year,
  });

const getText = ({ title, abstract }: LivePaper) => `${title}. ${abstract}`;

const countCapitals = (text: string) => text.match(/\p{Lu}/gu)?.length ?? 0;

/** The spelling of a term within sentences, without capitals of sentence beginnings. */
const findSpelling = ({ term, spans }: Term, text: string): string =>
  spans
    .map(([start, end]) => text.slice(start, end))
    .filter((written) => written.toLowerCase() === term)
    .toSorted((a, b) => countCapitals(a) - countCapitals(b))[0] ?? term;

/** Terms that are not in the library: specific phrases that occur at least twice in the abstracts. */
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

/** Terms of each paper: library terms that it mentions, and additional terms of the abstracts. */
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

const openQuestionsIn = (abstract: string): readonly string[] =>
  extractSentences([abstract])
    .filter((sentence) => scoreGap(sentence) >= MIN_CUE_SCORE)
    .slice(0, MAX_QUESTIONS)
    .map(({ text }) => text);

/** Analyzes the papers of public sources for a topic, best first. Retracted papers are omitted. */
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
  const createRunPaper = (paper: LivePaper): RunPaper => {
    const { id, title, authors, journal, year, abstract, doi, url, citations, source } = paper;
    const searchable = completeSearchable(
      {
        id,
        title,
        authors: [...authors],
        journal,
        year,
        abstract,
        doi,
        uploaded: undefined,
        collection: 'public',
        source,
        url,
        ...(citations === undefined ? {} : { citations }),
      },
      {
        terms: terms.get(id) ?? [],
        methods: findMethods(abstract).map(uncapitalize),
        openQuestions: openQuestionsIn(abstract),
        label: formatLabel(paper),
        kind: 'live',
      },
    );
    return { ...searchable, relevance: relevance.get(id) ?? 0 };
  };
  return papers.map(createRunPaper).toSorted((x, y) => y.relevance - x.relevance);
}
