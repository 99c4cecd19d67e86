import {
  generateArticlePdf,
  generatePdf,
  generateResearchPaperPdf,
  generateSummaryPdf,
  type PdfRequest,
  type ResearchPaperPdfRequest,
} from '@spinout/api-client';
import { articleReport } from '../pdf/article-report.js';
import { pdfMessages } from '../pdf/pdf.messages.js';
import { handlePdf, Refusal, type Handler } from './handle.js';

/** About 700 pages. */
const MAX_REPORT_CHARACTERS = 2_000_000;

/** Answers API-09..11 and API-18. The PDF writer and its fonts are loaded by the first report. */
export const pdfHandlers = (): Handler[] => [
  handlePdf(generatePdf, (report, { signal }) => press(report, signal)),
  handlePdf(generateSummaryPdf, (report, { signal }) => press(report, signal)),
  handlePdf(generateResearchPaperPdf, (paper, { signal }) => pressPaper(paper, signal)),
  handlePdf(generateArticlePdf, (article, { signal }) => press(articleReport(article), signal)),
];

async function press(report: PdfRequest, signal: AbortSignal): Promise<Blob> {
  if (report.content.length > MAX_REPORT_CHARACTERS) throw new Refusal(413, pdfMessages.tooLong);
  const { makePdf } = await import('../pdf/make-pdf.js');
  return makePdf(report, signal);
}

async function pressPaper(paper: ResearchPaperPdfRequest, signal: AbortSignal): Promise<Blob> {
  if (JSON.stringify(paper).length > MAX_REPORT_CHARACTERS) {
    throw new Refusal(413, pdfMessages.tooLong);
  }
  const { makePaper } = await import('../pdf/make-paper.js');
  return makePaper(paper, signal);
}
