import { Inflate } from 'fflate';
import { BundleError } from './bundle-error.js';
import type { ZipEntry } from './zip-entries.js';

/** A step of packed bytes becomes at most a thousand times as many, so that a false size is noticed early. */
const STEP_BYTES = 4096;

/**
 * Unpacks a file. Its size in the directory may be false, so it is checked while unpacking.
 * @throws {BundleError} `bomb` if there is more than the directory says, `damaged` if there is less or none
 */
export function unpackEntry({ path, packed, isDeflated, size }: ZipEntry): Uint8Array {
  const content = new Uint8Array(size);
  let length = 0;
  const add = (part: Uint8Array) => {
    if (length + part.length > size) throw new BundleError('bomb', path);
    content.set(part, length);
    length += part.length;
  };
  try {
    if (isDeflated) {
      const inflate = new Inflate(add);
      for (let at = 0; at < packed.length; at += STEP_BYTES)
        inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    } else add(packed);
  } catch (cause) {
    throw cause instanceof BundleError ? cause : new BundleError('damaged', path, { cause });
  }
  if (length !== size) throw new BundleError('damaged', path);
  return content;
}
