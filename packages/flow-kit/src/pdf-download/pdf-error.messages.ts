import { notPdfMessages } from './not-pdf.messages.js';

/** Messages for PDF errors. */
export const pdfErrorMessages = {
  unreachable: 'Network error: Unable to reach the server. Please check your connection.',
  notFound: 'PDF generation endpoint not found. The service may be temporarily unavailable.',
  serverError: 'Server error: The PDF service encountered an error. Please try again later.',
  otherStatus: 'PDF generation failed: {detail}',
  unexpected: 'the document could not be created',
  tooLarge: 'the file is too large for this page',
  ...notPdfMessages,
} as const;

export type PdfErrorMessages = typeof pdfErrorMessages;
