import type { Press } from './press.js';
import type {
  FactsBlock,
  HeadingBlock,
  ListBlock,
  OriginBlock,
  ParagraphBlock,
  QuoteBlock,
} from './report.types.js';
import {
  ASCENT,
  columns,
  ink,
  originInk,
  originNames,
  page,
  space,
  styles,
} from './report.style.js';

const MARKER_GAP = 7;
const QUOTE_INDENT = 14;
const RULE_WIDTH = 1.6;
const HAIRLINE = 0.5;
const DOT_RADIUS = 2.1;
const DOT_INDENT = 10;
const BULLET = '•';
/** Brings a label's smaller letters to the baseline of its value. */
const LABEL_DROP = (styles.body.size - styles.label.size) * ASCENT;

/** Height from the top of an origin line to its foot, with the space above it. */
export const ORIGIN_HEIGHT = space.origin + styles.small.leading;

/** What must stand below a heading on its page. */
export interface Following {
  /** Height of the least of it. */
  readonly height: number;
  readonly isTable: boolean;
}

export function setHeading(press: Press, { level, text }: HeadingBlock, next: Following): void {
  const isSection = level === 1;
  const style = isSection ? styles.heading1 : styles.heading2;
  // A table takes the full width, and so does what stands over it.
  const column = isSection || next.isTable ? columns.full : columns.text;
  const lines = press.linesOf(text, style, column.width);
  const above = isSection ? space.heading1 : space.heading2;
  const below = isSection ? space.afterHeading1 : space.afterHeading2;
  press.need(above + lines.length * style.leading + below + next.height);
  if (isSection) setSectionRule(press);
  else press.gap(space.heading2);
  press.flow(lines, style, column.x);
  press.endHeading(below);
}

/** A hairline over the full width tells where a section begins, except at the head of a page. */
const setSectionRule = (press: Press): void => {
  if (press.isPageEmpty) return;
  const { doc } = press;
  press.y += space.heading1 / 2;
  doc.setDrawColor(ink.hairline).setLineWidth(HAIRLINE);
  doc.line(page.left, press.y, page.width - page.right, press.y);
  press.y += space.heading1 / 2;
};

export function setParagraph(press: Press, { text }: ParagraphBlock, tail: number): void {
  const { x, width } = columns.text;
  press.gap(space.block);
  press.flow(press.linesOf(text, styles.body, width), styles.body, x, { tail });
}

export function setList(press: Press, { items }: ListBlock, tail: number): void {
  const { x, width } = columns.text;
  const marks = items.map(({ number }) => (number === null ? BULLET : `${number}.`));
  const indent = Math.max(...marks.map((mark) => press.widthOf(mark, styles.body))) + MARKER_GAP;
  items.forEach(({ text }, index) => {
    const mark = marks[index] ?? BULLET;
    const markX = x + indent - MARKER_GAP - press.widthOf(mark, styles.body);
    press.gap(index === 0 ? space.block : space.item);
    press.flow(press.linesOf(text, styles.body, width - indent), styles.body, x + indent, {
      tail: index === items.length - 1 ? tail : 0,
      onFragment: ({ top, isFirst }) => {
        if (isFirst) press.draw([mark], styles.body, markX, top);
      },
    });
  });
}

export function setQuote(press: Press, { text, from }: QuoteBlock, tail: number): void {
  const x = columns.text.x + QUOTE_INDENT;
  const width = columns.text.width - QUOTE_INDENT;
  const source = from === null ? [] : press.linesOf(`— ${from}`, styles.small, width);
  const sourceHeight =
    source.length === 0 ? 0 : source.length * styles.small.leading + space.attribution;
  const drawRule = (top: number, height: number) => {
    press.doc.setFillColor(ink.accentQuiet);
    press.doc.rect(columns.text.x, top + 2, RULE_WIDTH, height - 3, 'F');
  };
  press.gap(space.block);
  press.flow(press.linesOf(text, styles.quote, width), styles.quote, x, {
    tail: sourceHeight + tail,
    onFragment: ({ top, height, isLast }) => drawRule(top, height + (isLast ? sourceHeight : 0)),
  });
  if (source.length === 0) return;
  press.y += space.attribution;
  press.flow(source, styles.small, x, { tail });
}

export function setFacts(press: Press, { facts }: FactsBlock, tail: number): void {
  facts.forEach(({ label, value }, index) => {
    const labels = press.linesOf(label, styles.label, columns.label.width);
    const values = press.linesOf(value, styles.body, columns.text.width);
    const labelHeight = labels.length * styles.label.leading;
    const isLast = index === facts.length - 1;
    press.gap(index === 0 ? space.block : space.fact);
    press.need(labelHeight + (isLast ? tail : 0));
    let labelFoot = 0;
    press.flow(values, styles.body, columns.text.x, {
      tail: isLast ? tail : 0,
      onFragment: ({ top, isFirst }) => {
        labelFoot = isFirst ? top + labelHeight : 0;
        if (isFirst) press.draw(labels, styles.label, columns.label.x, top + LABEL_DROP);
      },
    });
    press.y = Math.max(press.y, labelFoot);
  });
}

export function setOrigin(press: Press, { origin, by }: OriginBlock): void {
  const { x, width } = columns.text;
  const word = originNames[origin] ?? origin.charAt(0).toUpperCase() + origin.slice(1);
  const lines = press.linesOf(
    by === null ? word : `${word} — ${by}`,
    styles.small,
    width - DOT_INDENT,
  );
  press.gap(space.origin);
  press.flow(lines, styles.small, x + DOT_INDENT, {
    onFragment: ({ top, isFirst }) => {
      if (!isFirst) return;
      press.doc.setFillColor(originInk[origin] ?? ink.muted);
      press.doc.circle(x + DOT_RADIUS, top + styles.small.leading / 2, DOT_RADIUS, 'F');
    },
  });
}
