/** Reasons why a PDF cannot be created, shown as they are. */
export const pdfMessages = {
  tooLong: 'This report is longer than 2 million characters. Shorten it and try again.',
} as const;
