// Everything for PDF reports: plain-text blocks, the file name and error messages.
export { notPdfMessages } from './pdf-download/not-pdf.messages.js';
export { pdfErrorMessages, type PdfErrorMessages } from './pdf-download/pdf-error.messages.js';
export { pdfErrorText } from './pdf-download/pdf-error.js';
export { pdfFileName } from './pdf-download/pdf-file-name.js';
export {
  bullets,
  contents,
  facts,
  figure,
  joinBlocks,
  numbered,
  oneLine,
  originMark,
  paragraph,
  part,
  passageNumber,
  quote,
  section,
  setting,
  table,
  type FigureForm,
  type ReportFigure,
} from './pdf-download/plain-text.js';
