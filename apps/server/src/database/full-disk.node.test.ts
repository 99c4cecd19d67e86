import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call, refresh, signIn } from '../auth/testing/sign-in-steps.js';
import type { SignInServer } from '../auth/testing/sign-in-server.js';
import { databaseStore } from '../store/database-store.js';
import { deleteOwnerData } from '../store/owner-data.js';
import { startTestServer } from '../testing/test-server.js';
import { classifyDatabaseFailure } from './database-failure.js';
import { withDiskReserve } from './disk-reserve.js';
import { getMigrationsFolder, openDatabase } from './open-database.js';
import { openPglite } from './open-pglite.js';
import { fillDisk, getFreeBytes, MB, mountDisk, unmountDisk } from './small-disk.test-tools.js';
import { createTestFolder } from './test-database-files.js';

const WAIT_MS = 300_000;
const OWNER = 'visitor:1';
const DISK_MB = 180;

const disk = mountDisk(DISK_MB);
const root = mkdtempSync(join(tmpdir(), 'spinout-private-'));
afterAll(() => {
  unmountDisk(disk);
  rmSync(root, { recursive: true, force: true });
});

const failureOf = (work: Promise<unknown>) => work.then(() => null, classifyDatabaseFailure);

describe.skipIf(disk === null)('a database on a full disk', () => {
  const folder = join(disk ?? '', 'data');
  const filler = join(disk ?? '', 'filler');
  const getFree = () => getFreeBytes(disk ?? '');
  const fill = (restBytes: number) => fillDisk(disk ?? '', filler, restBytes);
  /** Text that does not compress. */
  const noise = () =>
    Array.from({ length: 200_000 }, () => Math.random().toString(36).slice(2, 7)).join('');
  beforeAll(() => (disk === null ? undefined : createTestFolder(folder)), WAIT_MS);

  it(
    'refuses writes while there is little space, still reads, and writes again once there is space',
    async () => {
      const { db, close, ping } = await openDatabase({ folder });
      const store = databaseStore(db, OWNER);
      await store.set('a', 1);
      fill(20 * MB);
      expect(await failureOf(store.set('b', 2))).toBe('full');
      expect(await failureOf(store.change('a', () => 2))).toBe('full');
      expect(await store.get('a')).toBe(1);
      await ping();
      rmSync(filler);
      await store.set('b', 2);
      expect(await store.keys('')).toEqual(['a', 'b']);
      await close();
    },
    WAIT_MS,
  );

  it(
    'deletes the data of an owner while nothing else is written, and gives its space back',
    async () => {
      const { db, close } = await openDatabase({ folder });
      const store = databaseStore(db, OWNER);
      for (let at = 0; at < 12; at += 1) await store.set(`document:${at}`, noise());
      fill(44 * MB);
      expect(await failureOf(store.set('more', 1))).toBe('full');
      expect(await failureOf(deleteOwnerData(db, OWNER))).toBe('full');
      expect(
        await failureOf(withDiskReserve(() => store.change('document:0', () => undefined))),
      ).toBe(null);
      const freeBefore = getFree();
      const deleted = await withDiskReserve(() => deleteOwnerData(db, OWNER));
      expect(deleted.find(({ kind }) => kind === 'papers')?.count).toBe(11);
      expect(await store.keys('')).toEqual([]);
      expect(getFree() - freeBefore).toBeGreaterThan(5 * MB);
      rmSync(filler);
      fill(20 * MB);
      expect(await failureOf(withDiskReserve(() => store.change('a', () => undefined)))).toBe(
        'full',
      );
      rmSync(filler);
      await close();
    },
    WAIT_MS,
  );

  it(
    'lets people sign in, stay signed in, and delete their account with all its data',
    async () => {
      const server = await startTestServer({ database: await openDatabase({ folder }) });
      onTestFinished(server.stop);
      const api = `${server.origin}/api/v1`;
      const client = {
        origin: server.origin,
        api,
        redirectUri: `${server.origin}/auth/callback`,
      } as SignInServer;
      const { token, refresh_token } = await signIn(client, 'demo-user');
      const save = (id: string) => {
        const data = noise().slice(0, 900_000);
        const journey = { journey_id: id, kind: 'flow', title: id, revision: 0, data };
        return call(`${api}/journeys`, token, 'PUT', journey);
      };
      for (let at = 0; at < 12; at += 1) expect((await save(`journey-${at}`)).status).toBe(200);
      fill(44 * MB);
      expect((await save('more')).status).toBe(503);
      expect((await refresh(client, refresh_token)).status).toBe(200);
      const elsewhere = await signIn(client, 'demo-user');
      const freeBefore = getFree();
      const reply = await call(`${api}/data/delete`, elsewhere.token, 'POST', {
        delete_account: true,
      });
      const { deleted } = (await reply.json()) as { deleted: { kind: string; count: number }[] };
      expect(deleted.find(({ kind }) => kind === 'journeys')?.count).toBe(12);
      expect(getFree() - freeBefore).toBeGreaterThan(5 * MB);
      for (const one of [token, elsewhere.token])
        expect((await call(`${api}/journeys`, one)).status).toBe(401);
      rmSync(filler);
    },
    WAIT_MS,
  );

  it(
    'is opened again after a write that the disk had no space for, with all acknowledged writes',
    async () => {
      const { db, close, ping } = await openPglite({
        folder,
        migrationsFolder: getMigrationsFolder(),
        minFreeBytes: 0,
      });
      const store = databaseStore(db, OWNER);
      fill(20 * MB);
      const acknowledged: string[] = [];
      let failure: unknown = null;
      for (let at = 0; failure === null && at < 200; at += 1) {
        const key = `noise:${String(at).padStart(3, '0')}`;
        failure = await failureOf(store.set(key, noise()));
        if (failure === null) acknowledged.push(key);
      }
      expect(failure).toBe('full');
      // Without the watch, these queries would block the event loop forever.
      const waiting = await Promise.all([failureOf(ping()), failureOf(store.set('c', 3))]);
      expect(waiting.every((result) => result !== undefined)).toBe(true);
      rmSync(filler);
      await store.set('after', 1);
      expect(await store.get('after')).toBe(1);
      expect(await store.keys('noise:')).toEqual(expect.arrayContaining(acknowledged));
      await close();
      const reopened = await openDatabase({ folder });
      expect(await databaseStore(reopened.db, OWNER).get('after')).toBe(1);
      await reopened.close();
    },
    WAIT_MS,
  );
});

