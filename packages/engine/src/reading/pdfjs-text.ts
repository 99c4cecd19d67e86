/** What of pdf.js reads text. Here it is all; the built package has a smaller file instead (`scripts/pack/text-pdf.mjs`). */
export * from './pdfjs.js';

/** How often something that was left out would have been used. */
export const countLeftOut = (): number => 0;
