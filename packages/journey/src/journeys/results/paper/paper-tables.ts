import type { PaperTable } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { readList, readText } from '../read-field.js';
import { areYears, formatReportNumber } from '../format-numbers.js';
import type { BundlePart } from '../bundle-parts.js';
import { getAgentLabel, getPartOrigin } from '../provenance.js';
import type { PdfOptions } from '../results.types.js';

const MAX_ROWS = 200;
const MAX_COLUMNS = 12;
const MAX_AUTHORS = 3;

/** Bundle part by agent id, as the run's own tables name it. */
const PART_OF: Readonly<Record<string, BundlePart>> = {
  'literature-agent': 'literature',
  'hypothesis-agent': 'hypotheses',
  'experiment-agent': 'experimentDesign',
  'alphafold-agent': 'structure',
  'analysis-agent': 'analysis',
  'paper-agent': 'paper',
};

const createTable = (
  options: PdfOptions,
  part: BundlePart,
  content: Pick<PaperTable, 'title' | 'columns' | 'rows'>,
): PaperTable => ({ ...getPartOrigin(options, part), caption: '', ...content });

const formatCell = (cell: unknown, isYear: boolean, locale: string): string => {
  if (typeof cell === 'number') return isYear ? String(cell) : formatReportNumber(cell, locale);
  return typeof cell === 'string' ? cell : '';
};

/** A table of the paper agent; malformed ones are omitted. */
const givenTable = (options: PdfOptions, given: unknown): PaperTable[] => {
  const { locale } = options;
  const title = readText(given, 'title');
  const columns = readList(given, 'columns').map((cell) => formatCell(cell, true, locale));
  const rows = readList(given, 'rows')
    .filter((row): row is readonly unknown[] => Array.isArray(row))
    .slice(0, MAX_ROWS);
  const isTable = columns.length > 0 && columns.length <= MAX_COLUMNS && rows.length > 0;
  if (title === null || !isTable) return [];
  const years = columns.map((_, column) => areYears(rows.map((row) => row[column])));
  const part = PART_OF[readText(given, 'from') ?? ''] ?? 'paper';
  const texts = rows.map((row) =>
    row.map((cell, column) => formatCell(cell, years[column] ?? false, locale)),
  );
  return [createTable(options, part, { title, columns, rows: texts })];
};

/** Formats the first authors and the number of others. */
const formatAuthors = (authors: readonly string[], { messages }: PdfOptions): string => {
  const shown = authors.slice(0, MAX_AUTHORS).join(', ');
  const count = authors.length - MAX_AUTHORS;
  return count > 0 ? fill(messages.moreAuthors, { authors: shown, count }) : shown;
};

/** Rows of the key papers: number, title, authors, year, relevance and DOI. */
export const keyPaperRows = (options: PdfOptions): string[][] =>
  (options.bundle.literature?.key_papers ?? [])
    .slice(0, MAX_ROWS)
    .map(({ title, authors, year, relevance_score: relevance, doi }, index) => [
      String(index + 1),
      title,
      formatAuthors(authors, options),
      year == null ? '' : String(year),
      relevance == null ? '' : formatReportNumber(relevance, options.locale),
      doi ?? '',
    ]);

/** Column headings of {@link keyPaperRows}. */
export const keyPaperColumns = ({ messages }: PdfOptions): string[] => [
  messages.columnNumber,
  messages.columnTitle,
  messages.columnAuthors,
  messages.columnYear,
  messages.columnRelevance,
  messages.columnDoi,
];

const papersTable = (options: PdfOptions): PaperTable[] => {
  const rows = keyPaperRows(options);
  if (rows.length === 0) return [];
  const title = options.messages.tablePapers;
  return [createTable(options, 'literature', { title, columns: keyPaperColumns(options), rows })];
};

const designTable = (options: PdfOptions): PaperTable[] => {
  const { bundle, locale, messages } = options;
  const design = bundle.experimentDesign?.statistical_design;
  if (!design) return [];
  const { alpha, power, effect_size: effect, sample_size: sample } = design.power_analysis;
  return [
    createTable(options, 'experimentDesign', {
      title: messages.tableDesign,
      columns: [messages.columnQuantity, messages.columnValue],
      rows: [
        ...(design.type === '' ? [] : [[messages.designTest, design.type]]),
        [messages.designAlpha, formatReportNumber(alpha, locale)],
        [messages.designPower, formatReportNumber(power, locale)],
        [messages.designEffect, formatReportNumber(effect, locale)],
        [messages.designSample, formatReportNumber(sample, locale)],
      ],
    }),
  ];
};

/** Tables of a run's paper: its own or else the key papers, and the design. */
export function createTables(options: PdfOptions): PaperTable[] {
  const given = (options.bundle.paper?.tables ?? []).flatMap((table) => givenTable(options, table));
  const hasPapers = given.some(
    ({ from }) => from === getAgentLabel('literature', options.messages),
  );
  return [...(hasPapers ? [] : papersTable(options)), ...given, ...designTable(options)];
}
