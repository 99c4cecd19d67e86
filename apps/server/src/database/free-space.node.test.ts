import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseStore } from '../store/database-store.js';
import { explainFullDisk, LowDiskSpaceError, requireFreeSpace } from './free-space.js';
import { openDatabase } from './open-database.js';
import { fillDisk, MB, mountDisk, unmountDisk } from './small-disk.test-tools.js';
import { createTestFolder } from './test-database-files.js';

const WAIT_MS = 300_000;
const OWNER = 'visitor:1';
const DISK_MB = 180;

const disk = mountDisk(DISK_MB);
const root = mkdtempSync(join(tmpdir(), 'spinout-space-'));
afterAll(() => {
  unmountDisk(disk);
  rmSync(root, { recursive: true, force: true });
});

describe('the free space that a database needs', () => {
  it('is named with what to do if there is less', () => {
    expect(() => requireFreeSpace(root, 0)).not.toThrow();
    const check = () => requireFreeSpace(root, 2 ** 70);
    expect(check).toThrow(LowDiskSpaceError);
    expect(check).toThrow(/MB of free space, and \d+ MB are needed\. Free some space/);
    for (const text of [root, 'SPINOUT_DATA', 'DATABASE_URL']) expect(check).toThrow(text);
  });

  it.each([
    ['the system', Object.assign(new Error('write failed'), { code: 'ENOSPC' })],
    ['the file lock', new Error('database or disk is full')],
    ['the database', new Error('Failed query', { cause: new Error('could not extend file "x"') })],
    ['WebAssembly', { name: 'ErrnoError', errno: 51 }],
    ['a quota, in WebAssembly', { name: 'ErrnoError', errno: 19 }],
  ])('is what an error of %s is explained by', (_, error) => {
    const explained = explainFullDisk(error, root) as Error;
    expect(explained).toBeInstanceOf(LowDiskSpaceError);
    expect(explained.message).toContain(`${root} is full. Free some space`);
    expect(explained.cause).toBe(error);
  });

  it.each([
    ['another error', new Error('relation "x" does not exist')],
    ['another error of WebAssembly', { name: 'ErrnoError', errno: 44 }],
    ['no object', null],
    ['an explained one', new LowDiskSpaceError('/data', 'is full')],
  ])('does not explain %s', (_, error) => {
    expect(explainFullDisk(error, root)).toBe(error);
  });
});

describe.skipIf(disk === null)('opening a database on a disk with little space', () => {
  const folder = join(disk ?? '', 'data');
  const fresh = join(disk ?? '', 'fresh');
  const filler = join(disk ?? '', 'filler');
  const fill = (restBytes: number) => fillDisk(disk ?? '', filler, restBytes);
  beforeAll(async () => {
    if (disk === null) return;
    await createTestFolder(folder);
    const { db, close } = await openDatabase({ folder });
    await databaseStore(db, OWNER).set('a', 1);
    await close();
  }, WAIT_MS);
  afterEach(() => {
    rmSync(filler, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  });

  it(
    'fails below 64 MB with an explanation, and opens with all data once there is more',
    async () => {
      fill(64 * MB - 4096);
      await expect(openDatabase({ folder })).rejects.toThrow(
        /data has 63 MB of free space, and 64 MB are needed/,
      );
      fill(0);
      await expect(openDatabase({ folder })).rejects.toThrow(LowDiskSpaceError);
      rmSync(filler);
      const { db, close } = await openDatabase({ folder });
      expect(await databaseStore(db, OWNER).get('a')).toBe(1);
      await close();
    },
    WAIT_MS,
  );

  it(
    'creates a new one only if there is space for its files as well, and leaves nothing else behind',
    async () => {
      fill(104 * MB - 4096 * 8);
      await expect(openDatabase({ folder: fresh })).rejects.toThrow('104 MB are needed');
      expect(readdirSync(fresh).filter((name) => name.startsWith('postgres'))).toEqual([]);
    },
    WAIT_MS,
  );

  it(
    'first removes what a killed process left of a new one',
    async () => {
      const unfinished = join(fresh, 'postgres.new');
      mkdirSync(unfinished, { recursive: true });
      writeFileSync(join(unfinished, 'left'), Buffer.alloc(30 * MB));
      fill(76 * MB);
      const { ping, close } = await openDatabase({ folder: fresh });
      await expect(ping()).resolves.toBeUndefined();
      await close();
      expect(existsSync(unfinished)).toBe(false);
    },
    WAIT_MS,
  );
});
