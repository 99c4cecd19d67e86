const MAX_CHARACTERS = 80;
/** Most file systems end at 255 bytes; what stands before and after a stem needs some of them. */
const MAX_BYTES = 200;
// Control characters, bidirectional marks, and what some file system refuses.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu;
// Windows keeps these names for devices, also with a dot and more behind them.
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const utf8 = new TextEncoder();

/** As many whole letters as fit into both limits; an accent goes with its letter. */
const shortened = (text: string): string => {
  let short = '';
  let characters = 0;
  let bytes = 0;
  for (const { segment } of graphemes.segment(text)) {
    characters += [...segment].length;
    bytes += utf8.encode(segment).length;
    if (characters > MAX_CHARACTERS || bytes > MAX_BYTES) break;
    short += segment;
  }
  return short;
};

/**
 * Turns a text into the stem of a file name that is safe on every system: white space becomes `_`,
 * unsafe characters go, at most 80 characters and 200 bytes of UTF-8.
 * @returns never empty: `untitled` when nothing is left
 */
export function safeFileName(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, '_')
    .replace(UNSAFE, '')
    .replace(/^\.+|\.+$/g, '');
  const short = shortened(cleaned).replace(/\.+$/, '');
  if (short === '') return 'untitled';
  return short.replace(RESERVED, '$1_');
}
