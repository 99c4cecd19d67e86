// Everything for PDF reports: plain-text blocks, the file name and error messages.
export { notPdfMessages } from './pdf/not-pdf.messages.js';
export { notPdfText, statusDetail } from './pdf/not-pdf.js';
export { pdfErrorMessages, type PdfErrorMessages } from './pdf/pdf-error.messages.js';
export { pdfErrorText } from './pdf/pdf-error.js';
export { pdfFileName } from './pdf/pdf-file-name.js';
export {
  bullets,
  facts,
  joinBlocks,
  numbered,
  oneLine,
  originMark,
  paragraph,
  part,
  quote,
  section,
  table,
} from './pdf/plain-text.js';
