import type { PdfLine } from './pdf-lines.js';

/** Lines that come back on fewer pages are text. */
const MIN_PAGES = 3;
/** Running titles and page numbers take at most this many lines at each end of a page. */
const MAX_LINES = 2;
/** On a page with fewer lines only what is set apart from the text can be a running line. */
const LONG_PAGE = 12;
/** Minimum distance of a separate line, in letter heights. */
const MIN_SEPARATION = 2;

/**
 * Leaves out the lines at the top and bottom that come back on most pages: running titles and page numbers. Sentences
 * that differ in a number are text, and no page is left without any.
 */
export function removeRunningLines(
  pages: readonly (readonly PdfLine[])[],
): readonly (readonly PdfLine[])[] {
  if (pages.length < MIN_PAGES) return pages;
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(getEdgeLines(lines).map(getLineKey)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return pages.map((lines) => {
    const edges = new Set(getEdgeLines(lines));
    const bodyLines = lines.filter(
      (line) => !edges.has(line) || (counts.get(getLineKey(line)) ?? 0) <= pages.length / 2,
    );
    return bodyLines.length === 0 ? lines : bodyLines;
  });
}

const isSentence = (text: string) => /\p{L}.*\s.*\p{L}.*[.!?…]["”’)\]]*$/u.test(text);

/** Two lines with the same shape are the same line of two pages, but for the number of the page. */
const getLineKey = ({ text, base }: PdfLine) =>
  `${Math.round(base)} ${isSentence(text) ? text : text.replace(/\d+/g, '#')}`;

const getEdgeLines = (lines: readonly PdfLine[]): readonly PdfLine[] => {
  const down = lines.toSorted((a, b) => b.base - a.base);
  return [...getOuterLines(down), ...getOuterLines(down.toReversed())];
};

/** @param lines from the edge inwards */
const getOuterLines = (lines: readonly PdfLine[]): readonly PdfLine[] => {
  const outer = lines.slice(0, MAX_LINES);
  const isApart = (line: PdfLine, index: number) => {
    const next = lines[index + 1];
    return (
      next && Math.abs(line.base - next.base) > MIN_SEPARATION * Math.max(line.size, next.size)
    );
  };
  if (lines.length < LONG_PAGE) return outer.slice(0, outer.findIndex(isApart) + 1);
  const last = outer.findLastIndex(isApart);
  return last < 0 ? outer : outer.slice(0, last + 1);
};
