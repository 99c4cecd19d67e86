import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getContentType, isCompressible } from './content-types.js';

export type Encoding = 'br' | 'gzip' | 'identity';

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+(?:\.map)?$/;
/** Of 11: a megabyte takes a tenth of a second and is 3% larger than with the highest quality. */
const BROTLI_QUALITY = 9;
const MIN_COMPRESSED_BYTES = 512;
const HASH_CHARACTERS = 27;

const COMPRESSED: readonly Encoding[] = ['br', 'gzip', 'identity'];
const UNCOMPRESSED: readonly Encoding[] = ['identity'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Lists all files of a folder by request path. Only listed files are served, so no
 * path can escape from the folder.
 */
export async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  // One after the other: a file is in memory only until it is hashed.
  for (const file of files) {
    const path = `/${file.slice(join(folder, sep).length).split(sep).join('/')}`;
    assets.set(path, createAsset(path, file, await readBytes(file)));
  }
  return assets;
}

const createAsset = (path: string, file: string, content: Uint8Array) => {
  const contentType = getContentType(path);
  const isCompressed = isCompressible(contentType) && content.byteLength >= MIN_COMPRESSED_BYTES;
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    contentType,
    /** Hash of the content. Each encoding adds its name. */
    hash: createHash('sha256').update(content).digest('base64url').slice(0, HASH_CHARACTERS),
    /** Whether its name contains a content hash, so that it can be cached forever. */
    hashed: HASHED.test(path),
    encodings: isCompressed ? COMPRESSED : UNCOMPRESSED,
    /** Its bytes; compressed ones are cached, others are read from the disk each time. */
    bytes: (encoding: Encoding) => {
      if (encoding === 'identity') return readBytes(file);
      const known = compressed.get(encoding);
      if (known) return known;
      const result = readBytes(file).then((content) => compress(content, encoding));
      compressed.set(encoding, result);
      result.catch(() => compressed.delete(encoding));
      return result;
    },
  };
};

export type Asset = ReturnType<typeof createAsset>;

const readBytes = async (file: string) => new Uint8Array(await readFile(file));

const compress = async (
  content: Uint8Array<ArrayBuffer>,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return encoding === 'br' ? brotli(content, { params }) : zip(content);
};
