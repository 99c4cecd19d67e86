import type { PageLayout } from './page-layout.js';
import type { Block, BlockOf } from './report.types.js';
import { columns, page, space, styles } from './report.style.js';
import type { StructureElement } from './tagged/structure.types.js';

type Heading = BlockOf<'heading'>;

const INDENT = 14;
const NUMBER_GAP = 16;
const SECTION_GAP = 7;
const ELLIPSIS = '…';
const HEAD_HEIGHT = styles.heading1.leading + space.afterHeading1;
const PAGE_HEIGHT = page.height - page.top - page.bottom;
/** From the foot of a heading to the top of the view after a click. */
const ABOVE_TARGET = 46;

const entryStyles = {
  1: { ...styles.body, face: 'bold' },
  2: styles.body,
} as const;

const getEntryHeight = ({ level }: Heading, isFirst: boolean): number =>
  entryStyles[level].leading + (level === 1 && !isFirst ? SECTION_GAP : 0);

/** A page of contents. Its pages are reserved first, and its entries drawn when all pages are known. */
export class ContentsPage {
  private readonly places = new Map<Heading, { readonly page: number; readonly y: number }>();
  private readonly headings: readonly Heading[];
  private readonly list: StructureElement;
  readonly firstPage: number;

  /** Draws the heading on a new page, and starts the page after the contents. */
  constructor(
    private readonly layout: PageLayout,
    title: string,
    following: readonly Block[],
  ) {
    this.headings = following.filter((block) => block.kind === 'heading');
    if (!layout.isPageEmpty) layout.addPage();
    this.firstPage = layout.tags.page;
    layout.tags.startSection();
    const lines = layout.breakText(title, styles.heading1, columns.full.width).slice(0, 1);
    layout.tags.add('H2', () => layout.flowLines(lines, styles.heading1, page.left));
    this.list = layout.tags.create('TOC');
    const pages = Math.max(0, ...this.arrange().map((entry) => entry.page)) + 1;
    for (let more = 0; more < pages; more += 1) layout.addPage();
  }

  /** Remembers where a heading is. */
  add(heading: Heading, y: number): void {
    this.places.set(heading, { page: this.layout.tags.page, y: Math.max(0, y - ABOVE_TARGET) });
  }

  draw(): void {
    for (const { heading, page: index, top } of this.arrange()) {
      const place = this.places.get(heading);
      if (!place) continue;
      this.layout.doc.setPage(this.firstPage + index);
      this.drawEntry(heading, place, top);
    }
  }

  /** The position of each entry; pages counted from 0. */
  private arrange() {
    let pageIndex = 0;
    let y = HEAD_HEIGHT;
    return this.headings.map((heading, index) => {
      const height = getEntryHeight(heading, index === 0);
      if (y + height > PAGE_HEIGHT) {
        pageIndex += 1;
        y = 0;
      }
      y += height;
      return { heading, page: pageIndex, top: page.top + y - entryStyles[heading.level].leading };
    });
  }

  private drawEntry(heading: Heading, place: { page: number; y: number }, top: number): void {
    const { layout } = this;
    const { tags } = layout;
    const style = entryStyles[heading.level];
    const x = page.left + (heading.level === 1 ? 0 : INDENT);
    const right = page.width - page.right;
    const number = String(place.page);
    const numberX = right - layout.measureText(number, style);
    const [first = '', ...more] = layout.breakText(heading.text, style, numberX - NUMBER_GAP - x);
    const text = more.length === 0 ? first : `${first.slice(0, -1)}${ELLIPSIS}`;
    const reference = tags.create('Reference', tags.create('TOCI', this.list));
    tags.within(tags.create('Link', reference), () => {
      layout.draw([text], style, x, top);
      layout.draw([number], style, numberX, top);
      const area = { x, y: top, width: right - x, height: style.leading };
      tags.addLink(area, place, `${heading.text}, ${number}`);
    });
  }
}
