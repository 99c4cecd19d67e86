import { jsPDF } from 'jspdf';

/** Layout of an A4 page in points. */
export const LEADING = 14;
export const COLUMN_WIDTH = 230;
export const LEFT = 50;
export const RIGHT = 315;

/** Numbered sentences of about the width of a column, so that every position is known. */
export const createColumn = (name: string, lines: number): readonly string[] =>
  Array.from({ length: lines }, (_, at) => `${name} line ${at + 1} goes over the whole width`);

export interface Drawing {
  /** Draws lines below each other. */
  readonly lines: (lines: readonly string[], x: number, y: number) => void;
  /** Breaks a text into lines of a width. */
  readonly wrap: (text: string, width: number) => readonly string[];
  readonly pdf: jsPDF;
}

/** Creates a PDF page by page. */
export const createPdf = (
  ...pages: readonly ((drawing: Drawing) => void)[]
): Uint8Array<ArrayBuffer> => {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4' });
  pdf.setFontSize(11);
  const lines: Drawing['lines'] = (texts, x, y) =>
    texts.forEach((text, at) => pdf.text(text, x, y + at * LEADING));
  const wrap: Drawing['wrap'] = (text, width) => pdf.splitTextToSize(text, width) as string[];
  pages.forEach((draw, at) => {
    if (at > 0) pdf.addPage();
    draw({ lines, wrap, pdf });
  });
  return new Uint8Array(pdf.output('arraybuffer'));
};
