import { findTitleInLines } from '../paper-parts/title-lines.js';
import type { RawPaper } from './read-paper.types.js';
import { createRefusal } from './refuse.js';

const MAX_CONTROL_SHARE = 0.01;
// oxlint-disable-next-line no-control-regex -- control characters distinguish binary data from text
const CONTROL = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/g;

/**
 * Decodes plain text: UTF-8, UTF-16 with a byte-order mark, otherwise Windows-1252.
 * @param charset encoding declared by the server
 * @throws {Refusal} for binary data
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const text = decode(bytes, charset);
  const controls = text.match(CONTROL)?.length ?? 0;
  if (text.includes('\u0000') || controls > text.length * MAX_CONTROL_SHARE)
    throw createRefusal('binary');
  return text;
}

const decode = (bytes: Uint8Array, charset?: string): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

export const readText = (bytes: Uint8Array): RawPaper => {
  const text = decodeText(bytes);
  return { pages: [text], paged: false, shownTitle: findTitleInLines(text) };
};
