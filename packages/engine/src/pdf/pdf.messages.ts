/** Why a report cannot be set; the text goes to the person as it is. */
export const pdfMessages = {
  tooLong: 'This report is longer than 2 million characters and was not made into a PDF.',
} as const;
