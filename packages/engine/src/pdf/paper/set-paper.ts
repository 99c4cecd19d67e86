import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { breathe } from '../../reading/breathe.js';
import { cleanLine } from '../clean-text.js';
import { bytesOf, openDocument } from '../document.js';
import { Press } from '../press.js';
import { setRunningLines } from '../set-running-lines.js';
import { setFigure, setPaperTable } from './set-exhibit.js';
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

const setExhibits = async (
  press: Press,
  { figures = [], tables = [] }: ResearchPaperPdfRequest,
  parent: unknown,
) => {
  for (const [index, chart] of figures.entries()) {
    setFigure(press, chart, index + 1);
    const name = `Figure ${index + 1}. ${cleanLine(chart.title)}`;
    bookmark(press, name, press.doc.getNumberOfPages(), parent);
    await breathe();
  }
  for (const [index, table] of tables.entries()) {
    setPaperTable(press, table, index + 1);
    const name = `Table ${index + 1}. ${cleanLine(table.title)}`;
    bookmark(press, name, press.doc.getNumberOfPages(), parent);
    await breathe();
  }
};

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
  const last = exhibitsAfter(paper);
  if (last === -1) await setExhibits(press, paper, null);
  for (const [index, { title: name, content }] of paper.sections.entries()) {
    await breathe();
    signal.throwIfAborted();
    const entry = bookmark(press, name, setSection(press, name, content));
    if (index === last) await setExhibits(press, paper, entry);
  }
  signal.throwIfAborted();
  const { references = [] } = paper;
  if (references.length > 0) bookmark(press, 'References', setReferences(press, references));
  setRunningLines(press, title, cleanLine(paper.notice ?? ''));
  return bytesOf(doc);
}
