import type { jsPDF } from 'jspdf';

/** The parts of jsPDF for plugins, which its types leave out. */
export interface PdfInternals {
  /** Writes an operator to the current page, or a line to the file while it is serialized. */
  write(line: string): void;
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, output: boolean): void;
  getPageInfo(page: number): { readonly objId: number };
  getCurrentPageInfo(): { readonly pageNumber: number };
  readonly events: jsPDF['internal']['events'];
}

export const getInternals = (doc: jsPDF): PdfInternals => doc.internal as unknown as PdfInternals;

/** A byte string of PDF; for ASCII only. */
export const toByteString = (text: string): string => `(${text.replaceAll(/[\\()]/g, '\\$&')})`;

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
const HEX = 16;
const UNIT_DIGITS = 4;

/** A text string of PDF: as it is if possible, otherwise UTF-16 in hexadecimal digits with its byte order mark. */
export const toTextString = (text: string): string => {
  if (PRINTABLE_ASCII.test(text)) return toByteString(text);
  let digits = 'FEFF';
  for (let at = 0; at < text.length; at += 1)
    digits += text.charCodeAt(at).toString(HEX).toUpperCase().padStart(UNIT_DIGITS, '0');
  return `<${digits}>`;
};

const DECIMALS = 2;

/** A coordinate with two decimals. */
export const toCoordinate = (value: number): string => String(Number(value.toFixed(DECIMALS)));
