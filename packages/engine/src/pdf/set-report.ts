import { yieldToEventLoop } from '../reading/yield-to-event-loop.js';
import { cleanLine } from './clean-text.js';
import { bytesOf, openDocument, type DocumentFacts } from './document.js';
import { Press } from './press.js';
import type { Block } from './report.types.js';
import { columns, ink, page, space, styles } from './report.style.js';
import { setRunningLines } from './set-running-lines.js';
import { factsOfRows, isTooWide, setTable } from './set-table.js';
import {
  ORIGIN_HEIGHT,
  setFacts,
  setHeading,
  setList,
  setOrigin,
  setParagraph,
  setQuote,
} from './set-text.js';

export interface Report extends DocumentFacts {
  readonly blocks: readonly Block[];
}

const UNTITLED = 'Report';
/** Blocks that are set before messages and timers get their turn. */
const BLOCKS_AT_A_TIME = 40;
const ACCENT_BAR = { width: 34, height: 3, above: 18 };
/** Height of a table's head and two rows. */
const TABLE_START = 76;
const TEXT_START = 3 * styles.body.leading;

const setTitle = (press: Press, title: string): void => {
  const { doc } = press;
  press.y = page.top;
  doc.setFillColor(ink.accent).rect(page.left, press.y, ACCENT_BAR.width, ACCENT_BAR.height, 'F');
  press.y += ACCENT_BAR.height + ACCENT_BAR.above;
  press.flow(press.linesOf(title, styles.title, columns.full.width), styles.title, page.left);
  press.y += space.afterTitle;
};

/** Height of the least of a block that must stand on the page of the heading above it. */
const startOf = (block: Block | undefined, following: Block | undefined): number => {
  if (!block) return 0;
  if (block.kind === 'table') return TABLE_START;
  if (block.kind !== 'heading') return TEXT_START;
  return (
    space.heading2 + styles.heading1.leading + space.afterHeading2 + startOf(following, undefined)
  );
};

const setBlock = (
  press: Press,
  block: Block,
  next: Block | undefined,
  second: Block | undefined,
) => {
  const tail = next?.kind === 'origin' ? ORIGIN_HEIGHT : 0;
  switch (block.kind) {
    case 'heading':
      return setHeading(press, block, {
        height: startOf(next, second),
        isTable: next?.kind === 'table' && !isTooWide(next),
      });
    case 'paragraph':
      return setParagraph(press, block, tail);
    case 'list':
      return setList(press, block, tail);
    case 'quote':
      return setQuote(press, block, tail);
    case 'facts':
      return setFacts(press, block, tail);
    case 'origin':
      return setOrigin(press, block);
    case 'table':
      if (isTooWide(block)) return factsOfRows(block).forEach((row) => setFacts(press, row, 0));
      press.need(TABLE_START);
      return setTable(press, block);
  }
};

/** The reader's list of sections beside the page. */
const bookmark = (press: Press, block: Block, section: unknown): unknown => {
  if (block.kind !== 'heading') return section;
  const { doc } = press;
  const parent = block.level === 2 ? section : null;
  const entry = doc.outline.add(parent, block.text, { pageNumber: doc.getNumberOfPages() });
  return block.level === 1 ? entry : section;
};

/**
 * Sets a report as a PDF on A4 pages. The same report gives the same bytes.
 * @throws the signal's reason when nobody waits any more
 */
export async function setReport(
  { title, fileId, blocks }: Report,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = cleanLine(title) || UNTITLED;
  const { doc, faces } = openDocument({ title: name, fileId });
  const press = new Press(doc, faces);
  setTitle(press, name);
  let section: unknown = null;
  for (const [index, block] of blocks.entries()) {
    if (index % BLOCKS_AT_A_TIME === BLOCKS_AT_A_TIME - 1) await yieldToEventLoop();
    signal.throwIfAborted();
    setBlock(press, block, blocks[index + 1], blocks[index + 2]);
    section = bookmark(press, block, section);
  }
  setRunningLines(press, name);
  return bytesOf(doc);
}
