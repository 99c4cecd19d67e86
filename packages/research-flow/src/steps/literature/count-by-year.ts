import type { LiteratureAnalysis, Paper } from '@spinout/api-client';

/** Most columns that can be read on a phone. */
const MAX_COLUMNS = 15;
const YEARS_PER_COLUMN = [1, 2, 5, 10, 25, 50, 100, 1000] as const;
const MAX_TERMS = 3;
const MAX_THEMES = 5;
/** A theme or term of a single paper says nothing about the years. */
const MIN_PAPERS_OF_GROUP = 2;
const MIN_DATED = 2;
const MIN_YEAR = 1000;
const MAX_YEAR = 9999;

/** Years that one column covers, both included. */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
}

export interface YearCounts {
  readonly columns: readonly YearSpan[];
  readonly all: readonly number[];
  /** `themes` where they are known; else `terms`, which most papers match. */
  readonly groupedBy: 'themes' | 'terms';
  /** The largest groups, with all and with those of each column. A paper counts for each of its groups. */
  readonly groups: readonly {
    readonly name: string;
    readonly total: number;
    readonly values: readonly number[];
  }[];
  /** Papers without a year. */
  readonly undated: number;
}

type CountedPaper = Pick<Paper, 'id' | 'year' | 'matched_terms'>;
type Theme = NonNullable<LiteratureAnalysis['theme_papers']>[number];

interface Group {
  readonly name: string;
  readonly papers: readonly CountedPaper[];
}

const groupByTheme = (
  papers: readonly CountedPaper[],
  themes: readonly Theme[],
): readonly Group[] =>
  themes.map(({ theme, papers: ids }) => {
    const known = new Set(ids);
    return { name: theme, papers: papers.filter(({ id }) => known.has(id)) };
  });

const groupByTerm = (papers: readonly CountedPaper[]): readonly Group[] => {
  const byTerm = new Map<string, CountedPaper[]>();
  for (const paper of papers)
    for (const term of new Set(paper.matched_terms)) {
      const others = byTerm.get(term);
      if (others) others.push(paper);
      else byTerm.set(term, [paper]);
    }
  return [...byTerm].map(([name, matching]) => ({ name, papers: matching }));
};

const isDated = ({ year }: CountedPaper) =>
  year !== null && Number.isInteger(year) && year >= MIN_YEAR && year <= MAX_YEAR;

const toColumns = (first: number, last: number): readonly YearSpan[] => {
  const countOf = (width: number) => Math.floor(last / width) - Math.floor(first / width) + 1;
  const width = YEARS_PER_COLUMN.find((each) => countOf(each) <= MAX_COLUMNS) ?? 1000;
  const start = Math.floor(first / width) * width;
  return Array.from({ length: countOf(width) }, (_, index) => ({
    from: start + index * width,
    to: start + (index + 1) * width - 1,
  }));
};

/**
 * Counts papers by year of publication, in total and for their themes, or else for the terms that most of them match;
 * null with less than two years given.
 */
export function countByYear(
  papers: readonly CountedPaper[],
  themes: readonly Theme[] = [],
): YearCounts | null {
  const dated = papers.filter(isDated);
  if (dated.length < MIN_DATED) return null;
  const years = dated.map(({ year }) => year ?? 0);
  const columns = toColumns(Math.min(...years), Math.max(...years));
  const first = columns[0]?.from ?? 0;
  const width = columns[0] ? columns[0].to - columns[0].from + 1 : 1;
  const count = (counted: readonly CountedPaper[]) => {
    const values = columns.map(() => 0);
    for (const { year } of counted) {
      const index = Math.floor(((year ?? 0) - first) / width);
      values[index] = (values[index] ?? 0) + 1;
    }
    return values;
  };
  const groupedBy = themes.length > 0 ? 'themes' : 'terms';
  const groups = (groupedBy === 'themes' ? groupByTheme(papers, themes) : groupByTerm(papers))
    .filter(({ papers: grouped }) => grouped.length >= MIN_PAPERS_OF_GROUP)
    .sort((a, b) => b.papers.length - a.papers.length || (a.name < b.name ? -1 : 1))
    .slice(0, groupedBy === 'themes' ? MAX_THEMES : MAX_TERMS)
    .map(({ name, papers: grouped }) => ({
      name,
      total: grouped.length,
      values: count(grouped.filter(isDated)),
    }));
  return { columns, all: count(dated), groupedBy, groups, undated: papers.length - dated.length };
}
