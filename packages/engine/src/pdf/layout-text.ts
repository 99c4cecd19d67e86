import { flowMarkedText } from './flow-marked-text.js';
import type { PageLayout } from './page-layout.js';
import { parseReferences } from './references.js';
import { convertRowsToFacts, isTooWide, renderTable } from './render-table.js';
import type { BlockOf } from './report.types.js';
import {
  ASCENT,
  columns,
  ink,
  originInk,
  originNames,
  page,
  space,
  styles,
  type TextStyle,
} from './report.style.js';

const MARKER_GAP = 7;
const QUOTE_INDENT = 14;
const RULE_WIDTH = 1.6;
const DOT_RADIUS = 2.1;
const DOT_INDENT = 10;
const BULLET = '•';
/** Aligns the smaller letters of a label with the baseline of its value. */
const LABEL_DROP = (styles.body.size - styles.label.size) * ASCENT;

/** Height of an origin line, including the space above it. */
export const ORIGIN_HEIGHT = space.origin + styles.small.leading;

/** Content that must follow a heading on the same page. */
export interface Following {
  /** Minimum height. */
  readonly height: number;
  readonly isTable: boolean;
}

export function layoutHeading(
  layout: PageLayout,
  { level, text }: BlockOf<'heading'>,
  next: Following,
): void {
  const isSection = level === 1;
  const style = isSection ? styles.heading1 : styles.heading2;
  // A table takes the full width, and so does its heading.
  const column = isSection || next.isTable ? columns.full : columns.text;
  const lines = layout.breakText(text, style, column.width);
  const above = isSection ? space.heading1 : space.heading2;
  const below = isSection ? space.afterHeading1 : space.afterHeading2;
  layout.ensureSpace(above + lines.length * style.leading + below + next.height);
  if (isSection) layout.drawRule(space.heading1);
  else layout.addGap(space.heading2);
  if (isSection) layout.tags.startSection();
  layout.tags.add(isSection ? 'H2' : 'H3', () => layout.flowLines(lines, style, column.x));
  layout.endHeading(below);
}

export function layoutParagraph(
  layout: PageLayout,
  { text }: BlockOf<'paragraph'>,
  tail: number,
): void {
  layout.addGap(space.block);
  layout.tags.add('P', () => flowMarkedText(layout, text, styles.body, columns.text, { tail }));
}

/** Creates an entry of a list with its label and its body. */
const createEntry = (layout: PageLayout) => {
  const { tags } = layout;
  const entry = tags.create('LI');
  return { label: tags.create('Lbl', entry), body: tags.create('LBody', entry) };
};

export function layoutList(layout: PageLayout, { items }: BlockOf<'list'>, tail: number): void {
  layout.tags.add('L', () => layoutItems(layout, items, tail));
}

const layoutItems = (layout: PageLayout, items: BlockOf<'list'>['items'], tail: number): void => {
  const { x, width } = columns.text;
  const marks = items.map(({ number }) => (number === null ? BULLET : `${number}.`));
  const indent =
    Math.max(...marks.map((mark) => layout.measureText(mark, styles.body))) + MARKER_GAP;
  items.forEach(({ text }, index) => {
    const mark = marks[index] ?? BULLET;
    const markX = x + indent - MARKER_GAP - layout.measureText(mark, styles.body);
    const column = { x: x + indent, width: width - indent };
    const { label, body } = createEntry(layout);
    layout.addGap(index === 0 ? space.block : space.item);
    layout.tags.within(body, () =>
      flowMarkedText(layout, text, styles.body, column, {
        tail: index === items.length - 1 ? tail : 0,
        onFragment: ({ top, isFirst }) => {
          if (!isFirst) return;
          layout.tags.within(label, () => layout.draw([mark], styles.body, markX, top));
        },
      }),
    );
  });
};

