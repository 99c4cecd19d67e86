import { fill } from '@spinout/domain/text';
import { GENERAL_TERMS } from './general-terms.js';
import { libraryMessages as messages } from './library.messages.js';
import { addMentions } from './mentions.js';
import { countByFrequency } from './count-by-frequency.js';
import { groupPapersByTerm, findUnlinkedPairs, type TermedPaper } from './term-pairs.js';
import { formatTermPlural, formatTermTitle } from './term-phrase.js';

/** Input of the synthesis; a `LibraryPaper` is one. */
export interface SynthesisPaper extends TermedPaper {
  readonly title: string;
  readonly summary: string;
  readonly year: number;
  readonly methods: readonly string[];
  readonly openQuestions: readonly string[];
}

/** A term that several of the papers share. */
export interface Theme {
  readonly term: string;
  readonly count: number;
  readonly paperIds: readonly string[];
  readonly text: string;
}

/** A gap: two terms that no paper links, or an open question of a paper. */
export type Gap =
  | {
      readonly kind: 'unlinked-terms';
      readonly a: string;
      readonly b: string;
      readonly countA: number;
      readonly countB: number;
      readonly text: string;
    }
  | { readonly kind: 'open-question'; readonly paperId: string; readonly text: string };

/** A method with the number of papers that used it. */
export interface Methodology {
  readonly method: string;
  readonly count: number;
  readonly text: string;
}

export interface Synthesis {
  readonly themes: readonly Theme[];
  readonly gaps: readonly Gap[];
  readonly methodologies: readonly Methodology[];
}

const MIN_SHARED = 2;
/** Themes, and methods, that are listed. */
const MAX_LISTED = 6;
/** A term is frequent if this share of the papers, and at least two, have it. */
const FREQUENT_SHARE = 0.15;
/** Prevents one frequent term from filling the list. */
const GAPS_PER_TERM = 1;

const countThemes = (papers: readonly SynthesisPaper[]): readonly Theme[] =>
  [...groupPapersByTerm(papers)]
    .filter(([, holders]) => holders.length >= Math.min(MIN_SHARED, papers.length))
    .toSorted(([a, onA], [b, onB]) => onB.length - onA.length || (a < b ? -1 : 1))
    .slice(0, MAX_LISTED)
    .map(([term, holders]) => ({
      term,
      count: holders.length,
      paperIds: holders.map(({ id }) => id),
      text: fill(messages.theme, {
        term: formatTermTitle(term),
        count: holders.length,
        total: papers.length,
      }),
    }));

const findPairGaps = (papers: readonly SynthesisPaper[], limit: number): readonly Gap[] => {
  const minCount = Math.max(MIN_SHARED, Math.ceil(papers.length * FREQUENT_SHARE));
  const used = new Map<string, number>();
  const gaps: Gap[] = [];
  for (const { a, b, countA, countB } of findUnlinkedPairs(papers, minCount, GENERAL_TERMS)) {
    if (gaps.length >= limit) break;
    if ([a, b].some((term) => (used.get(term) ?? 0) >= GAPS_PER_TERM)) continue;
    for (const term of [a, b]) used.set(term, (used.get(term) ?? 0) + 1);
    const text = fill(messages.pairGap, {
      a: formatTermPlural(a),
      b: formatTermPlural(b),
      countA,
      countB,
    });
    gaps.push({ kind: 'unlinked-terms', a, b, countA, countB, text });
  }
  return gaps;
};

const collectOpenQuestions = (papers: readonly SynthesisPaper[], limit: number): readonly Gap[] =>
  papers
    .flatMap(({ id, title, year, openQuestions }) =>
      openQuestions.slice(0, 1).map((question) => ({
        kind: 'open-question' as const,
        paperId: id,
        text: fill(messages.openQuestion, { question, title, year }),
      })),
    )
    .slice(0, limit);

const countMethodologies = (papers: readonly SynthesisPaper[]): readonly Methodology[] =>
  countByFrequency(papers.flatMap(({ methods }) => [...new Set(methods)]))
    .slice(0, MAX_LISTED)
    .map(([method, count]) => ({
      method,
      count,
      text: fill(messages.method, { method: formatTermTitle(method), count }),
    }));

/**
 * Summarizes a set of papers by counting: shared themes, unlinked terms, open questions and methods. A paper has a term if
 * it is one of its controlled terms or mentioned in its text. Every statement can be checked against the papers.
 * @param papers best first: open questions are taken in this order
 * @param maxGaps of each kind. @default 3
 */
export function synthesize(
  papers: readonly SynthesisPaper[],
  { maxGaps = 3 }: { readonly maxGaps?: number } = {},
): Synthesis {
  const termed = addMentions(papers);
  return {
    themes: countThemes(termed),
    gaps: [...findPairGaps(termed, maxGaps), ...collectOpenQuestions(papers, maxGaps)],
    methodologies: countMethodologies(papers),
  };
}
