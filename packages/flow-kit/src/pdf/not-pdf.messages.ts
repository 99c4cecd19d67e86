/** What a person reads of a reply that is no PDF, and of a status that has no words of its own. */
export const notPdfMessages = {
  /** DL-12, RES-18 */
  notPdf: 'Invalid response: Expected PDF but received {type}',
  noType: 'no content type',
  /** DL-13, RES-19 */
  emptyPdf: 'Received empty PDF file',
  /** T-83 */
  statusDetail: 'status {status}',
} as const;

export type NotPdfMessages = typeof notPdfMessages;
