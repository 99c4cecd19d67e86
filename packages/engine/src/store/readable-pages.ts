import type { Page, StoredDocument } from './documents.js';

/**
 * The pages of a paper with blanks in place of all that is not read: of a paper in another language, all but its English
 * part. Offsets into them are those of the pages.
 */
export function readablePages({ pages, english }: StoredDocument): readonly Page[] {
  if (!english) return pages;
  return pages.map(({ number, text }, index) => {
    const passages = english.passages.filter(({ page }) => page === index + 1);
    let read = '';
    for (const { start, end } of passages)
      read += blank(text.slice(read.length, start)) + text.slice(start, end);
    return { number, text: read + blank(text.slice(read.length)) };
  });
}

/** Line breaks stay, so that what is read keeps its paragraphs. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
