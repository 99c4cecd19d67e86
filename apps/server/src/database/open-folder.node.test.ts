import { spawnSync } from 'node:child_process';
import {
  fstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseStore } from '../store/database-store.js';
import { FolderInUseError, lockFolder } from './folder-lock.js';
import { openDatabase } from './open-database.js';
import { openOnDisk } from './open-pglite.js';
import { openClosableDatabase } from './testing.js';
import { checkpointIfNeeded } from './maintenance.js';

const WAIT_MS = 180_000;
const OWNER = 'visitor:1';
const LIMIT_BYTES = 1024 * 1024;

/** Tries to lock the folder in another process, like a second server. */
const lockInOtherProcess = (folder: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { DatabaseSync } from 'node:sqlite';
       new DatabaseSync(${JSON.stringify(join(folder, 'lock'))}).exec('BEGIN EXCLUSIVE');`,
    ],
    { encoding: 'utf8' },
  );

describe('a database folder', () => {
  let root: string;
  let folder: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'spinout-folder-'));
    folder = join(root, 'not', 'yet', 'there');
    const database = await openDatabase({ folder });
    await databaseStore(database.db, OWNER).set('journey:1', { step: 3 });
    await database.close();
  }, WAIT_MS);
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('keeps its content when it is closed', async () => {
    const database = await openDatabase({ folder });
    expect(await databaseStore(database.db, OWNER).get('journey:1')).toEqual({ step: 3 });
    await database.close();
  });

  it('can be opened once at a time; the error names the process and what to do', async () => {
    const first = await openDatabase({ folder });
    const second = openDatabase({ folder });
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
    await expect(second).rejects.toThrow('DATABASE_URL');
    await expect(first.ping()).resolves.toBeUndefined();
    const otherProcess = lockInOtherProcess(folder);
    expect(otherProcess.status).not.toBe(0);
    expect(otherProcess.stderr).toContain('database is locked');
    await first.close();
    expect(lockInOtherProcess(folder).status).toBe(0);
  });

  it('is optional: a database in memory is always new', async () => {
    const first = await openDatabase();
    await databaseStore(first.db, OWNER).set('journey:1', 1);
    await first.close();
    const second = await openClosableDatabase();
    expect(await databaseStore(second.db, OWNER).keys('')).toEqual([]);
    await second.close();
  });

  it('is unlocked when its process has ended in any way', () => {
    lockFolder(folder)();
    // A dead server's number may be a living process's by now, and ours above all.
    writeFileSync(join(folder, 'in-use-by'), `${process.pid}\n`);
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    release();
  });

  it(
    'is created again if a process ended while creating it',
    async () => {
      const unfinished = join(root, 'unfinished', 'postgres.new');
      mkdirSync(join(unfinished, 'base'), { recursive: true });
      writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
      const database = await openDatabase({ folder: join(root, 'unfinished') });
      await expect(database.ping()).resolves.toBeUndefined();
      await database.close();
    },
    WAIT_MS,
  );

  it('flushes its log to the disk before a write is acknowledged', async () => {
    const files = join(folder, 'postgres');
    const flushed = new Set<number>();
    const pglite = await openOnDisk(files, (descriptor) => flushed.add(fstatSync(descriptor).ino));
    await pglite.exec('create table notes (text text)');
    flushed.clear();
    await pglite.query('insert into notes values ($1)', ['kept']);
    const log = readdirSync(join(files, 'pg_wal')).map((name) =>
      statSync(join(files, 'pg_wal', name)),
    );
    expect(log.some(({ ino }) => flushed.has(ino))).toBe(true);
    await pglite.close();
  });

  it('limits the size of its write-ahead log', async () => {
    const pglite = await openOnDisk(join(folder, 'postgres'));
    const redo = async () => {
      const { rows } = await pglite.query<{ at: string }>(
        'select redo_lsn as at from pg_control_checkpoint()',
      );
      return rows[0]?.at;
    };
    const start = await redo();
    await checkpointIfNeeded(pglite, LIMIT_BYTES);
    expect(await redo()).toBe(start);
    await pglite.exec('create table long as select md5(i::text) from generate_series(1, 30000) i');
    await checkpointIfNeeded(pglite, LIMIT_BYTES);
    expect(await redo()).not.toBe(start);
    await pglite.close();
  });
});
