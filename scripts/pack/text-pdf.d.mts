/** Writes what of pdf.js reads text as one file. */
export function writeTextPdf(root: string, outfile: string): Promise<void>;
