import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.types.js';
import { lockFolder } from './folder-lock.js';
import * as schema from './schema/index.js';
import { SyncedFiles, syncPath, syncTree } from './synced-files.js';
import { keepUp } from './upkeep.js';

/** Enough for one server of one process; Postgres's own default is made for a machine of its own. */
const MEMORY = ['-c', 'shared_buffers=32MB', '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/** PGlite turns flushing off (-F) and knows only one way of flushing that reaches our files. */
const FLUSHING = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** Bytes as hexadecimal, the way Postgres writes them; PGlite's own way takes a second for each megabyte. */
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

/** Opens Postgres's own files. @param flush how files are flushed to the disk. @default fsync */
export const openOnDisk = (files: string, flush?: (descriptor: number) => void): Promise<PGlite> =>
  PGlite.create({
    ...BYTES,
    fs: new SyncedFiles(files, flush),
    relaxedDurability: false,
    startParams: [...FLUSHING, ...MEMORY],
  });

/** A database folder appears whole or not at all: what a killed process left half made is begun anew. */
async function ensureFiles(folder: string, files: string): Promise<void> {
  if (existsSync(files)) return;
  const unfinished = `${files}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await openOnDisk(unfinished);
  await pglite.close();
  await syncTree(unfinished);
  renameSync(unfinished, files);
  await syncPath(folder);
}

async function openFolder(folder: string): Promise<{ pglite: PGlite; release: () => void }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  try {
    const files = join(folder, 'postgres');
    await ensureFiles(folder, files);
    return { pglite: await openOnDisk(files), release };
  } catch (error) {
    release();
    throw error;
  }
}

const BEGINS = /\bBEGIN\b/i;

/** Opens Postgres inside this process. */
export async function openPglite(settings: {
  readonly folder?: string;
  /** In memory: an archive of Postgres's files to begin with. @default newly made ones, which takes seconds */
  readonly files?: Blob;
  readonly migrationsFolder: string;
  readonly onError?: (error: Error) => void;
}): Promise<OpenDatabase> {
  const { pglite, release } =
    settings.folder === undefined
      ? { pglite: await openInMemory(settings.files), release: () => undefined }
      : await openFolder(settings.folder);
  const db = drizzle(pglite, { schema });
  try {
    await migrate(db, { migrationsFolder: settings.migrationsFolder });
  } catch (error) {
    await pglite.close();
    release();
    throw error;
  }
  const stopUpkeep = await keepUp(pglite, settings.onError);
  return {
    db,
    kind: 'pglite',
    executeSql: async (text, values) => {
      if (values && values.length > 0) return pglite.query(text, values);
      // All share one connection. A text that opens a transaction runs inside one of PGlite's, so that nobody else's
      // statement comes between, and a failure leaves no broken transaction behind for others.
      const results = BEGINS.test(text)
        ? await pglite.transaction((transaction) => transaction.exec(text))
        : await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    ping: async () => {
      await pglite.query('select 1');
    },
    close: async () => {
      await stopUpkeep();
      await pglite.close();
      release();
    },
  };
}
