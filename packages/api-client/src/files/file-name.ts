const MAX_CHARACTERS = 80;
/** Most file systems allow 255 bytes, including prefix and extension: 200 bytes for 80 characters. */
const BYTES_PER_CHARACTER = 2.5;
// Control characters, bidirectional marks, and what some file system refuses.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu;
// Windows reserves these names for devices, even with an extension.
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const utf8 = new TextEncoder();

/** Shortens to both limits without splitting graphemes. */
const shortened = (text: string, maxCharacters: number): string => {
  const maxBytes = maxCharacters * BYTES_PER_CHARACTER;
  let short = '';
  let characters = 0;
  let bytes = 0;
  for (const { segment } of graphemes.segment(text)) {
    characters += [...segment].length;
    bytes += utf8.encode(segment).length;
    if (characters > maxCharacters || bytes > maxBytes) break;
    short += segment;
  }
  return short;
};

/**
 * Turns a text into the stem of a file name that is safe on every system: white space becomes `_`,
 * unsafe characters go, at most 80 characters and 200 bytes of UTF-8.
 * @param maxCharacters a lower limit; that of bytes is lowered with it. @default 80
 * @returns never empty: `untitled` if nothing is left
 */
export function safeFileName(text: string, maxCharacters = MAX_CHARACTERS): string {
  const cleaned = text
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, '_')
    .replace(UNSAFE, '')
    .replace(/^\.+/, '');
  const short = shortened(cleaned, maxCharacters).replace(/(?<!\.)\.+$/, '');
  if (short === '') return 'untitled';
  return short.replace(RESERVED, '$1_');
}
