import type { PaperFigure, PaperTable, Source } from '@spinout/api-client';
import { cleanLine } from '../../text/clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { breakOrigin, layoutOriginLines, layoutTable, TABLE_START } from '../layout-text.js';
import { columns, originNames, page } from '../report.style.js';
import { describeData } from '../describe-data.js';
import { drawBoxed } from '../draw-boxed.js';
import { getBarsHeight, drawBars } from './draw-bars.js';
import { drawLine, LINE_HEIGHT } from './draw-line.js';
import { paperSpace, paperStyles } from './paper.style.js';

type Exhibit = PaperFigure | PaperTable;

const { caption, captionTitle, exhibitName, meta } = paperStyles;
const ORIGIN_GAP = 2;

const describeChart = (chart: PaperFigure): string =>
  describeData(
    cleanLine(chart.title),
    [chart.x_label, chart.y_label],
    chart.points.map(({ x, y }) => [String(x), String(y)]),
  );

/** Formats author and origin of the data: "Experiment agent. Computed — Exact power calculation". */
const formatProvenance = (
  from: string,
  source: Source | undefined,
  label: string | undefined,
): string => {
  const author = cleanLine(from);
  if (!source) return author;
  const { origin: id } = source;
  const english = originNames[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
  const word = cleanLine(label ?? '') || english;
  const by = cleanLine(source.by);
  const origin = by === '' ? word : `${word} — ${by}`;
  return author === '' ? origin : `${author}. ${origin}`;
};

/** Breaks the caption of an exhibit into lines and measures it. */
const createCaption = (
  layout: PageLayout,
  { title, caption: text, from, source, origin_label: label }: Exhibit,
) => {
  const { width } = columns.text;
  const breakPart = (part: string, style: typeof caption | typeof captionTitle | typeof meta) =>
    cleanLine(part) === '' ? [] : layout.breakText(cleanLine(part), style, width);
  const origin = formatProvenance(from, source, label);
  const head = breakPart(title, captionTitle);
  const body = breakPart(text, caption);
  const foot = origin === '' ? [] : breakOrigin(layout, origin);
  const height =
    (head.length + body.length) * caption.leading +
    (foot.length === 0 ? 0 : ORIGIN_GAP + foot.length * meta.leading);
  return { head, body, foot, height, origin: source?.origin };
};

type Caption = ReturnType<typeof createCaption>;

const layoutCaption = (
  layout: PageLayout,
  name: string,
  { head, body }: Caption,
  role: 'Caption' | 'P',
) => {
  const { x } = columns.text;
  layout.tags.add(role, () => {
    layout.draw([name], exhibitName, columns.label.x, layout.y);
    layout.flowLines(head, captionTitle, x);
    layout.flowLines(body, caption, x);
  });
};

const layoutProvenance = (layout: PageLayout, { foot, origin }: Caption) => {
  if (foot.length === 0) return;
  layout.y += ORIGIN_GAP;
  layoutOriginLines(layout, foot, origin);
};

/** A figure or table that is not on a page yet. */
export interface PendingExhibit {
  readonly name: string;
  /** Height of everything that must be on one page. */
  readonly height: number;
  readonly render: () => void;
}

const PAGE_HEIGHT = page.height - page.top - page.bottom;

/** Starts a new page if the exhibit does not fit; one that is higher than a page starts on the current page. */
const startExhibit = (layout: PageLayout, height: number) => {
  layout.addGap(paperSpace.exhibit);
  layout.ensureSpace(Math.min(height, PAGE_HEIGHT));
};

/** A figure, drawn from its data, with its number and caption below it. */
export function renderFigure(
  layout: PageLayout,
  chart: PaperFigure,
  number: number,
): PendingExhibit {
  const name = `Figure ${number}`;
  const captionLines = createCaption(layout, chart);
  const drawing = chart.kind === 'line' ? LINE_HEIGHT : getBarsHeight(layout, chart);
  const height = drawing + paperSpace.caption + captionLines.height;
  return {
    name: `${name}. ${cleanLine(chart.title)}`,
    height,
    render: () => {
      startExhibit(layout, height);
      const draw = () =>
        chart.kind === 'line' ? drawLine(layout, chart) : drawBars(layout, chart);
      layout.tags.drawFigure(
        describeChart(chart),
        () => drawBoxed(layout, draw),
        () => {
          layout.y += paperSpace.caption;
          layout.ensureSpace(captionLines.height);
          layoutCaption(layout, name, captionLines, 'Caption');
        },
      );
      layoutProvenance(layout, captionLines);
    },
  };
}

/** A table with number and caption above and origin below; long tables continue on the next pages. */
export function renderPaperTable(
  layout: PageLayout,
  table: PaperTable,
  number: number,
): PendingExhibit {
  const name = `Table ${number}`;
  const captionLines = createCaption(layout, table);
  const head = table.columns.map(cleanLine);
  const rows = table.rows.map((row) => head.map((_, column) => cleanLine(row[column] ?? '')));
  const block = { kind: 'table', head, rows } as const;
  const height = captionLines.height + TABLE_START;
  return {
    name: `${name}. ${cleanLine(table.title)}`,
    height,
    render: () => {
      startExhibit(layout, height);
      layoutCaption(layout, name, captionLines, 'P');
      layoutTable(layout, block);
      layoutProvenance(layout, captionLines);
    },
  };
}

export const canFitOnPage = (layout: PageLayout, { height }: PendingExhibit): boolean =>
  layout.isPageEmpty || height > PAGE_HEIGHT || paperSpace.exhibit + height <= layout.spaceLeft;
