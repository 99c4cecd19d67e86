import { fill } from '@spinout/domain/text';
import type { Evidence } from '@spinout/api-client';
import type { LibraryPaper } from '../library/library.js';
import { synthesize, type Gap, type Synthesis } from '../library/synthesis.js';
import { groupPapersByTerm } from '../library/term-pairs.js';
import { formatTerm, formatTermPlural } from '../library/term-phrase.js';
import { splitSentences } from '../language/sentences.js';
import { probabilityOfHits } from '../statistics/hypergeometric.js';
import { isModelSystem } from '../paper-analysis/methods.lexicon.js';
import { reviewMessages as messages } from './review.messages.js';
import { findSharedTitleWords } from './shared-title-words.js';
import { atStart } from './wording.js';

export interface ReviewPaper extends Pick<
  LibraryPaper,
  'id' | 'title' | 'summary' | 'terms' | 'methods' | 'openQuestions'
> {
  /** How it is named in a sentence. */
  readonly label: string;
  readonly year: number | null;
  /** Whether the summary is the library's own and not the paper's. */
  readonly isOwnSummary: boolean;
  /** Where its text comes from. @default 'live' */
  readonly kind?: Evidence['kind'];
  /** A sentence of the person's paper that cites it. */
  readonly citedAs?: string | undefined;
}

/** A sentence and the ids of the papers that it rests on. */
export interface ReviewSentence {
  readonly text: string;
  readonly papers: readonly string[];
}

export interface Review {
  readonly synthesis: readonly ReviewSentence[];
  /** What every one of at least two papers deals with. */
  readonly agreements: readonly string[];
  readonly themes: readonly string[];
  readonly gaps: readonly string[];
  readonly methodologies: readonly string[];
}

const MAX_SHARED = 4;
const MAX_METHODS = 4;
const MAX_NAMED = 4;

const listed = (items: readonly string[]): string => {
  const shown =
    items.length > MAX_NAMED
      ? [...items.slice(0, MAX_NAMED), `${String(items.length - MAX_NAMED)} more`]
      : items;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : shown.slice(0, -1).join(messages.comma) + messages.and + last;
};

const labelsOf = (papers: readonly ReviewPaper[]) => listed(papers.map(({ label }) => label));

const idsOf = (papers: readonly ReviewPaper[]) => papers.map(({ id }) => id);

/** Probability below which the absence of joint papers is not taken for chance. */
const ALPHA = 0.05;

type UnlinkedGap = Extract<Gap, { readonly kind: 'unlinked-terms' }>;

/**
 * Tells whether two terms occur together less often than by chance: if the papers on one were drawn at random, the
 * probability that none of them is on the other is below 0.05 divided by the number of pairs of terms that at least two
 * papers share (Fisher's exact test, one-sided, with the correction of Bonferroni).
 */
const createChanceTest = (papers: readonly ReviewPaper[]) => {
  const shared = [...groupPapersByTerm(papers).values()].filter(({ length }) => length > 1);
  const pairs = Math.max(1, (shared.length * (shared.length - 1)) / 2);
  return ({ countA, countB }: UnlinkedGap) =>
    probabilityOfHits(0, { all: papers.length, marked: countA, drawn: countB }) < ALPHA / pairs;
};

/** The plain summing-up of any papers by counting. Terms that no paper joins are a gap only if that is hardly chance. */
export const sumUp = (papers: readonly ReviewPaper[]): Synthesis => {
  const { gaps, ...rest } = synthesize(
    papers.map((paper) => ({ ...paper, year: paper.year ?? 0 })),
  );
  const beatsChance = createChanceTest(papers);
  return {
    ...rest,
    gaps: gaps
      .filter((gap) => gap.kind !== 'unlinked-terms' || beatsChance(gap))
      .map((gap) =>
        gap.kind === 'unlinked-terms'
          ? { ...gap, text: `${gap.text} ${messages.beatsChance}` }
          : gap,
      ),
  };
};

