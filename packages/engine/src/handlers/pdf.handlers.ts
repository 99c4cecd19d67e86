import {
  generateArticlePdf,
  generatePdf,
  generateResearchPaperPdf,
  generateSummaryPdf,
  type PdfRequest,
  type ResearchPaperPdfRequest,
} from '@spinout/api-client';
import { createArticleReport } from '../pdf/article-report.js';
import { pdfMessages } from '../pdf/pdf.messages.js';
import { Refusal } from '../calls/refusal.js';
import { handlePdf, type Handler, type HandlerContext } from './handle.js';

/** About 700 pages. */
const MAX_REPORT_CHARACTERS = 2_000_000;

/** Creates PDFs. The PDF writer and its fonts are loaded on first use. */
export const pdfHandlers: readonly Handler[] = [
  handlePdf(generatePdf, renderReport),
  handlePdf(generateSummaryPdf, renderReport),
  handlePdf(generateResearchPaperPdf, renderPaper),
  handlePdf(generateArticlePdf, (article, context) =>
    renderReport(createArticleReport(article), context),
  ),
];

async function renderReport(report: PdfRequest, { signal }: HandlerContext): Promise<Blob> {
  if (report.content.length > MAX_REPORT_CHARACTERS) throw new Refusal(413, pdfMessages.tooLong);
  const { makePdf } = await import('../pdf/make-pdf.js');
  return makePdf(report, signal);
}

async function renderPaper(paper: ResearchPaperPdfRequest, { signal }: HandlerContext) {
  const { length } = JSON.stringify(paper);
  if (length > MAX_REPORT_CHARACTERS) throw new Refusal(413, pdfMessages.tooLong);
  const { makePaper } = await import('../pdf/make-paper.js');
  return makePaper(paper, signal);
}
