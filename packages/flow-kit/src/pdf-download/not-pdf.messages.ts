/** Messages for a reply that is not a PDF, and for a status without its own message. */
export const notPdfMessages = {
  notPdf: 'Invalid response: Expected PDF but received {type}',
  noType: 'no content type',
  emptyPdf: 'Received empty PDF file',
  statusDetail: 'status {status}',
} as const;

export type NotPdfMessages = typeof notPdfMessages;
