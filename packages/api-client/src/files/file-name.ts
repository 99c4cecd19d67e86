const MAX_CHARACTERS = 80;
// Control characters, bidirectional marks, and what some file system refuses.
const UNSAFE = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Turns a text into the stem of a file name that is safe on every system (T-35): white space becomes `_`,
 * unsafe characters go, at most 80 characters.
 * @returns never empty: `untitled` when nothing is left
 */
export function safeFileName(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, '_')
    .replace(UNSAFE, '')
    .replace(/^\.+|\.+$/g, '');
  const short = [...cleaned].slice(0, MAX_CHARACTERS).join('').replace(/\.+$/, '');
  if (short === '') return 'untitled';
  return RESERVED_ON_WINDOWS.test(short) ? `${short}_` : short;
}