/** Reviews papers by their text: years, what each did, what they share, how they worked, what is left open. */
export function reviewPapers(papers: readonly ReviewPaper[]): Review {
  const summary = sumUp(papers);
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const shared = summary.themes.filter(({ count }) => count > 1);
  const holdersOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const agreements = shared
    .filter(({ count }) => count === papers.length)
    .map(({ term }) =>
      fill(messages.all, { count: String(papers.length), term: formatTermPlural(term) }),
    );
  return {
    synthesis: [
      ...spanOf(papers),
      ...papers.flatMap(firstSentence),
      ...sharedSentences(papers, shared, holdersOf),
      ...methodSentences(papers),
      ...gapSentences(papers, summary),
    ],
    agreements,
    themes: summary.themes.map(({ text }) => text),
    gaps: summary.gaps.map(({ text }) => text),
    methodologies: summary.methodologies.map(({ text }) => text),
  };
}

const spanOf = (papers: readonly ReviewPaper[]): ReviewSentence[] => {
  const dated = papers.filter(({ year }) => year !== null);
  const undated = papers.filter(({ year }) => year === null);
  const years = dated.map(({ year }) => year ?? 0);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const text =
    dated.length === 1 ? messages.span.one : from === to ? messages.sameYear : messages.span.other;
  const slots = { count: String(dated.length), from: String(from), to: String(to) };
  return [
    ...(dated.length > 0 ? [{ text: fill(text, slots), papers: idsOf(dated) }] : []),
    ...(undated.length > 0
      ? [{ text: fill(messages.noYear, { papers: labelsOf(undated) }), papers: idsOf(undated) }]
      : []),
  ];
};

const firstSentence = (paper: ReviewPaper): ReviewSentence[] => {
  const { id, label, summary, isOwnSummary, citedAs } = paper;
  const slots = { Paper: atStart(label) };
  const [first] = splitSentences(summary);
  if (first) {
    const text = isOwnSummary ? messages.eachLibrary : messages.each;
    return [{ text: fill(text, { ...slots, sentence: first.text }), papers: [id] }];
  }
  return citedAs === undefined
    ? []
    : [{ text: fill(messages.cited, { ...slots, quote: citedAs }), papers: [id] }];
};

const sharedSentences = (
  papers: readonly ReviewPaper[],
  shared: Synthesis['themes'],
  holdersOf: (ids: readonly string[]) => readonly ReviewPaper[],
): ReviewSentence[] => {
  if (papers.length < 2) return [];
  if (shared.length === 0) return titleSentences(papers);
  return shared.slice(0, MAX_SHARED).map(({ term, paperIds }) => {
    const holders = holdersOf(paperIds);
    const slots = {
      count: String(papers.length),
      holders: String(holders.length),
      term: formatTermPlural(term),
      papers: labelsOf(holders),
    };
    return {
      text: fill(holders.length === papers.length ? messages.all : messages.shared, slots),
      papers: paperIds,
    };
  });
};

/** Where the papers share no term: words that their titles share, or that there are none. */
const titleSentences = (papers: readonly ReviewPaper[]): ReviewSentence[] => {
  const words = findSharedTitleWords(papers);
  if (words.length === 0) return [{ text: messages.nothingShared, papers: idsOf(papers) }];
  return words.slice(0, MAX_SHARED).map(({ word, papers: holders }) => ({
    text: fill(messages.titles, {
      count: String(papers.length),
      holders: String(holders.length),
      term: word,
      papers: labelsOf(holders),
    }),
    papers: idsOf(holders),
  }));
};

const methodSentences = (papers: readonly ReviewPaper[]): ReviewSentence[] => {
  const users = new Map<string, ReviewPaper[]>();
  for (const paper of papers) {
    for (const method of new Set(paper.methods))
      users.set(method, [...(users.get(method) ?? []), paper]);
  }
  return [...users]
    .sort(([a, usersA], [b, usersB]) => usersB.length - usersA.length || (a < b ? -1 : 1))
    .slice(0, MAX_METHODS)
    .map(([method, who]) => {
      const together = isModelSystem(method) ? messages.systemShared : messages.methodShared;
      const text = who.length > 1 ? together : messages.methodOwn;
      const slots = { method: formatTerm(method), papers: labelsOf(who) };
      return { text: atStart(fill(text, slots)), papers: idsOf(who) };
    });
};

const gapSentences = (papers: readonly ReviewPaper[], { gaps }: Synthesis): ReviewSentence[] =>
  gaps.map((gap) => ({
    text: gap.text,
    papers: gap.kind === 'unlinked-terms' ? idsOf(papers) : [gap.paperId],
  }));
