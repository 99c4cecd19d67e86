import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const PERMISSIONS = 0o777;
/** Files that this process creates are readable for its user only. */
const UMASK = 0o077;

/** Makes one file or folder private to its user. Links are left alone: their target is someone else's decision. */
function makePathPrivate(path: string): boolean {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return false;
  const mode = stats.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  if ((stats.mode & PERMISSIONS) !== mode) chmodSync(path, mode);
  return stats.isDirectory();
}

/**
 * Makes a folder and everything in it readable and writable for its user only, also what an earlier version created for
 * everyone. New files of this process are private from then on.
 */
export function makePrivate(folder: string): void {
  process.umask(UMASK);
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  if (!makePathPrivate(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (makePathPrivate(path)) makePrivate(path);
  }
}
