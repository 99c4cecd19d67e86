import { BibliographyError } from './bibliography-error.js';
import { MAX_BYTES } from './limits.js';

const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

const decodeBytes = (bytes: Uint8Array): string => {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older reference managers on Windows write this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * Decodes a file: by its byte order mark, else UTF-8, else Windows-1252. Line ends become `\n`.
 * @throws {BibliographyError} `too-large`
 */
export function decodeText(file: Uint8Array | string): string {
  // A character of a string is one byte or more.
  if (file.length > MAX_BYTES)
    throw new BibliographyError(
      'too-large',
      'The file is larger than 25 MB. Split it and import the parts.',
    );
  const text = typeof file === 'string' ? file.replace(/^\uFEFF/, '') : decodeBytes(file);
  return text.replace(/\r\n?/g, '\n');
}
