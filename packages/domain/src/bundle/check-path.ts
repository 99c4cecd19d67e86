import { BundleError } from './bundle-error.js';

const MAX_PATH_CHARACTERS = 200;
/** Control characters, and what Windows does not allow in names; a colon also begins a drive or a stream. */
const FORBIDDEN = /[\p{Cc}\\:*?"<>|]/u;
/** A name that Windows changes, or that leads elsewhere. */
const isUnsafe = (part: string): boolean => part === '' || /^\.{1,2}$|[. ]$/.test(part);

/**
 * Checks that a path names a file inside of the archive and nothing else, on every system.
 * @throws {BundleError} `unsafePath`
 */
export function checkPath(path: string): void {
  const isSafe =
    path.length <= MAX_PATH_CHARACTERS && !FORBIDDEN.test(path) && !path.split('/').some(isUnsafe);
  if (!isSafe) throw new BundleError('unsafePath', path);
}
