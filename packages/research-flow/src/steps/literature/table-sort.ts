import type { Paper } from '@spinout/api-client';
import { citationsOf } from './order-papers.js';

/** How the papers are shown. */
export const PAPER_VIEWS = ['list', 'table'] as const;
export type PaperView = (typeof PAPER_VIEWS)[number];

/** The columns of the table; it can be sorted by each of them. */
export const TABLE_COLUMNS = [
  'selected',
  'title',
  'year',
  'source',
  'relevance',
  'citations',
] as const;
export type TableColumnName = (typeof TABLE_COLUMNS)[number];

/** The columns that can be hidden; a row needs its checkbox and its title. */
export const HIDEABLE_COLUMNS = ['year', 'source', 'relevance', 'citations'] as const;
export type HideableColumn = (typeof HIDEABLE_COLUMNS)[number];

export interface TableSort {
  readonly column: TableColumnName;
  readonly isDescending: boolean;
  /** The papers that were selected when the table was sorted, so that a row does not move when it is selected. */
  readonly selected?: readonly string[] | undefined;
}

export const INITIAL_SORT: TableSort = { column: 'relevance', isDescending: true };

/** Texts begin with the first letter, numbers with the largest. */
const startsDescending = (column: TableColumnName): boolean =>
  column !== 'title' && column !== 'source';

/** The sort after a press on a column header: the other direction if the table is sorted by it. */
export const nextSort = (
  { column: current, isDescending }: TableSort,
  column: TableColumnName,
  selected: readonly string[],
): TableSort => ({
  column,
  isDescending: column === current ? !isDescending : startsDescending(column),
  ...(column === 'selected' && { selected }),
});

/** Hides a column, or shows it again. */
export const toggleColumn = (
  hidden: readonly HideableColumn[],
  column: HideableColumn,
): readonly HideableColumn[] =>
  hidden.includes(column) ? hidden.filter((other) => other !== column) : [...hidden, column];

interface Row {
  readonly paper: Paper;
}

/** Null if a paper has no value; such papers are last in both directions. */
type Value = string | number | null;

const readValue = (
  { column, selected = [] }: TableSort,
  nameSource: (paper: Paper) => string,
): ((paper: Paper) => Value) => {
  const ids = new Set(selected);
  const readers: Readonly<Record<TableColumnName, (paper: Paper) => Value>> = {
    selected: ({ id }) => Number(ids.has(id)),
    title: ({ title }) => title || null,
    year: ({ year }) => year,
    source: (paper) => nameSource(paper) || null,
    relevance: ({ relevance }) => relevance,
    citations: citationsOf,
  };
  return readers[column];
};

/** Sorts rows by a column; equal ones keep their order. */
export const sortRows = <Each extends Row>(
  rows: readonly Each[],
  sort: TableSort,
  locale: string,
  nameSource: (paper: Paper) => string,
): readonly Each[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const read = readValue(sort, nameSource);
  const direction = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: read(row.paper) }))
    .toSorted(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return typeof one === 'number' && typeof other === 'number'
        ? direction * (one - other)
        : direction * compare(String(one), String(other));
    })
    .map(({ row }) => row);
};
