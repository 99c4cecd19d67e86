import type { TextRange } from '../text/text-range.js';

/** A base character with its combining marks, so that composed and decomposed é are equal. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
const INVISIBLE = /^[\p{Cf}\u00AD]+$/u;
const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′`´ʼ]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−﹘﹣－]/g, '-'],
  [/…/g, '...'],
];

const PLAIN = /^[\w.,;:()-]$/;

const foldCluster = (cluster: string): string => {
  if (PLAIN.test(cluster)) return cluster;
  return INVISIBLE.test(cluster)
    ? ''
    : FOLDED.reduce((text, [from, to]) => text.replace(from, to), cluster.normalize('NFC'));
};

/** A text with the start and end in the original of the cluster behind each of its code units. */
const foldText = (original: string) => {
  const starts: number[] = [];
  const ends: number[] = [];
  const pieces: string[] = [];
  let isAfterSpace = true;
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    const isSpace = /^\s/u.test(cluster);
    if (isSpace && isAfterSpace) continue;
    const piece = isSpace ? ' ' : foldCluster(cluster);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    pieces.push(piece);
    isAfterSpace = isSpace || (piece === '' && isAfterSpace);
  }
  return { text: pieces.join(''), starts, ends };
};

const normalizeQuote = (quote: string): string => foldText(quote).text.trim();
/** Models often add quotation marks around a quote. */
const removeQuotationMarks = (quote: string): string =>
  quote.replace(/^["']+|(?<!["'])["']+$/g, '').trim();

/**
 * Finds verbatim quotes in a text, ignoring differences in white space, quotation marks, dashes and the encoding of
 * accents. Case-sensitive; nothing may be omitted.
 */
export function createQuoteFinder(original: string): (quote: string) => TextRange | null {
  const { text, starts, ends } = foldText(original);
  /** Prevents matches that separate a letter from its combining marks. */
  const isClusterBoundary = (at: number) => at === 0 || starts[at] !== starts[at - 1];
  const findSpan = (wanted: string): TextRange | null => {
    if (wanted === '') return null;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const start = starts[at];
      const end = ends[at + wanted.length - 1];
      const isWhole = isClusterBoundary(at) && isClusterBoundary(at + wanted.length);
      if (isWhole && start !== undefined && end !== undefined) return { start, end };
    }
    return null;
  };
  return (quote) => {
    const wanted = normalizeQuote(quote);
    return findSpan(wanted) ?? findSpan(removeQuotationMarks(wanted));
  };
}
