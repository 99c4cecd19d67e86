import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseSettings, OpenDatabase } from './database.types.js';
import { lockFolder } from './folder-lock.js';
import { explainFullDisk, MEGABYTE, MIN_FREE_BYTES, requireFreeSpace } from './free-space.js';
import { makePrivate } from './private-files.js';
import { runInTurns } from './queries-in-turns.js';
import { openRecovering } from './recovering-pglite.js';
import * as schema from './schema/index.js';
import { SyncedFiles, syncPath, syncTree } from './synced-files.js';
import { startMaintenance } from './maintenance.js';

/** Enough for a single server process; Postgres's defaults are meant for a dedicated machine. */
const MEMORY = ['-c', 'shared_buffers=32MB', '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/** PGlite disables fsync (-F), and only this sync method reaches our file system class. */
const FLUSHING = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** Reads and writes bytes as hexadecimal. PGlite's own conversion takes a second per megabyte. */
const BYTES = {
  serializers: { [types.BYTEA]: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice('\\x'.length), 'hex') },
};

const openInMemory = (files?: Blob) =>
  PGlite.create({
    ...BYTES,
    startParams: [...PGlite.defaultStartParams, ...MEMORY],
    ...(files ? { loadDataDir: files } : {}),
  });

/** Opens a database on disk. @param flush flushes files to the disk. @default fsync */
export const openOnDisk = (files: string, flush?: (descriptor: number) => void): Promise<PGlite> =>
  PGlite.create({
    ...BYTES,
    fs: new SyncedFiles(files, flush),
    relaxedDurability: false,
    startParams: [...FLUSHING, ...MEMORY],
  });

/** A new database takes 38 MB with all its tables. */
const NEW_DATABASE_BYTES = 40 * MEGABYTE;

/** Creates a database folder atomically: an incomplete folder of a killed process is replaced. */
async function ensureFiles(folder: string, files: string, minFreeBytes: number): Promise<void> {
  if (existsSync(files)) {
    requireFreeSpace(folder, minFreeBytes);
    return;
  }
  const unfinished = `${files}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  requireFreeSpace(folder, minFreeBytes + NEW_DATABASE_BYTES);
  const pglite = await openOnDisk(unfinished);
  await pglite.close();
  await syncTree(unfinished);
  renameSync(unfinished, files);
  await syncPath(folder);
}

interface OpenFiles {
  readonly pglite: Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;
  readonly release: () => void;
}

async function openFolder(
  folder: string,
  { minFreeBytes = MIN_FREE_BYTES, onError }: Pick<PgliteSettings, 'minFreeBytes' | 'onError'>,
): Promise<OpenFiles> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
  const release = lockFolder(folder);
  try {
    const files = join(folder, 'postgres');
    await ensureFiles(folder, files, minFreeBytes);
    // PGlite creates its files with permissions of its own.
    makePrivate(folder);
    const open = () => openOnDisk(files);
    return { pglite: await openRecovering({ open, folder, minFreeBytes, onError }), release };
  } catch (error) {
    release();
    throw error;
  }
}

const BEGIN_STATEMENT = /\bBEGIN\b/i;

interface PgliteSettings extends Omit<DatabaseSettings, 'url'> {
  /** Initial files of a database in memory. @default newly created ones, which takes seconds */
  readonly files?: Blob;
  readonly migrationsFolder: string;
  /** No further writes below this free space of the disk. @default 64 MB */
  readonly minFreeBytes?: number;
}

/** @throws {LowDiskSpaceError} if the disk of the folder has too little space */
export async function openPglite(settings: PgliteSettings): Promise<OpenDatabase> {
  try {
    return await openAndMigrate(settings);
  } catch (error) {
    throw settings.folder === undefined ? error : explainFullDisk(error, settings.folder);
  }
}

async function openAndMigrate(settings: PgliteSettings): Promise<OpenDatabase> {
  const { pglite: opened, release }: OpenFiles =
    settings.folder === undefined
      ? { pglite: await openInMemory(settings.files), release: () => undefined }
      : await openFolder(settings.folder, settings);
  const pglite = runInTurns(opened);
  // Drizzle uses no other part of PGlite.
  const db = drizzle(pglite as PGlite, { schema });
  const prepare = async () => {
    await migrate(db, { migrationsFolder: settings.migrationsFolder });
    return startMaintenance(pglite, settings.onError);
  };
  const stopMaintenance = await prepare().catch(async (error: unknown) => {
    await pglite.close();
    release();
    throw error;
  });
  return {
    db,
    kind: 'pglite',
    executeSql: async (text, values) => {
      if (values && values.length > 0) return pglite.query(text, values);
      // All callers share one connection. A text that starts a transaction runs inside a PGlite transaction, so that no other
      // statement runs in between, and a failure leaves no broken transaction behind.
      const results = BEGIN_STATEMENT.test(text)
        ? await pglite.transaction((transaction) => transaction.exec(text))
        : await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    runExclusively: (work) => work(),
    ping: async () => {
      await pglite.query('select 1');
    },
    close: async () => {
      await stopMaintenance();
      await pglite.close();
      release();
    },
  };
}
