import { generatePdf } from '@spinout/api-client';
import { pdfMessages } from '../pdf/pdf.messages.js';
import { handlePdf, Refusal, type Handler } from './handle.js';

/** About 700 pages. */
const MAX_REPORT_CHARACTERS = 2_000_000;

/** Answers API-09. The PDF writer and its fonts are loaded by the first report. */
export const pdfHandlers = (): Handler[] => [
  handlePdf(generatePdf, async (report, { signal }) => {
    if (report.content.length > MAX_REPORT_CHARACTERS) throw new Refusal(413, pdfMessages.tooLong);
    const { makePdf } = await import('../pdf/make-pdf.js');
    return makePdf(report, signal);
  }),
];
