import type { PdfRequest } from '@spinout/api-client';
import { hashText } from '../text/text-hash.js';
import { parseReport } from './parse-report.js';
import { layoutReport } from './layout-report.js';

/** Parses a plain-text report and lays it out as a PDF. */
export async function makePdf({ title, content }: PdfRequest, signal: AbortSignal): Promise<Blob> {
  const fileId = hashText(title) + hashText(content);
  const bytes = await layoutReport({ title, fileId, blocks: parseReport(content) }, signal);
  return new Blob([bytes], { type: 'application/pdf' });
}
