import type { PdfLine } from './pdf-lines.js';
import { countValues } from '../text/count-values.js';

/** Lines that repeat on fewer pages are text. */
const MIN_PAGES = 3;
/** Pages of the left and of the right may have different ones, and the first page none. */
const MIN_SHARE = 0.3;
/** Maximum lines of running titles and page numbers at each end of a page. */
const MAX_LINES = 3;
/** On a page with fewer lines, only lines separated from the text can be running lines. */
const LONG_PAGE = 12;
/** Minimum distance of a separate line, in letter heights. */
const MIN_SEPARATION = 2;

/**
 * Removes lines at the top and bottom that repeat on many pages: headers, footers and page numbers. Sentences that differ
 * only in a number are kept, and no page becomes empty.
 */
export function removeRunningLines(
  pages: readonly (readonly PdfLine[])[],
): readonly (readonly PdfLine[])[] {
  if (pages.length < MIN_PAGES) return pages;
  const keysOf = (lines: readonly PdfLine[]) => new Set(getEdgeLines(lines).map(getLineKey));
  const counts = countValues(pages.flatMap((lines) => [...keysOf(lines)]));
  return pages.map((lines) => {
    const edges = new Set(getEdgeLines(lines));
    const bodyLines = lines.filter(
      (line) =>
        !edges.has(line) ||
        (counts.get(getLineKey(line)) ?? 0) < Math.max(2, MIN_SHARE * pages.length),
    );
    return bodyLines.length === 0 ? lines : bodyLines;
  });
}

const CLOSING = /^["”’)\]]$/u;

/** Whether a text ends like a sentence and has letters before and behind a space. */
const isSentence = (text: string) => {
  let end = text.length;
  while (CLOSING.test(text[end - 1] ?? '')) end -= 1;
  if (!/[.!?…]/u.test(text[end - 1] ?? '')) return false;
  const first = text.search(/\p{L}/u);
  const space = first < 0 ? -1 : text.slice(first + 1, end).search(/\s/u);
  return space >= 0 && /\p{L}/u.test(text.slice(first + 1 + space, end));
};

/** Baselines of the same running line differ less, in page units. */
const BASE_STEP = 4;

/** Lines of two pages with the same key differ at most in the page number. */
const getLineKey = ({ text, base }: PdfLine) =>
  `${Math.round(base / BASE_STEP)} ${isSentence(text) ? text : text.replace(/\d+/g, '#')}`;

const getEdgeLines = (lines: readonly PdfLine[]): readonly PdfLine[] => {
  const down = lines.toSorted((a, b) => b.base - a.base);
  return [...getOuterLines(down), ...getOuterLines(down.toReversed())];
};

/** @param lines ordered from the edge inward */
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
