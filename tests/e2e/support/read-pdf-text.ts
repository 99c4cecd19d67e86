import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { collapseWhitespace } from './papers.ts';

interface PdfText {
  /** The program that read it, which is not the one that wrote it. */
  readonly reader: 'pdftotext' | 'pdf.js';
  readonly text: string;
}

/** Opens a PDF with another program and returns its text in one line. */
export async function readPdfText(path: string): Promise<PdfText> {
  try {
    const text = execFileSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8' });
    return { reader: 'pdftotext', text: collapseWhitespace(text) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { reader: 'pdf.js', text: collapseWhitespace(await readWithPdfJs(path)) };
  }
}

async function readWithPdfJs(path: string): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join(' ');
}
