import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { storageTotals, storageUsage, storeEntries } from '../database/schema/store.schema.js';
import { eachDatabase } from '../database/testing.js';
import { runLog } from '../jobs/run-log.js';
import { databaseStore } from './database-store.js';
import { guestExpiry } from './guest-expiry.js';
import { idempotentReplies } from './idempotent-replies.js';
import { deleteOwnerData, exportPage, readUsage } from './owner-data.js';
import { findPassedLimit, setStorageLimits } from './storage-limits.js';
import { getStorageRefusal } from './storage-refusal.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_LIMIT = 1e12;
const now = () => new Date();
let owners = 0;
const newOwner = (audience: 'visitor' | 'user' = 'visitor') =>
  `${audience}:${++owners}-${Date.now()}`;

eachDatabase((database) => {
  const store = (owner: string) => databaseStore(database().db, owner);
  const setLimits = (limits: { guestBytes?: number; userBytes?: number; totalBytes?: number }) =>
    setStorageLimits(database().db, {
      ...{ guestBytes: NO_LIMIT, userBytes: NO_LIMIT, totalBytes: NO_LIMIT },
      ...limits,
    });
  const getUsed = async (owner: string) => (await readUsage(database().db, owner)).usedBytes;
  const getTotal = async () => {
    const totals = await database().db.select().from(storageTotals);
    return totals.reduce((sum, { bytes }) => sum + bytes, 0);
  };
  const fillWith = (bytes: number) => 'x'.repeat(bytes);
  const errorOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  describe('what an owner uses', () => {
    it('follows saves, changes and removals, in bytes of UTF-8', async () => {
      const owner = newOwner();
      const total = await getTotal();
      await store(owner).set('circuit:a', 'é'.repeat(1000));
      const first = await getUsed(owner);
      expect(first).toBeGreaterThan(2000);
      expect(first).toBeLessThan(2500);
      await store(owner).set('circuit:a', 'x');
      expect(await getUsed(owner)).toBeLessThan(first - 1900);
      await store(owner).change('circuit:b', () => fillWith(500));
      expect(await getTotal()).toBe(total + (await getUsed(owner)));
      for (const key of ['circuit:a', 'circuit:b', 'never']) {
        await store(owner).change(key, () => undefined);
      }
      expect(await getUsed(owner)).toBe(0);
      expect(await getTotal()).toBe(total);
    });

    it('is not changed by a save that is rolled back', async () => {
      const owner = newOwner();
      const failed = store(owner).change('circuit:a', () => {
        throw new Error('refused');
      });
      await expect(failed).rejects.toThrow('refused');
      expect(await getUsed(owner)).toBe(0);
    });

    it('is counted by kind, with runs by their real size once they have ended', async () => {
      const owner = newOwner();
      const log = runLog(database().db, now);
      await store(owner).set('document:1', { text: fillWith(1000) });
      await store(owner).set('kept-journey:1', { data: 1 });
      const { id } = await log.create(owner, `run-${owner}`, 'sleep');
      const estimated = await getUsed(owner);
      expect(estimated).toBeGreaterThan(300_000);
      const data = { output: fillWith(5000) };
      await log.append(id, { kind: 'step.completed', step: 'one', data });
      await log.append(id, { kind: 'run.completed' }, { state: 'completed', result: { one: 1 } });
      const { kinds, usedBytes } = await readUsage(database().db, owner);
      expect(kinds.map(({ kind, count }) => [kind, count]).sort()).toEqual([
        ['journeys', 1],
        ['papers', 1],
        ['runs', 1],
      ]);
      const runs = kinds.find(({ kind }) => kind === 'runs')?.bytes ?? 0;
      expect(runs).toBeGreaterThan(6000);
      expect(runs).toBeLessThan(8000);
      expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(usedBytes);
    });
  });

  describe('the limit of an owner', () => {
    it('refuses what passes it, says what is used and allowed, and changes nothing', async () => {
      await setLimits({ guestBytes: 10_000 });
      const owner = newOwner();
      await store(owner).set('circuit:a', fillWith(6000));
      const used = await getUsed(owner);
      const error = await errorOf(store(owner).set('circuit:b', fillWith(6000)));
      expect(findPassedLimit(error)).toMatchObject({ limit: 'guest', used, allowed: 10_000 });
      expect(getStorageRefusal(error)).toContain('you already use 0 MB of 0 MB');
      expect(await store(owner).keys('')).toEqual(['circuit:a']);
      const changed = store(owner).change('circuit:a', () => fillWith(12_000));
      expect(findPassedLimit(await errorOf(changed))?.limit).toBe('guest');
      expect(await store(owner).get('circuit:a')).toHaveLength(6000);
      expect(await getUsed(owner)).toBe(used);
    });

    it('never prevents making something smaller, or removing it', async () => {
      const owner = newOwner();
      await setLimits({});
      await store(owner).set('circuit:a', fillWith(5000));
      await store(owner).set('circuit:b', fillWith(5000));
      await setLimits({ guestBytes: 1000 });
      await store(owner).set('circuit:a', fillWith(4000));
      await store(owner).change('circuit:a', () => undefined);
      await store(owner).change('never there', () => undefined);
      expect(await store(owner).keys('')).toEqual(['circuit:b']);
    });

    it('is larger for users than for guests', async () => {
      await setLimits({ guestBytes: 1000, userBytes: 10_000 });
      const user = newOwner('user');
      await store(user).set('circuit:a', fillWith(5000));
      expect((await readUsage(database().db, user)).allowedBytes).toBe(10_000);
      expect(await errorOf(store(newOwner()).set('circuit:a', fillWith(5000)))).not.toBeNull();
    });

    it('holds when many saves arrive at once', async () => {
      await setLimits({ guestBytes: 50_000 });
      const owner = newOwner();
      const errors = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          errorOf(
            at % 2 === 0
              ? store(owner).set(`circuit:${at}`, fillWith(4000))
              : store(owner).change(`circuit:${at}`, () => fillWith(4000)),
          ),
        ),
      );
      const saved = errors.filter((error) => error === null).length;
      expect(saved).toBe(11);
      expect(errors.every((error) => error === null || findPassedLimit(error) !== null)).toBe(true);
      expect(await store(owner).keys('')).toHaveLength(saved);
      const used = await getUsed(owner);
      expect(used).toBeLessThanOrEqual(50_000);
      const rows = await database()
        .db.select({ bytes: storeEntries.bytes })
        .from(storeEntries)
        .where(eq(storeEntries.owner, owner));
      expect(rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)).toBe(used);
    });

    it('also limits queued runs, which count by an estimate', async () => {
      await setLimits({ guestBytes: 1_000_000 });
      const owner = newOwner();
      const log = runLog(database().db, now);
      const errors = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          errorOf(log.create(owner, `run-${owner}-${at}`, 'sleep')),
        ),
      );
      expect(errors.filter((error) => error === null)).toHaveLength(3);
    });

    it('lets a run that has started end, even if the owner is at the limit by then', async () => {
      await setLimits({ guestBytes: 302_000 });
      const owner = newOwner();
      const log = runLog(database().db, now);
      const { id } = await log.create(owner, `run-${owner}`, 'sleep');
      await store(owner).set('circuit:a', fillWith(1500));
      const data = { output: fillWith(900_000) };
      await log.append(id, { kind: 'step.completed', step: 'one', data });
      await log.append(id, { kind: 'run.completed' }, { state: 'completed', result: {} });
      expect((await log.find(id))?.state).toBe('completed');
      expect(findPassedLimit(await errorOf(store(owner).set('circuit:b', 1)))).not.toBeNull();
    });

    it('drops replies to retried requests beyond a quarter, and never refuses the request', async () => {
      await setLimits({ guestBytes: 40_000 });
      const owner = newOwner();
      const replies = idempotentReplies(database().db, { now });
      const reply = { status: 200, contentType: 'text/plain', body: new Uint8Array(4000) };
      for (const key of ['1', '2', '3', '4']) {
        expect(await replies.begin(owner, key, 'x', 'hash')).toBe('fresh');
        await replies.finish(owner, key, reply);
      }
      expect(await replies.begin(owner, '2', 'x', 'hash')).toMatchObject({
        replay: { status: 200 },
      });
      expect(await replies.begin(owner, '4', 'x', 'hash')).toBe('fresh');
      replies.stop();
      await store(owner).set('circuit:a', fillWith(30_000));
    });
  });

  describe('the limit of the installation', () => {
    it('refuses further data of anyone, and of guests beyond a half', async () => {
      await setLimits({});
      const before = await getTotal();
      const guests = (await database().db.select().from(storageTotals))
        .filter(({ audience }) => audience === 'guest')
        .reduce((sum, { bytes }) => sum + bytes, 0);
      await setLimits({ totalBytes: 2 * guests + 20_000 + before });
      const allowed = (2 * guests + 20_000 + before) / 2 - guests;
      const guest = await errorOf(store(newOwner()).set('circuit:a', fillWith(allowed)));
      expect(findPassedLimit(guest)?.limit).toBe('guests');
      expect(getStorageRefusal(guest)).toContain('Sign in');
      const user = newOwner('user');
      await store(user).set('circuit:a', fillWith(allowed));
      const more = fillWith(2 * guests + 20_000);
      const refused = await errorOf(store(newOwner('user')).set('circuit:a', more));
      expect(findPassedLimit(refused)?.limit).toBe('all');
      await setLimits({});
    });
  });

  describe('an export', () => {
    const exportAll = async (owner: string) => {
      const records: { kind: string; id: string; value: unknown }[] = [];
      let text = '';
      let after: string | undefined;
      let pages = 0;
      do {
        const page = await exportPage(database().db, owner, after);
        if (page === null) throw new Error('The cursor is invalid.');
        pages += 1;
        for (const { kind, id, json, is_complete } of page.parts) {
          text += json;
          if (!is_complete) continue;
          records.push({ kind, id, value: JSON.parse(text) });
          text = '';
        }
        after = page.next ?? undefined;
      } while (after !== undefined);
      return { records, pages };
    };

    it('has every record exactly, also large ones, in pages of two million characters', async () => {
      await setLimits({});
      const owner = newOwner();
      const awkward = { text: 'NUL \u0000, half \ud83d, 😀', list: [null, 0.5] };
      await store(owner).set('document:1', awkward);
      const large = Array.from({ length: 5000 }, (_, at) => `${at} ${'ü'.repeat(1000)}`);
      await store(owner).set('bibliography:1', large);
      const log = runLog(database().db, now);
      const { id } = await log.create(owner, `run-${owner}`, 'On "sleep"');
      await store(newOwner()).set('document:1', 'of another owner');
      const { records, pages } = await exportAll(owner);
      expect(pages).toBe(3);
      expect(records).toHaveLength(3);
      expect(records).toContainEqual({ kind: 'papers', id: 'document:1', value: awkward });
      expect(records).toContainEqual({
        kind: 'bibliographies',
        id: 'bibliography:1',
        value: large,
      });
      expect(records.find(({ kind }) => kind === 'runs')?.value).toMatchObject({
        id,
        topic: 'On "sleep"',
        events: [{ kind: 'run.queued' }],
      });
    });

    it.each(['', 'x', 'WyJhIl0', Buffer.from('["entry","a",-1]').toString('base64url')])(
      'refuses an invalid cursor: %j',
      async (cursor) => {
        expect(await exportPage(database().db, newOwner(), cursor)).toBeNull();
      },
    );
  });

  describe('deleting', () => {
    it('removes all data of one owner, and says what it was', async () => {
      const [owner, other] = [newOwner(), newOwner()];
      const log = runLog(database().db, now);
      for (const each of [owner, other]) {
        await store(each).set('document:1', 1);
        await log.create(each, `run-${each}`, 'sleep');
      }
      const deleted = await deleteOwnerData(database().db, owner);
      expect(deleted.map(({ kind }) => kind).sort()).toEqual(['papers', 'runs']);
      expect(await store(owner).keys('')).toEqual([]);
      expect(await log.find(`run-${owner}`)).toBeUndefined();
      expect(await log.events(`run-${owner}`, 0)).toEqual([]);
      expect(await getUsed(owner)).toBe(0);
      expect(await store(other).get('document:1')).toBe(1);
      expect((await log.find(`run-${other}`))?.state).toBe('queued');
    });
  });

  describe('the expiry of guests’ data', () => {
    const DAYS = 30;
    const after = (days: number) =>
      guestExpiry(database().db, { now: () => new Date(Date.now() + days * DAY_MS), days: DAYS });

    it('deletes it a number of days after the last use, and never that of users', async () => {
      const [guest, active, user] = [newOwner(), newOwner(), newOwner('user')];
      const log = runLog(database().db, now);
      for (const owner of [guest, active, user]) {
        for (let at = 0; at < 60; at += 1) await store(owner).set(`circuit:${at}`, at);
        await log.create(owner, `run-${owner}`, 'sleep');
      }
      await after(DAYS - 1).sweep();
      expect(await store(guest).keys('')).toHaveLength(60);
      await after(DAYS - 1).touch(active);
      await after(DAYS - 1).touch(user);
      await after(DAYS + 1).sweep();
      expect(await store(guest).keys('')).toEqual([]);
      expect(await log.find(`run-${guest}`)).toBeUndefined();
      for (const owner of [active, user]) {
        expect(await store(owner).keys('')).toHaveLength(60);
        expect(await log.find(`run-${owner}`)).toBeDefined();
      }
      const rows = await database().db.select().from(storageUsage);
      expect(rows.map(({ owner }) => owner)).not.toContain(guest);
    });
  });
});
