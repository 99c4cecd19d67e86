import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The database folder ${folder} is in use${holder}. Only one server can open it at a time: stop the other one, give ` +
        'this one another folder (SPINOUT_DATA), or use a Postgres server for both (DATABASE_URL).',
    );
    this.name = 'FolderInUseError';
  }
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const readHolder = (path: string) => {
  try {
    const id = /^\d+$/.exec(readFileSync(path, 'utf8').trim())?.[0];
    return id === undefined ? '' : ` by process ${id}`;
  } catch {
    return '';
  }
};

/**
 * Locks a folder for this process. SQLite holds the lock through a file lock of the operating system, so it ends with
 * the process, and a reused process id cannot be mistaken for the owner.
 * @returns releases the folder
 * @throws {FolderInUseError} if it is already locked
 */
export function lockFolder(folder: string): () => void {
  const lockFile = join(folder, 'in-use-by');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUseError(folder, readHolder(lockFile)) : error;
  }
  writeFileSync(lockFile, `${process.pid}\n`);
  return () => {
    lock.close();
  };
}
