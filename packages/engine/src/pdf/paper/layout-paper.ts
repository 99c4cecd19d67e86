import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { yieldToEventLoop } from '../../runtime/yield-to-event-loop.js';
import { cleanLine } from '../../text/clean-text.js';
import { serializeDocument, openDocument } from '../document.js';
import { PageLayout } from '../page-layout.js';
import { drawRunningLines } from '../draw-running-lines.js';
import {
  renderFigure,
  canFitOnPage,
  renderPaperTable,
  type PendingExhibit,
} from './render-exhibit.js';
import { layoutOpening } from './layout-opening.js';
import { layoutReferences, layoutSection } from './layout-section.js';

const UNTITLED = 'Research paper';
const RESULTS = /^results?\b/i;

/** Figures and tables follow this section: the results, else the last. */
const findExhibitSection = ({ sections }: ResearchPaperPdfRequest): number => {
  const results = sections.findIndex(({ title }) => RESULTS.test(cleanLine(title)));
  return results === -1 ? sections.length - 1 : results;
};

/** Adds a section to the PDF outline. */
const addBookmark = (
  layout: PageLayout,
  title: string,
  pageNumber: number,
  parent: unknown = null,
) => layout.doc.outline.add(parent, cleanLine(title) || UNTITLED, { pageNumber });

/** Queue of figures and tables, placed in order where they fit after their section. */
class Exhibits {
  private pending: readonly PendingExhibit[] = [];
  private parent: unknown = null;

  constructor(private readonly layout: PageLayout) {}

  /** Allows exhibits from here on. */
  open({ figures = [], tables = [] }: ResearchPaperPdfRequest, parent: unknown): void {
    this.parent = parent;
    this.pending = [
      ...figures.map((chart, index) => renderFigure(this.layout, chart, index + 1)),
      ...tables.map((table, index) => renderPaperTable(this.layout, table, index + 1)),
    ];
  }

  /** Renders the next exhibits that fit on this page; text continues otherwise. */
  renderFitting = (): void => {
    for (
      let [next] = this.pending;
      next && canFitOnPage(this.layout, next);
      [next] = this.pending
    ) {
      this.render(next);
    }
  };

  async renderAll(): Promise<void> {
    for (const exhibit of this.pending) {
      this.render(exhibit);
      await yieldToEventLoop();
    }
  }

  private render(exhibit: PendingExhibit): void {
    this.pending = this.pending.slice(1);
    exhibit.render();
    addBookmark(this.layout, exhibit.name, this.layout.doc.getNumberOfPages(), this.parent);
  }
}

/**
 * Lays out a research paper as a PDF on A4 pages. The same paper gives the same bytes.
 * @param fileId 32 hexadecimal digits derived from the content
 * @throws the reason of the signal if it is aborted
 */
export async function layoutPaper(
  paper: ResearchPaperPdfRequest,
  fileId: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = cleanLine(paper.title) || UNTITLED;
  const { doc, faces } = openDocument({ title, fileId });
  const layout = new PageLayout(doc, faces);
  layoutOpening(layout, title, paper);
  if (paper.abstract.trim() !== '') {
    addBookmark(layout, 'Abstract', layoutSection(layout, 'Abstract', paper.abstract));
  }
  const exhibits = new Exhibits(layout);
  const last = findExhibitSection(paper);
  if (last === -1) exhibits.open(paper, null);
  for (const [index, { title: name, content }] of paper.sections.entries()) {
    await yieldToEventLoop();
    signal.throwIfAborted();
    const entry = addBookmark(
      layout,
      name,
      layoutSection(layout, name, content, exhibits.renderFitting),
    );
    if (index === last) exhibits.open(paper, entry);
    exhibits.renderFitting();
  }
  await exhibits.renderAll();
  signal.throwIfAborted();
  const { references = [] } = paper;
  if (references.length > 0)
    addBookmark(layout, 'References', layoutReferences(layout, references));
  drawRunningLines(layout, title, cleanLine(paper.notice ?? ''));
  return serializeDocument(doc);
}
