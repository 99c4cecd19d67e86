import type { PageLayout } from '../page-layout.js';
import { drawBars, getBarsHeight } from '../paper/draw-bars.js';
import { drawLine, LINE_HEIGHT } from '../paper/draw-line.js';
import { dataInk } from '../paper/paper.style.js';
import type { BlockOf } from '../report.types.js';
import { drawColumns, getColumnsHeight } from './draw-columns.js';
import { drawSpans, getSpansHeight } from './draw-spans.js';
import { drawStack, getStackHeight } from './draw-stack.js';

type Figure = BlockOf<'figure'>;

/** A chart that is ready to be drawn. */
export interface Chart {
  readonly getHeight: (layout: PageLayout) => number;
  readonly draw: (layout: PageLayout) => void;
}

type Reader = (figure: Figure) => Chart | null;

const MAX_ROWS = 200;
const MAX_COLUMNS = 24;
const MIN_POINTS = 2;

/** The numbers of a column, as written in programs; null if one of them is none. */
const readNumbers = ({ rows }: Figure, column: number): readonly number[] | null => {
  const numbers = rows.map((row) => {
    const cell = row[column]?.trim() ?? '';
    return cell === '' ? Number.NaN : Number(cell);
  });
  return numbers.every(Number.isFinite) ? numbers : null;
};

/** All columns from one on; null if there is a cell without a number, or with a negative one. */
const readCounts = (figure: Figure, from: number): readonly (readonly number[])[] | null => {
  const columns = figure.head.slice(from).map((_, index) => readNumbers(figure, from + index));
  return columns.every((column) => column?.every((value) => value >= 0))
    ? columns.map((column) => column ?? [])
    : null;
};

const readTexts = ({ rows }: Figure, column: number): readonly string[] =>
  rows.map((row) => row[column] ?? '');

const readLine: Reader = (figure) => {
  const xs = readNumbers(figure, 0);
  const ys = readNumbers(figure, 1);
  if (!xs || !ys || xs.length < MIN_POINTS) return null;
  const points = xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
  const labels = readTexts(figure, 2);
  const marked = labels.findIndex((text) => text !== '');
  const point = points[marked];
  const mark = point && { ...point, label: labels[marked] ?? '' };
  const [xLabel = '', yLabel = ''] = figure.head;
  const chart = { x_label: xLabel, y_label: yLabel, points, ...(mark && { mark }) };
  return { getHeight: () => LINE_HEIGHT, draw: (layout) => drawLine(layout, chart) };
};

const readBars: Reader = (figure) => {
  const values = readNumbers(figure, 1);
  if (!values) return null;
  const names = readTexts(figure, 0);
  const [xLabel = '', yLabel = '', printed] = figure.head;
  const chart = {
    x_label: xLabel,
    y_label: yLabel,
    points: values.map((y, index) => ({ x: names[index] ?? '', y })),
    labels: printed === undefined ? undefined : readTexts(figure, 2),
  };
  return {
    getHeight: (layout) => getBarsHeight(layout, chart),
    draw: (layout) => drawBars(layout, chart),
  };
};

const readStack: Reader = (figure) => {
  const columns = readCounts(figure, 1);
  if (!columns || columns.length === 0 || columns.length > dataInk.length) return null;
  const chart = {
    series: figure.head.slice(1),
    rows: readTexts(figure, 0).map((name, row) => ({
      name,
      values: columns.map((column) => column[row] ?? 0),
    })),
  };
  if (chart.rows.some(({ values }) => values.every((value) => value === 0))) return null;
  return {
    getHeight: (layout) => getStackHeight(layout, chart),
    draw: (layout) => drawStack(layout, chart),
  };
};

const readSpans: Reader = (figure) => {
  const starts = readNumbers(figure, 1);
  const ends = readNumbers(figure, 2);
  if (!starts || !ends || starts.some((start, row) => start > (ends[row] ?? 0))) return null;
  const labels = readTexts(figure, 3);
  const rows = readTexts(figure, 0).map((name, row) => ({
    name,
    start: starts[row] ?? 0,
    end: ends[row] ?? 0,
    label: labels[row] ?? '',
  }));
  const chart = { axis: figure.head[1] ?? '', rows };
  return {
    getHeight: (layout) => getSpansHeight(layout, chart),
    draw: (layout) => drawSpans(layout, chart),
  };
};

const readColumns: Reader = (figure) => {
  const counts = readCounts(figure, 1);
  if (!counts || counts.length === 0 || figure.rows.length > MAX_COLUMNS) return null;
  const chart = {
    categories: readTexts(figure, 0),
    series: counts.map((values, index) => ({ name: figure.head[index + 1] ?? '', values })),
  };
  return { getHeight: () => getColumnsHeight(chart), draw: (layout) => drawColumns(layout, chart) };
};

const READERS: Readonly<Record<Figure['form'], Reader>> = {
  line: readLine,
  bars: readBars,
  stack: readStack,
  spans: readSpans,
  columns: readColumns,
};

/** Reads the data of a chart; null if they do not fit its form. */
export const readChart = (figure: Figure): Chart | null =>
  figure.rows.length === 0 || figure.rows.length > MAX_ROWS ? null : READERS[figure.form](figure);