describe.skipIf(process.platform === 'win32')('the files of a database', () => {
  const listOpenToOthers = (folder: string) =>
    [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
      .map((path) => ({ path, stats: lstatSync(path) }))
      .filter(({ stats }) => !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0)
      .map(({ path }) => path);

  it(
    'are readable for the user of the server only, also those that existed before',
    async () => {
      const folder = join(root, 'data');
      const target = join(root, 'target');
      writeFileSync(target, '');
      mkdirSync(join(folder, 'keys'), { recursive: true });
      writeFileSync(join(folder, 'keys', 'old'), 'secret');
      symlinkSync(target, join(folder, 'link'));
      for (const path of [folder, join(folder, 'keys')]) chmodSync(path, 0o755);
      for (const path of [join(folder, 'keys', 'old'), target]) chmodSync(path, 0o644);
      const database = await openDatabase({ folder });
      await databaseStore(database.db, OWNER).set('a', 'x'.repeat(100_000));
      expect(listOpenToOthers(folder)).toEqual([]);
      expect(lstatSync(target).mode & 0o777).toBe(0o644);
      await database.close();
      chmodSync(join(folder, 'postgres'), 0o755);
      const again = await openDatabase({ folder });
      expect(listOpenToOthers(folder)).toEqual([]);
      await again.close();
    },
    WAIT_MS,
  );
});
