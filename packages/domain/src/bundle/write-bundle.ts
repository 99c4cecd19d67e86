import { strToU8, zipSync } from 'fflate';
import { hashBytes } from '../hash/canonical-json.js';
import { checkPath } from './check-path.js';
import {
  BUNDLE_KIND,
  BUNDLE_VERSION,
  hashManifest,
  MANIFEST_PATH,
  type Manifest,
} from './manifest.js';

/** A file to put into a bundle. */
export interface BundleFile {
  /** Path inside of the bundle, with `/`. */
  readonly path: string;
  readonly mediaType: string;
  /** What the file contains, in one sentence. */
  readonly about: string;
  /** A text is written in UTF-8. */
  readonly content: string | Uint8Array;
}

export interface BundleInput {
  readonly title: string;
  /** When the bundle is made. */
  readonly createdAt: Date;
  /** What is simulated or was prepared without a server. @default nothing */
  readonly notices?: readonly string[] | undefined;
  readonly files: readonly BundleFile[];
}

/** Archives have no time zone; a constant date keeps the bytes the same. */
const MODIFIED = new Date(2000, 0, 1);
const INDENT = 2;

/**
 * Writes files as a ZIP archive with a manifest of their SHA-256 hashes. The same files make the same bytes.
 * @throws {BundleError} if a path is no name of a file inside of the bundle
 */
export function writeBundle({ title, createdAt, notices = [], files }: BundleInput): Uint8Array {
  const contents = files.map(({ path, mediaType, about, content }) => {
    checkPath(path);
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    return { path, media_type: mediaType, about, content: bytes };
  });
  const manifest: Manifest = {
    kind: BUNDLE_KIND,
    version: BUNDLE_VERSION,
    title,
    created_at: createdAt.toISOString(),
    notices,
    files: contents.map(({ content, ...file }) => ({
      ...file,
      bytes: content.length,
      sha256: hashBytes(content),
    })),
  };
  const text = JSON.stringify(
    { ...manifest, manifest_sha256: hashManifest(manifest) },
    null,
    INDENT,
  );
  return zipSync(
    Object.fromEntries([
      [MANIFEST_PATH, strToU8(`${text}\n`)],
      ...contents.map(({ path, content }) => [path, content] as const),
    ]),
    { mtime: MODIFIED },
  );
}
