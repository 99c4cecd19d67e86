import type { EngineDependencies } from '../engine-dependencies.js';
import type { RawPaper } from './read-paper.types.js';
import { refusal } from './refuse.js';

const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
const MAIN_STREAM = utf16('WordDocument');
const ENCRYPTED_STREAM = utf16('EncryptedPackage');

const holds = (bytes: Uint8Array, wanted: readonly number[]): boolean => {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
};

/**
 * Reads a document in Word's old binary format, where the dependencies provide a reader.
 * @throws {Refusal} in the browser, for other files of the same container, with a password, or when damaged
 */
export async function readDoc(
  bytes: Uint8Array,
  { readDoc: read }: Pick<EngineDependencies, 'readDoc'>,
): Promise<RawPaper> {
  if (holds(bytes, ENCRYPTED_STREAM)) throw refusal('encrypted');
  if (!holds(bytes, MAIN_STREAM)) throw refusal('unsupported', { kind: 'an old Office file' });
  if (!read) throw refusal('docInBrowser');
  try {
    return { pages: [await read(bytes)], paged: false };
  } catch {
    throw refusal('damagedDoc');
  }
}
