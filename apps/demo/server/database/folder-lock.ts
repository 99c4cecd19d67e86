import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder of a database is open already. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The database folder ${folder} is in use${holder}. One server at a time may open it: stop the other one, give ` +
        'this one another folder (SPINOUT_DATA), or let both use a Postgres server (DATABASE_URL).',
    );
    this.name = 'FolderInUseError';
  }
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const holderIn = (path: string) => {
  try {
    const id = /^\d+$/.exec(readFileSync(path, 'utf8').trim())?.[0];
    return id === undefined ? '' : ` by process ${id}`;
  } catch {
    return '';
  }
};

/**
 * Keeps a folder for this process. The operating system holds the lock, through a file that SQLite locks, so it ends with
 * the process however that ends, and no number of a dead process can be mistaken for a living one.
 * @returns how to let go of the folder
 * @throws {FolderInUseError} when it is kept already
 */
export function lockFolder(folder: string): () => void {
  const note = join(folder, 'in-use-by');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUseError(folder, holderIn(note)) : error;
  }
  writeFileSync(note, `${process.pid}\n`);
  return () => {
    lock.close();
  };
}
