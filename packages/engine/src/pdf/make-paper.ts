import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { hashText } from '../text/text-hash.js';
import { layoutPaper } from './paper/layout-paper.js';

/** Renders a research paper with its figures, tables and references as a PDF. */
export async function makePaper(
  paper: ResearchPaperPdfRequest,
  signal: AbortSignal,
): Promise<Blob> {
  const fileId = hashText(paper.title) + hashText(JSON.stringify(paper));
  const bytes = await layoutPaper(paper, fileId, signal);
  return new Blob([bytes], { type: 'application/pdf' });
}
