import type { PaperTable, ResearchBundle } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { readList, readText } from '../read-field.js';
import { areYears, numberText } from '../numbers.js';
import type { Part } from '../parts.js';
import { agentLabel, partSource } from '../provenance.js';
import type { PdfOrder } from '../results.types.js';

const MAX_ROWS = 200;
const MAX_COLUMNS = 12;
const MAX_AUTHORS = 3;

/** Which part an agent gives, by the id that the run's own tables name. */
const PART_OF: Readonly<Record<string, Part>> = {
  'literature-agent': 'literature',
  'hypothesis-agent': 'hypotheses',
  'experiment-agent': 'experimentDesign',
  'alphafold-agent': 'structure',
  'analysis-agent': 'analysis',
  'paper-agent': 'paper',
};

const tableOrigin = ({ bundle, messages }: PdfOrder, part: Part) => {
  const source = partSource(bundle, part);
  return { from: agentLabel(part, messages), ...(source ? { source } : {}) };
};

type Cells = readonly unknown[];

const cellText = (cell: unknown, isYear: boolean, locale: string): string => {
  if (typeof cell === 'number') return isYear ? String(cell) : numberText(cell, locale);
  return typeof cell === 'string' ? cell : '';
};

/** A table that the paper agent wrote; what is not of a table's form is left out. */
const givenTable = (order: PdfOrder, given: unknown): PaperTable[] => {
  const { locale } = order;
  const title = readText(given, 'title');
  const columns = readList(given, 'columns').map((cell) => cellText(cell, true, locale));
  const rows = readList(given, 'rows')
    .filter((row): row is Cells => Array.isArray(row))
    .slice(0, MAX_ROWS);
  const isTable = columns.length > 0 && columns.length <= MAX_COLUMNS && rows.length > 0;
  if (title === null || !isTable) return [];
  const years = columns.map((_, column) => areYears(rows.map((row) => row[column])));
  const part = PART_OF[readText(given, 'from') ?? ''] ?? 'paper';
  return [
    {
      ...tableOrigin(order, part),
      title,
      caption: '',
      columns,
      rows: rows.map((row) =>
        row.map((cell, column) => cellText(cell, years[column] ?? false, locale)),
      ),
    },
  ];
};

/** The first authors, and how many more there are. */
export const authorsText = (
  authors: readonly string[],
  { messages }: Pick<PdfOrder, 'messages'>,
): string => {
  const shown = authors.slice(0, MAX_AUTHORS).join(', ');
  const count = authors.length - MAX_AUTHORS;
  return count > 0 ? fill(messages.moreAuthors, { authors: shown, count }) : shown;
};

/** The key papers of a run as rows: number, title, authors, year, relevance and DOI. */
export const keyPaperRows = (bundle: ResearchBundle, order: PdfOrder): string[][] =>
  (bundle.literature?.key_papers ?? [])
    .slice(0, MAX_ROWS)
    .map(({ title, authors, year, relevance_score: relevance, doi }, index) => [
      String(index + 1),
      title,
      authorsText(authors, order),
      year == null ? '' : String(year),
      relevance == null ? '' : numberText(relevance, order.locale),
      doi ?? '',
    ]);

/** The heads of {@link keyPaperRows}. */
export const keyPaperColumns = ({ messages }: PdfOrder): string[] => [
  messages.columnNumber,
  messages.columnTitle,
  messages.columnAuthors,
  messages.columnYear,
  messages.columnRelevance,
  messages.columnDoi,
];

const papersTable = (order: PdfOrder): PaperTable[] => {
  const rows = keyPaperRows(order.bundle, order);
  if (rows.length === 0) return [];
  return [
    {
      ...tableOrigin(order, 'literature'),
      title: order.messages.tablePapers,
      caption: '',
      columns: keyPaperColumns(order),
      rows,
    },
  ];
};

const designTable = (order: PdfOrder): PaperTable[] => {
  const { bundle, locale, messages } = order;
  const design = bundle.experimentDesign?.statistical_design;
  if (!design) return [];
  const { alpha, power, effect_size: effect, sample_size: sample } = design.power_analysis;
  return [
    {
      ...tableOrigin(order, 'experimentDesign'),
      title: messages.tableDesign,
      caption: '',
      columns: [messages.columnQuantity, messages.columnValue],
      rows: [
        ...(design.type === '' ? [] : [[messages.designTest, design.type]]),
        [messages.designAlpha, numberText(alpha, locale)],
        [messages.designPower, numberText(power, locale)],
        [messages.designEffect, numberText(effect, locale)],
        [messages.designSample, numberText(sample, locale)],
      ],
    },
  ];
};

/** The tables of a run's paper: its own, else its key papers; and the design in figures. */
export function createTables(order: PdfOrder): PaperTable[] {
  const given = (order.bundle.paper?.tables ?? []).flatMap((table) => givenTable(order, table));
  const hasPapers = given.some(({ from }) => from === agentLabel('literature', order.messages));
  return [...(hasPapers ? [] : papersTable(order)), ...given, ...designTable(order)];
}
