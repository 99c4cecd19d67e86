import type { PaperFigure, PaperTable, Source } from '@spinout/api-client';
import { cleanLine } from '../clean-text.js';
import type { Press } from '../press.js';
import { columns, ink, originInk, page } from '../report.style.js';
import { factsOfRows, isTooWide, setTable } from '../set-table.js';
import { setFacts } from '../set-text.js';
import { barsHeight, drawBars } from './draw-bars.js';
import { drawLine, LINE_HEIGHT } from './draw-line.js';
import { paperSpace, paperStyles } from './paper.style.js';

type Exhibit = PaperFigure | PaperTable;

const { caption, captionTitle, exhibitName, meta } = paperStyles;
const DOT_RADIUS = 2.1;
const DOT_INDENT = 10;
const ORIGIN_GAP = 2;
/** Height of a table's head and two rows. */
const TABLE_START = 76;

/** Who gave the data, and how they came about: "Experiment agent. Computed — Exact power calculation". */
const provenance = (from: string, source: Source | undefined): string => {
  const giver = cleanLine(from);
  if (!source) return giver;
  const word = source.origin.charAt(0).toUpperCase() + source.origin.slice(1);
  const by = cleanLine(source.by);
  const made = by === '' ? word : `${word} — ${by}`;
  return giver === '' ? made : `${giver}. ${made}`;
};

/** The lines of an exhibit's caption, broken once and then measured and drawn. */
const captionOf = (press: Press, { title, caption: text, from, source }: Exhibit) => {
  const { width } = columns.text;
  const lines = (part: string, style: typeof caption | typeof captionTitle | typeof meta) =>
    cleanLine(part) === '' ? [] : press.linesOf(cleanLine(part), style, width);
  const origin = provenance(from, source);
  const head = lines(title, captionTitle);
  const body = lines(text, caption);
  const foot = origin === '' ? [] : press.linesOf(origin, meta, width - DOT_INDENT);
  const height =
    (head.length + body.length) * caption.leading +
    (foot.length === 0 ? 0 : ORIGIN_GAP + foot.length * meta.leading);
  return { head, body, foot, height, origin: source?.origin };
};

type Caption = ReturnType<typeof captionOf>;

const setWords = (press: Press, name: string, { head, body }: Caption) => {
  const { x } = columns.text;
  press.draw([name], exhibitName, columns.label.x, press.y);
  press.flow(head, captionTitle, x);
  press.flow(body, caption, x);
};

const setOriginLine = (press: Press, { foot, origin }: Caption) => {
  if (foot.length === 0) return;
  const { x } = columns.text;
  press.y += ORIGIN_GAP;
  press.flow(foot, meta, x + DOT_INDENT, {
    onFragment: ({ top, isFirst }) => {
      if (!isFirst) return;
      press.doc.setFillColor((origin && originInk[origin]) ?? ink.muted);
      press.doc.circle(x + DOT_RADIUS, top + meta.leading / 2, DOT_RADIUS, 'F');
    },
  });
};

/** A figure or table that waits for its place. */
export interface Waiting {
  readonly name: string;
  /** Height of all that must stand on one page. */
  readonly height: number;
  readonly set: () => void;
}

const PAGE_HEIGHT = page.height - page.top - page.bottom;

/** Goes to the next page where there is no room; what is higher than a page begins where it stands. */
const makeRoom = (press: Press, height: number) => {
  press.gap(paperSpace.exhibit);
  press.need(Math.min(height, PAGE_HEIGHT));
};

/** A figure, drawn from its data, with its number and caption below it. */
export function figureOf(press: Press, chart: PaperFigure, number: number): Waiting {
  const name = `Figure ${number}`;
  const words = captionOf(press, chart);
  const drawing = chart.kind === 'line' ? LINE_HEIGHT : barsHeight(press, chart);
  const height = drawing + paperSpace.caption + words.height;
  return {
    name: `${name}. ${cleanLine(chart.title)}`,
    height,
    set: () => {
      makeRoom(press, height);
      if (chart.kind === 'line') drawLine(press, chart);
      else drawBars(press, chart);
      press.y += paperSpace.caption;
      press.need(words.height);
      setWords(press, name, words);
      setOriginLine(press, words);
    },
  };
}

/** A table, its number and caption above and its origin below it; a long one goes on over pages. */
export function tableOf(press: Press, table: PaperTable, number: number): Waiting {
  const name = `Table ${number}`;
  const words = captionOf(press, table);
  const head = table.columns.map(cleanLine);
  const rows = table.rows.map((row) => head.map((_, column) => cleanLine(row[column] ?? '')));
  const block = { kind: 'table', head, rows } as const;
  const height = words.height + TABLE_START;
  return {
    name: `${name}. ${cleanLine(table.title)}`,
    height,
    set: () => {
      makeRoom(press, height);
      setWords(press, name, words);
      if (isTooWide(block)) factsOfRows(block).forEach((row) => setFacts(press, row, 0));
      else setTable(press, block);
      setOriginLine(press, words);
    },
  };
}

/** Whether an exhibit would stand on the page where the text has come to. */
export const hasRoom = (press: Press, { height }: Waiting): boolean =>
  press.isPageEmpty || height > PAGE_HEIGHT || paperSpace.exhibit + height <= press.room;
