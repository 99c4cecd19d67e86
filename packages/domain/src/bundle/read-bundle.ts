import { hashBytes } from '../hash/canonical-json.js';
import { BundleError } from './bundle-error.js';
import { MANIFEST_PATH, parseManifest, type Manifest } from './manifest.js';
import { unpackEntry } from './unpack-entry.js';
import { listZipEntries } from './zip-entries.js';

/** Largest bundle that is read, in bytes. */
export const MAX_BUNDLE_BYTES = 50_000_000;

/** A bundle whose files are as they were when it was made. */
export interface Bundle {
  readonly manifest: Manifest;
  /** The content of each file, by its path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads a bundle, which is not trusted, and compares every file with the manifest. Nothing is written anywhere.
 * @throws {BundleError} if the archive is damaged, truncated, changed, or could do harm; it names the file
 */
export function readBundle(bytes: Uint8Array): Bundle {
  if (bytes.length > MAX_BUNDLE_BYTES) throw new BundleError('tooLarge');
  const entries = new Map(listZipEntries(bytes).map((entry) => [entry.path, entry]));
  const manifestEntry = entries.get(MANIFEST_PATH);
  if (manifestEntry === undefined) throw new BundleError('foreign', MANIFEST_PATH);
  const manifest = parseManifest(new TextDecoder().decode(unpackEntry(manifestEntry)));
  const listed = new Set([MANIFEST_PATH, ...manifest.files.map(({ path }) => path)]);
  for (const path of entries.keys()) if (!listed.has(path)) throw new BundleError('unlisted', path);
  const files = manifest.files.map(({ path, bytes: size, sha256 }) => {
    const entry = entries.get(path);
    if (entry === undefined) throw new BundleError('missing', path);
    if (entry.size !== size) throw new BundleError('changed', path);
    const content = unpackEntry(entry);
    if (hashBytes(content) !== sha256) throw new BundleError('changed', path);
    return [path, content] as const;
  });
  return { manifest, files: new Map(files) };
}
