import { BundleError } from './bundle-error.js';
import { checkPath } from './check-path.js';

/** A file of an archive, as its directory describes it. */
export interface ZipEntry {
  readonly path: string;
  /** The packed bytes. */
  readonly packed: Uint8Array;
  readonly isDeflated: boolean;
  /** Bytes after unpacking. */
  readonly size: number;
}

/** APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const MAX_COMMENT_BYTES = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** The kind of a Unix file in the upper half of its attributes. */
const FILE_KIND = 0xf000;
const SYMBOLIC_LINK = 0xa000;

const MAX_ENTRIES = 500;
const MAX_UNPACKED_BYTES = 100_000_000;

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the directory ends, which is the end of the archive. */
function findEnd(bytes: Uint8Array): number {
  const data = view(bytes);
  const isZip = bytes.length >= 4 && data.getUint32(0, true) === LOCAL.signature;
  const last = bytes.length - END.bytes;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT_BYTES; at -= 1)
    if (data.getUint32(at, true) === END.signature) return at;
  throw new BundleError(isZip ? 'truncated' : 'notZip');
}

function readEntry(
  bytes: Uint8Array,
  at: number,
): { readonly entry: ZipEntry; readonly next: number } {
  const data = view(bytes);
  if (at + CENTRAL.bytes > bytes.length || data.getUint32(at, true) !== CENTRAL.signature)
    throw new BundleError('truncated');
  const length = (offset: number) => data.getUint16(at + offset, true);
  const nameEnd = at + CENTRAL.bytes + length(28);
  const path = new TextDecoder().decode(bytes.subarray(at + CENTRAL.bytes, nameEnd));
  checkPath(path);
  const method = length(10);
  const kind = data.getUint32(at + 38, true) >>> 16;
  if ((kind & FILE_KIND) === SYMBOLIC_LINK) throw new BundleError('unsafePath', path);
  if ((length(8) & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED))
    throw new BundleError('damaged', path);
  const [packedSize, size] = [data.getUint32(at + 20, true), data.getUint32(at + 24, true)];
  const start = data.getUint32(at + 42, true);
  if (start + LOCAL.bytes > bytes.length || data.getUint32(start, true) !== LOCAL.signature)
    throw new BundleError('damaged', path);
  const from =
    start + LOCAL.bytes + data.getUint16(start + 26, true) + data.getUint16(start + 28, true);
  if (from + packedSize > bytes.length) throw new BundleError('damaged', path);
  return {
    entry: {
      path,
      packed: bytes.subarray(from, from + packedSize),
      isDeflated: method === DEFLATED,
      size,
    },
    next: nameEnd + length(30) + length(32),
  };
}

/**
 * Reads the directory of a ZIP archive without unpacking anything.
 * @throws {BundleError} for a truncated archive, an unsafe path, a path that occurs twice, or too much content
 */
export function listZipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const end = findEnd(bytes);
  const data = view(bytes);
  const count = data.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new BundleError('bomb', 'The list of files');
  const entries: ZipEntry[] = [];
  const paths = new Set<string>();
  let [at, total] = [data.getUint32(end + 16, true), 0];
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(bytes, at);
    at = next;
    total += entry.size;
    if (total > MAX_UNPACKED_BYTES) throw new BundleError('bomb', entry.path);
    // File systems of Windows and macOS do not tell capitals apart.
    const name = entry.path.toLowerCase();
    if (paths.has(name)) throw new BundleError('unsafePath', entry.path);
    paths.add(name);
    entries.push(entry);
  }
  return entries;
}
