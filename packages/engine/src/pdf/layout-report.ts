import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { cleanLine } from '../text/clean-text.js';
import { serializeDocument, openDocument, type DocumentFacts } from './document.js';
import { PageLayout } from './page-layout.js';
import type { Block } from './report.types.js';
import { space, styles } from './report.style.js';
import { drawRunningLines } from './draw-running-lines.js';
import { isTooWide } from './render-table.js';
import {
  ORIGIN_HEIGHT,
  layoutFacts,
  layoutHeading,
  layoutList,
  layoutOrigin,
  layoutParagraph,
  layoutQuote,
  layoutTable,
  layoutTitle,
  TABLE_START,
} from './layout-text.js';

export interface Report extends DocumentFacts {
  readonly blocks: readonly Block[];
}

const UNTITLED = 'Report';
/** Blocks that are laid out before yielding to the event loop. */
const BLOCKS_AT_A_TIME = 40;
const SPACE_ABOVE_TITLE = 18;
const TEXT_START = 3 * styles.body.leading;

/** Minimum height of a block that must be on the same page as its heading. */
const getMinStartHeight = (block: Block | undefined, following: Block | undefined): number => {
  if (!block) return 0;
  if (block.kind === 'table') return TABLE_START;
  if (block.kind !== 'heading') return TEXT_START;
  return (
    space.heading2 +
    styles.heading1.leading +
    space.afterHeading2 +
    getMinStartHeight(following, undefined)
  );
};

const layoutBlock = (
  layout: PageLayout,
  block: Block,
  next: Block | undefined,
  second: Block | undefined,
) => {
  const tail = next?.kind === 'origin' ? ORIGIN_HEIGHT : 0;
  switch (block.kind) {
    case 'heading':
      return layoutHeading(layout, block, {
        height: getMinStartHeight(next, second),
        isTable: next?.kind === 'table' && !isTooWide(next),
      });
    case 'paragraph':
      return layoutParagraph(layout, block, tail);
    case 'list':
      return layoutList(layout, block, tail);
    case 'quote':
      return layoutQuote(layout, block, tail);
    case 'facts':
      return layoutFacts(layout, block, tail);
    case 'origin':
      return layoutOrigin(layout, block);
    case 'table':
      if (!isTooWide(block)) layout.ensureSpace(TABLE_START);
      return layoutTable(layout, block);
  }
};

/** Adds a heading to the PDF outline. */
const addBookmark = (layout: PageLayout, block: Block, section: unknown): unknown => {
  if (block.kind !== 'heading') return section;
  const { doc } = layout;
  const parent = block.level === 2 ? section : null;
  const entry = doc.outline.add(parent, block.text, { pageNumber: doc.getNumberOfPages() });
  return block.level === 1 ? entry : section;
};

/**
 * Lays out a report as a PDF on A4 pages. The same report gives the same bytes.
 * @throws the reason of the signal if it is aborted
 */
export async function layoutReport(
  { title, fileId, blocks }: Report,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = cleanLine(title) || UNTITLED;
  const { doc, faces } = openDocument({ title: name, fileId });
  const layout = new PageLayout(doc, faces);
  layoutTitle(layout, name, styles.title, SPACE_ABOVE_TITLE);
  layout.y += space.afterTitle;
  let section: unknown = null;
  for (const [index, block] of blocks.entries()) {
    if (index % BLOCKS_AT_A_TIME === BLOCKS_AT_A_TIME - 1) await yieldToEventLoop();
    signal.throwIfAborted();
    layoutBlock(layout, block, blocks[index + 1], blocks[index + 2]);
    section = addBookmark(layout, block, section);
  }
  drawRunningLines(layout, name);
  return serializeDocument(doc);
}
