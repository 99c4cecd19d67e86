import { inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { storageUsage } from '../database/schema/store.schema.js';
import { eachDatabase } from '../database/testing.js';
import { runLog } from '../jobs/run-log.js';
import { guestExpiry } from './guest-expiry.js';
import { DAY_MS, newOwner, now, openStoredData } from './stored-data.test-tools.js';

eachDatabase((database) => {
  const { store } = openStoredData(database);

  describe('the expiry of guests’ data', () => {
    it('records the use of many guests at once with few statements', async () => {
      const { db } = database();
      const owners = Array.from({ length: 40 }, () => newOwner());
      for (const owner of owners) await store(owner).set('circuit:1', 1);
      const at = new Date(Date.now() + DAY_MS);
      const update = vi.spyOn(db, 'update');
      const guests = guestExpiry(db, { now: () => at, days: 30, writeAfterMs: 0 });
      await Promise.all(owners.map((owner) => guests.touch(owner)));
      expect(update.mock.calls.length).toBeLessThan(4);
      update.mockRestore();
      const rows = await db.select().from(storageUsage).where(inArray(storageUsage.owner, owners));
      expect(rows).toHaveLength(40);
      for (const { usedAt } of rows) expect(usedAt).toEqual(at);
    });

    const DAYS = 30;
    const after = (days: number) =>
      guestExpiry(database().db, {
        now: () => new Date(Date.now() + days * DAY_MS),
        days: DAYS,
        writeAfterMs: 0,
      });

    it('stops deleting the data of a guest who returns meanwhile', async () => {
      const { db } = database();
      const guest = newOwner();
      const later = { now: () => new Date(Date.now() + 31 * DAY_MS), days: 30 };
      for (let at = 0; at < 120; at += 1) await store(guest).set(`circuit:${at}`, at);
      // On another server, which shares only the database.
      const other = guestExpiry(db, { ...later, writeAfterMs: 0 });
      const transaction = db.transaction.bind(db);
      const spy = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
        const result = await transaction(work);
        // Other guests of these tests may be deleted before.
        if ((await store(guest).keys('')).length < 120) await other.touch(guest);
        return result;
      });
      await guestExpiry(db, later).sweep();
      spy.mockRestore();
      expect(await store(guest).keys('')).toHaveLength(70);
    });

    it('does not delete the data of a guest whose return is about to be recorded', async () => {
      const { db } = database();
      const guest = newOwner();
      await store(guest).set('circuit:1', 1);
      const now = () => new Date(Date.now() + 31 * DAY_MS);
      const guests = guestExpiry(db, { now, days: 30, writeAfterMs: 50 });
      const touched = guests.touch(guest);
      await guests.sweep();
      expect(await store(guest).keys('')).toHaveLength(1);
      await touched;
      await guests.sweep();
      expect(await store(guest).keys('')).toHaveLength(1);
    });

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
