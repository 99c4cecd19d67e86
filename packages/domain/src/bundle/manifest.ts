import { hashJson, type Hash } from '../hash/canonical-json.js';
import { BundleError } from './bundle-error.js';
import { checkPath } from './check-path.js';

export const MANIFEST_PATH = 'manifest.json';
export const BUNDLE_KIND = 'spinout-bundle';
/** Version of the format; increased by incompatible changes. */
export const BUNDLE_VERSION = 1;

/** A file as the manifest lists it. */
export interface ListedFile {
  readonly path: string;
  readonly media_type: string;
  /** What the file contains, in one sentence. */
  readonly about: string;
  readonly bytes: number;
  readonly sha256: Hash;
}

/** What a bundle says about itself. */
export interface Manifest {
  readonly kind: typeof BUNDLE_KIND;
  readonly version: number;
  readonly title: string;
  /** ISO 8601. */
  readonly created_at: string;
  /** What is simulated or was prepared without a server; empty if nothing is. */
  readonly notices: readonly string[];
  readonly files: readonly ListedFile[];
}

/** Of the fields above. A hash is no signature: it shows damage and edits, not who made the bundle. */
export const hashManifest = (manifest: Manifest): Hash => hashJson(manifest);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isListedFile = (value: unknown): value is ListedFile =>
  isRecord(value) &&
  ['path', 'media_type', 'about', 'sha256'].every((name) => isText(value[name])) &&
  Number.isSafeInteger(value['bytes']);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BundleError('changed', MANIFEST_PATH, { cause });
  }
};

/**
 * Reads a manifest, which is not trusted.
 * @throws {BundleError} `foreign`, `newer`, or `changed` if it is not as it was written
 */
export function parseManifest(text: string): Manifest {
  const value = parseJson(text);
  if (!isRecord(value) || value['kind'] !== BUNDLE_KIND)
    throw new BundleError('foreign', MANIFEST_PATH);
  const { version } = value;
  if (Number.isInteger(version) && Number(version) > BUNDLE_VERSION) throw new BundleError('newer');
  const { manifest_sha256: hash, ...manifest } = value;
  const { title, created_at: createdAt, notices, files } = manifest;
  const isComplete =
    version === BUNDLE_VERSION &&
    isText(title) &&
    isText(createdAt) &&
    Array.isArray(notices) &&
    notices.every(isText) &&
    Array.isArray(files) &&
    files.every(isListedFile);
  const parsed = manifest as unknown as Manifest;
  if (!isComplete || hash !== hashManifest(parsed)) throw new BundleError('changed', MANIFEST_PATH);
  for (const { path } of parsed.files) checkPath(path);
  return parsed;
}
