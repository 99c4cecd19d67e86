const ELLIPSIS = '…';
/** A cut at a word keeps at least this share of the length. */
const MIN_SHARE = 0.6;

/** A text of at most `length` characters, cut after a word. */
export function shorten(text: string, length: number): string {
  const line = text.trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - ELLIPSIS.length);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > length * MIN_SHARE ? cut.slice(0, lastSpace) : cut;
  return `${words.toWellFormed().replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}${ELLIPSIS}`;
}
