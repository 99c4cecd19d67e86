import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type PaperFile =
  | 'amyloid.pdf'
  | 'crispr.docx'
  | 'solar.txt'
  | 'disguised.pdf'
  | 'scanned.pdf'
  | 'encrypted.pdf'
  | 'damaged.pdf'
  | 'empty.pdf';

const folder = new URL('../../files/', import.meta.url);

export const filePath = (file: PaperFile): string => fileURLToPath(new URL(file, folder));

/** Replaces line breaks and repeated spaces with one space. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sources = {
  'amyloid.pdf': 'texts/amyloid.txt',
  'crispr.docx': 'texts/crispr.txt',
  'solar.txt': 'solar.txt',
} as const satisfies Partial<Record<PaperFile, string>>;

/** Reads the source text of a paper without its markup (`# `, `## `, `@ `, and `|` for possible word breaks). */
export function readSourceText(file: keyof typeof sources): string {
  const raw = readFileSync(new URL(sources[file], folder), 'utf8');
  return collapseWhitespace(
    file === 'solar.txt' ? raw : raw.replace(/^(?:#{1,2}|@) /gm, '').replaceAll('|', ''),
  );
}
