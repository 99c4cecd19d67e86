import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import type { RawPaper } from './read-paper.types.js';
import { createRefusal } from './refuse.js';

const encodeUtf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
const MAIN_STREAM = encodeUtf16('WordDocument');
const ENCRYPTED_STREAM = encodeUtf16('EncryptedPackage');

const containsBytes = (bytes: Uint8Array, wanted: readonly number[]): boolean => {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
};

/**
 * Reads a document in Word's old binary format, if the dependencies include a reader.
 * @throws {Refusal} in the browser, for other files in the same container format, and for encrypted or damaged files
 */
export async function readDoc(
  bytes: Uint8Array,
  { readDoc: read }: Pick<EngineDependencies, 'readDoc'>,
): Promise<RawPaper> {
  if (containsBytes(bytes, ENCRYPTED_STREAM)) throw createRefusal('encrypted');
  if (!containsBytes(bytes, MAIN_STREAM))
    throw createRefusal('unsupported', { kind: 'an old Office file' });
  if (!read) throw createRefusal('docInBrowser');
  try {
    return { pages: [await read(bytes)], paged: false };
  } catch {
    throw createRefusal('damagedDoc');
  }
}
