import type { PdfLine } from './pdf-lines.js';

/** What is usual in a document for letters of a size. */
export interface Leading {
  /** Maximum distance of baselines within a paragraph. */
  readonly getLimit: (size: number) => number;
  /** Usual width of a line; 0 if there is none. */
  readonly getWidth: (size: number) => number;
  /** The size of most letters. */
  readonly bodySize: number;
}

const SAME_SIZE_SHARE = 0.08;
/** In letter heights, where few lines have a size. */
const DEFAULT_LIMIT = 1.75;
/** A greater distance than this share of the usual one separates paragraphs. */
const SEPARATION = 1.35;
const MIN_LINES = 6;

export const isSameSize = (a: { readonly size: number }, b: { readonly size: number }) =>
  Math.abs(a.size - b.size) <= SAME_SIZE_SHARE * b.size;

interface Counts {
  letters: number;
  readonly drops: Map<number, number>;
  readonly widths: Map<number, number>;
}

const getKey = (size: number) => Math.round(size * 2);

/** Measures the usual line distance and width of each letter size. */
export function measureLeading(pages: readonly (readonly PdfLine[])[]): Leading {
  const bySize = new Map<number, Counts>();
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      const key = getKey(line.size);
      const counts = bySize.get(key) ?? { letters: 0, drops: new Map(), widths: new Map() };
      bySize.set(key, counts);
      counts.letters += line.text.length;
      increase(counts.widths, Math.round((line.right - line.left) / 4));
      const before = lines[index - 1];
      // The distance of a heading from the text above it says nothing about the lines of headings.
      const isOfSame = before && getKey(before.size) === key && before.font === line.font;
      const drop = isOfSame ? before.base - line.base : 0;
      if (drop > 0.8 * line.size && drop < 4 * line.size)
        increase(counts.drops, Math.round(drop * 2));
    }
  }
  const [bodyKey] = [...bySize].reduce<[number, number]>(
    (most, [key, { letters }]) => (letters > most[1] ? [key, letters] : most),
    [0, 0],
  );
  const usual = new Map([...bySize].map(([key, counts]) => [key, findUsual(counts, key / 2)]));
  return {
    bodySize: bodyKey / 2,
    getWidth: (size) => usual.get(getKey(size))?.width ?? 0,
    getLimit: (size) => usual.get(getKey(size))?.limit ?? DEFAULT_LIMIT * size,
  };
}

const findMode = (counts: ReadonlyMap<number, number>): readonly [number, number] =>
  [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0]);

const findUsual = ({ drops, widths }: Counts, size: number) => {
  const [drop, lines] = findMode(drops);
  const limit = lines < MIN_LINES ? DEFAULT_LIMIT * size : (SEPARATION * drop) / 2;
  return { limit, width: findMode(widths)[0] * 4 };
};

const increase = (counts: Map<number, number>, key: number) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);
