import type { LiteratureAnalysis, Paper } from '@spinout/api-client';

/** Where the record of a paper comes from. */
export const PAPER_KINDS = ['uploaded', 'references', 'imported', 'library', 'public'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Which of the papers are shown. */
export interface PaperFilter {
  /** First year, as typed; it counts once it has four digits. */
  readonly from: string;
  /** Last year, as typed. */
  readonly to: string;
  /** Null: every kind. */
  readonly kind: PaperKind | null;
  /** Whether only papers that the person's papers cite are shown. */
  readonly isCited: boolean;
  /** The name of a theme of the found papers. @default every paper */
  readonly theme?: string | null | undefined;
}

export const NO_FILTER: PaperFilter = { from: '', to: '', kind: null, isCited: false, theme: null };

/** Themes with the ids of their papers. */
export type Themes = NonNullable<LiteratureAnalysis['theme_papers']>;

/** Fewer papers are read at a glance. */
const MIN_PAPERS = 5;
/** More themes are those of few papers. */
const MAX_THEMES = 12;

const yearOf = (text: string): number | null =>
  /^\d{4}$/u.test(text.trim()) ? Number(text) : null;

const kindOf = ({ uploaded, collection }: Paper): PaperKind | undefined =>
  uploaded === true ? 'uploaded' : collection;

const isCited = ({ collection, times_cited }: Paper): boolean =>
  collection === 'references' || times_cited !== undefined;

/** Whether the first year is after the last one. */
export const hasWrongYears = ({ from, to }: PaperFilter): boolean => {
  const [first, last] = [yearOf(from), yearOf(to)];
  return first !== null && last !== null && first > last;
};

const findTheme = (themes: Themes, { theme }: PaperFilter) =>
  themes.find((each) => each.theme === theme);

/** How many conditions a filter has; a range of years is one. A theme of an earlier search is none. */
export const countConditions = (filter: PaperFilter, themes: Themes = []): number =>
  Number(yearOf(filter.from) !== null || yearOf(filter.to) !== null) +
  Number(filter.kind !== null) +
  Number(filter.isCited) +
  Number(findTheme(themes, filter) !== undefined);

const fits = (paper: Paper, filter: PaperFilter, themes: Themes): boolean => {
  const [first, last] = [yearOf(filter.from), yearOf(filter.to)];
  const { year } = paper;
  return (
    (first === null || (year !== null && year >= first)) &&
    (last === null || (year !== null && year <= last)) &&
    (filter.kind === null || kindOf(paper) === filter.kind) &&
    (!filter.isCited || isCited(paper)) &&
    (findTheme(themes, filter)?.papers.includes(paper.id) ?? true)
  );
};

export interface FilteredPapers<Row> {
  readonly shown: readonly Row[];
  readonly hidden: readonly Row[];
}

/** Rows in order, by whether the filter shows them. */
export const filterPapers = <Row extends { readonly paper: Paper }>(
  rows: readonly Row[],
  filter: PaperFilter,
  themes: Themes = [],
): FilteredPapers<Row> => {
  if (countConditions(filter, themes) === 0) return { shown: rows, hidden: [] };
  const shown = rows.filter(({ paper }) => fits(paper, filter, themes));
  const visible = new Set(shown);
  return { shown, hidden: rows.filter((row) => !visible.has(row)) };
};

/** What tells the papers apart. */
export interface FilterChoices {
  /** The first and the last year; null with a single one. */
  readonly years: { readonly from: number; readonly to: number } | null;
  /** The kinds with their numbers of papers; empty with a single kind. */
  readonly kinds: readonly { readonly kind: PaperKind; readonly count: number }[];
  /** Papers that the person's papers cite; 0 where that is none or all of them. */
  readonly cited: number;
  /** The largest themes that some but not all of the papers have, with their numbers of papers. */
  readonly themes: readonly { readonly theme: string; readonly count: number }[];
}

const countThemes = (papers: readonly Paper[], themes: Themes): FilterChoices['themes'] =>
  themes
    .map(({ theme, papers: ids }) => ({
      theme,
      count: papers.filter(({ id }) => ids.includes(id)).length,
    }))
    .filter(({ count }) => count > 0 && count < papers.length)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_THEMES);

/** The conditions that would show some of the papers but not all; null for few papers or if nothing tells them apart. */
export const findFilterChoices = (
  papers: readonly Paper[],
  themes: Themes = [],
): FilterChoices | null => {
  if (papers.length < MIN_PAPERS) return null;
  const years = papers.flatMap(({ year }) => (year === null ? [] : [year]));
  const span = { from: Math.min(...years), to: Math.max(...years) };
  const kinds = PAPER_KINDS.map((kind) => ({
    kind,
    count: papers.filter((paper) => kindOf(paper) === kind).length,
  })).filter(({ count }) => count > 0);
  const cited = papers.filter(isCited).length;
  const choices: FilterChoices = {
    years: span.from < span.to ? span : null,
    kinds: kinds.some(({ count }) => count < papers.length) ? kinds : [],
    cited: cited < papers.length ? cited : 0,
    themes: countThemes(papers, themes),
  };
  const { years: range, kinds: sources, themes: named } = choices;
  return range === null && sources.length === 0 && choices.cited === 0 && named.length === 0
    ? null
    : choices;
};