export function layoutQuote(
  layout: PageLayout,
  { text, from }: BlockOf<'quote'>,
  tail: number,
): void {
  const x = columns.text.x + QUOTE_INDENT;
  const width = columns.text.width - QUOTE_INDENT;
  const origin = from === null ? null : parseReferences(from, layout.targets.has);
  const source = origin ? layout.breakText(`— ${origin.text}`, styles.small, width) : [];
  const sourceHeight =
    source.length === 0 ? 0 : source.length * styles.small.leading + space.attribution;
  const drawRule = (top: number, height: number) =>
    layout.tags.drawArtifact(() => {
      layout.doc.setFillColor(ink.accentQuiet);
      layout.doc.rect(columns.text.x, top + 2, RULE_WIDTH, height - 3, 'F');
    });
  const quote = layout.tags.create('BlockQuote');
  layout.addGap(space.block);
  layout.tags.within(layout.tags.create('P', quote), () =>
    layout.flowLines(layout.breakText(text, styles.quote, width), styles.quote, x, {
      tail: sourceHeight + tail,
      onFragment: ({ top, height, isFirst, isLast }) => {
        drawRule(top, height + (isLast ? sourceHeight : 0));
        if (!isFirst) return;
        for (const { number } of origin?.references ?? [])
          layout.targets.place(number, layout.tags.page, top);
      },
    }),
  );
  if (source.length === 0) return;
  layout.y += space.attribution;
  layout.tags.within(layout.tags.create('P', quote), () =>
    layout.flowLines(source, styles.small, x, { tail }),
  );
}

export function layoutFacts(layout: PageLayout, { facts }: BlockOf<'facts'>, tail: number): void {
  layout.tags.add('L', () => layoutLabeledValues(layout, facts, tail));
}

const layoutLabeledValues = (
  layout: PageLayout,
  facts: BlockOf<'facts'>['facts'],
  tail: number,
): void => {
  facts.forEach(({ label, value }, index) => {
    const labels = layout.breakText(label, styles.label, columns.label.width);
    const values = layout.breakText(value, styles.body, columns.text.width);
    const labelHeight = labels.length * styles.label.leading;
    const isLast = index === facts.length - 1;
    layout.addGap(index === 0 ? space.block : space.fact);
    layout.ensureSpace(labelHeight + (isLast ? tail : 0));
    const entry = createEntry(layout);
    let labelFoot = 0;
    layout.tags.within(entry.body, () =>
      layout.flowLines(values, styles.body, columns.text.x, {
        tail: isLast ? tail : 0,
        onFragment: ({ top, isFirst }) => {
          labelFoot = isFirst ? top + labelHeight : 0;
          if (!isFirst) return;
          layout.tags.within(entry.label, () =>
            layout.draw(labels, styles.label, columns.label.x, top + LABEL_DROP),
          );
        },
      }),
    );
    layout.y = Math.max(layout.y, labelFoot);
  });
};

export function layoutOrigin(
  layout: PageLayout,
  { origin, word: printed, by }: BlockOf<'origin'>,
): void {
  const word = printed ?? originNames[origin] ?? origin.charAt(0).toUpperCase() + origin.slice(1);
  layout.addGap(space.origin);
  layoutOriginLines(layout, breakOrigin(layout, by === null ? word : `${word} — ${by}`), origin);
}

/** Breaks the text of an origin into the lines of {@link layoutOriginLines}. */
export const breakOrigin = (layout: PageLayout, text: string): string[] =>
  layout.breakText(text, styles.small, columns.text.width - DOT_INDENT);

/** Lays out lines on an origin, with a dot in its color. */
export function layoutOriginLines(layout: PageLayout, lines: readonly string[], origin = ''): void {
  const { x } = columns.text;
  const drawDot = (top: number) =>
    layout.tags.drawArtifact(() => {
      layout.doc.setFillColor(originInk[origin] ?? ink.muted);
      layout.doc.circle(x + DOT_RADIUS, top + styles.small.leading / 2, DOT_RADIUS, 'F');
    });
  layout.tags.add('P', () =>
    layout.flowLines(lines, styles.small, x + DOT_INDENT, {
      onFragment: ({ top, isFirst }) => {
        if (isFirst) drawDot(top);
      },
    }),
  );
}

/** Height of a table's head and two rows. */
export const TABLE_START = 76;

/** Lays out a table; if it is too wide, its rows become lists of labeled values. */
export function layoutTable(layout: PageLayout, table: BlockOf<'table'>): void {
  if (isTooWide(table)) convertRowsToFacts(table).forEach((row) => layoutFacts(layout, row, 0));
  else renderTable(layout, table);
}

const ACCENT_BAR = { width: 34, height: 3 };

/** Lays out a title below a short bar at the top of the first page. */
export function layoutTitle(
  layout: PageLayout,
  title: string,
  style: TextStyle,
  afterBar: number,
): void {
  const { width, height } = ACCENT_BAR;
  layout.y = page.top;
  layout.tags.drawArtifact(() =>
    layout.doc.setFillColor(ink.accent).rect(page.left, layout.y, width, height, 'F'),
  );
  layout.y += height + afterBar;
  const lines = layout.breakText(title, style, columns.full.width);
  layout.tags.add('H1', () => layout.flowLines(lines, style, page.left));
}
