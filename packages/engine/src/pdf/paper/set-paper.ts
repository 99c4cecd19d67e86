import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { yieldToEventLoop } from '../../reading/yield-to-event-loop.js';
import { cleanLine } from '../clean-text.js';
import { bytesOf, openDocument } from '../document.js';
import { Press } from '../press.js';
import { setRunningLines } from '../set-running-lines.js';
import { figureOf, hasRoom, tableOf, type Waiting } from './set-exhibit.js';
import { setOpening } from './set-opening.js';
import { setReferences, setSection } from './set-section.js';

const UNTITLED = 'Research paper';
const RESULTS = /^results?\b/i;

/** The section behind which figures and tables stand: the results, else the last. */
const exhibitsAfter = ({ sections }: ResearchPaperPdfRequest): number => {
  const results = sections.findIndex(({ title }) => RESULTS.test(cleanLine(title)));
  return results === -1 ? sections.length - 1 : results;
};

/** The reader's list of sections beside the page. */
const bookmark = (press: Press, title: string, pageNumber: number, parent: unknown = null) =>
  press.doc.outline.add(parent, cleanLine(title) || UNTITLED, { pageNumber });

/** Figures and tables in their order, which stand where there is room for them behind the place where they belong. */
class Exhibits {
  private waiting: readonly Waiting[] = [];
  private parent: unknown = null;

  constructor(private readonly press: Press) {}

  /** From here on they may stand. */
  open({ figures = [], tables = [] }: ResearchPaperPdfRequest, parent: unknown): void {
    this.parent = parent;
    this.waiting = [
      ...figures.map((chart, index) => figureOf(this.press, chart, index + 1)),
      ...tables.map((table, index) => tableOf(this.press, table, index + 1)),
    ];
  }

  /** Sets those that fit on this page; text goes on where the next one does not. */
  setFitting = (): void => {
    for (let [next] = this.waiting; next && hasRoom(this.press, next); [next] = this.waiting) {
      this.set(next);
    }
  };

  async setAll(): Promise<void> {
    for (const exhibit of this.waiting) {
      this.set(exhibit);
      await yieldToEventLoop();
    }
  }

  private set(exhibit: Waiting): void {
    this.waiting = this.waiting.slice(1);
    exhibit.set();
    bookmark(this.press, exhibit.name, this.press.doc.getNumberOfPages(), this.parent);
  }
}

/**
 * Sets a research paper as a PDF on A4 pages. The same paper gives the same bytes.
 * @param fileId 32 hexadecimal digits; the same for the same content
 * @throws the signal's reason when nobody waits any more
 */
export async function setPaper(
  paper: ResearchPaperPdfRequest,
  fileId: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = cleanLine(paper.title) || UNTITLED;
  const { doc, faces } = openDocument({ title, fileId });
  const press = new Press(doc, faces);
  setOpening(press, title, paper);
  if (paper.abstract.trim() !== '') {
    bookmark(press, 'Abstract', setSection(press, 'Abstract', paper.abstract));
  }
  const exhibits = new Exhibits(press);
  const last = exhibitsAfter(paper);
  if (last === -1) exhibits.open(paper, null);
  for (const [index, { title: name, content }] of paper.sections.entries()) {
    await yieldToEventLoop();
    signal.throwIfAborted();
    const entry = bookmark(press, name, setSection(press, name, content, exhibits.setFitting));
    if (index === last) exhibits.open(paper, entry);
    exhibits.setFitting();
  }
  await exhibits.setAll();
  signal.throwIfAborted();
  const { references = [] } = paper;
  if (references.length > 0) bookmark(press, 'References', setReferences(press, references));
  setRunningLines(press, title, cleanLine(paper.notice ?? ''));
  return bytesOf(doc);
}
