import { statfsSync } from 'node:fs';
import { classifyDatabaseFailure } from './database-failure.js';

export const MEGABYTE = 1024 * 1024;

/** No further writes below this: the database cannot finish a write that the disk has no space for. */
export const MIN_FREE_BYTES = 64 * MEGABYTE;

/** Free bytes of the disk of a folder, as far as this process may use them. */
export function getFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** An embedded database that cannot be opened, because its disk has too little space. */
export class LowDiskSpaceError extends Error {
  override readonly name = 'LowDiskSpaceError';
  readonly code = 'ENOSPC';

  constructor(folder: string, problem: string, options?: ErrorOptions) {
    super(
      `The disk of the database folder ${folder} ${problem}. Free some space and start the server again, choose a folder on ` +
        'another disk (SPINOUT_DATA), or use a Postgres server (DATABASE_URL).',
      options,
    );
  }
}

/** @throws {LowDiskSpaceError} if less than `minBytes` are free */
export function requireFreeSpace(folder: string, minBytes: number): void {
  const freeBytes = getFreeBytes(folder);
  if (freeBytes >= minBytes) return;
  const free = Math.floor(freeBytes / MEGABYTE);
  const needed = Math.ceil(minBytes / MEGABYTE);
  throw new LowDiskSpaceError(folder, `has ${free} MB of free space, and ${needed} MB are needed`);
}

/** Numbers of ENOSPC and EDQUOT in WebAssembly, where file errors are objects of another class. */
const FULL_NUMBERS: ReadonlySet<unknown> = new Set([51, 19]);

const isFull = (error: unknown): boolean =>
  error instanceof Error
    ? classifyDatabaseFailure(error) === 'full'
    : typeof error === 'object' &&
      error !== null &&
      'errno' in error &&
      FULL_NUMBERS.has(error.errno);

/** Returns what to throw for a failure to open the database of a folder: one that says so if the disk became full. */
export const explainFullDisk = (error: unknown, folder: string): unknown =>
  error instanceof LowDiskSpaceError || !isFull(error)
    ? error
    : new LowDiskSpaceError(folder, 'is full', { cause: error });
