import { notPdfMessages } from './not-pdf.messages.js';

/** What a person reads when a PDF could not be made. */
export const pdfErrorMessages = {
  /** DL-08 */
  unreachable: 'Network error: Unable to reach the server. Please check your connection.',
  /** DL-09 */
  notFound: 'PDF generation endpoint not found. The service may be temporarily unavailable.',
  /** DL-10 */
  serverError: 'Server error: The PDF service encountered an error. Please try again later.',
  /** DL-11 */
  otherStatus: 'PDF generation failed: {detail}',
  unexpected: 'the document could not be put together',
  ...notPdfMessages,
} as const;

export type PdfErrorMessages = typeof pdfErrorMessages;
