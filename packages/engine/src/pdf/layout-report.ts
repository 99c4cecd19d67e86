import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { cleanLine } from '../text/clean-text.js';
import { serializeDocument, openDocument, type DocumentFacts } from './document.js';
import { ContentsPage } from './contents-page.js';
import { getFigureHeight, layoutFigure } from './figures/layout-figure.js';
import { PageLayout } from './page-layout.js';
import { PassageTargets } from './passage-targets.js';
import type { Block, BlockOf, SettingName } from './report.types.js';
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
const getMinStartHeight = (
  layout: PageLayout,
  block: Block | undefined,
  following: Block | undefined,
): number => {
  if (!block) return 0;
  if (block.kind === 'table') return TABLE_START;
  if (block.kind === 'figure') return getFigureHeight(layout, block);
  if (block.kind !== 'heading') return TEXT_START;
  return (
    space.heading2 +
    styles.heading1.leading +
    space.afterHeading2 +
    getMinStartHeight(layout, following, undefined)
  );
};

const findSetting = (blocks: readonly Block[], name: SettingName): string | undefined =>
  blocks.flatMap((block) =>
    block.kind === 'setting' && block.name === name ? [block.value] : [],
  )[0];

/** The number format of a setting; English if the runtime does not know the locale. */
const toLocale = (tag = 'en-US'): string =>
  Intl.NumberFormat.supportedLocalesOf([tag]).length > 0 ? tag : 'en-US';

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
        height: getMinStartHeight(layout, next, second),
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
    case 'figure':
      return layoutFigure(layout, block);
    case 'contents':
    case 'setting':
      return undefined;
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

/** Null if no heading follows. */
const openContents = (
  layout: PageLayout,
  { title }: BlockOf<'contents'>,
  following: readonly Block[],
): ContentsPage | null => {
  if (following.every(({ kind }) => kind !== 'heading')) return null;
  const contents = new ContentsPage(layout, title, following);
  layout.doc.outline.add(null, title, { pageNumber: contents.firstPage });
  return contents;
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
  const language = findSetting(blocks, 'language');
  const { doc, faces } = openDocument({ title: name, fileId, language });
  const locale = toLocale(findSetting(blocks, 'number format'));
  const layout = new PageLayout(doc, faces, locale, new PassageTargets(blocks));
  layoutTitle(layout, name, styles.title, SPACE_ABOVE_TITLE);
  layout.y += space.afterTitle;
  let section: unknown = null;
  let contents: ContentsPage | null = null;
  for (const [index, block] of blocks.entries()) {
    if (index % BLOCKS_AT_A_TIME === BLOCKS_AT_A_TIME - 1) await yieldToEventLoop();
    signal.throwIfAborted();
    if (block.kind === 'contents')
      contents ??= openContents(layout, block, blocks.slice(index + 1));
    layoutBlock(layout, block, blocks[index + 1], blocks[index + 2]);
    section = addBookmark(layout, block, section);
    if (block.kind === 'heading') contents?.add(block, layout.y);
  }
  contents?.draw();
  drawRunningLines(layout, name);
  return serializeDocument(doc);
}
