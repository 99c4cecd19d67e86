import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { textHash } from '../reading/text-hash.js';
import { setPaper } from './paper/set-paper.js';

/** API-10. Sets a research paper with its figures, tables and references as a PDF. */
export async function makePaper(
  paper: ResearchPaperPdfRequest,
  signal: AbortSignal,
): Promise<Blob> {
  const fileId = textHash(paper.title) + textHash(JSON.stringify(paper));
  const bytes = await setPaper(paper, fileId, signal);
  return new Blob([bytes], { type: 'application/pdf' });
}
