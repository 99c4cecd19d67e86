import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storageTotals, storeEntries } from '../database/schema/store.schema.js';
import { eachDatabase } from '../database/testing.js';
import { runLog } from '../jobs/run-log.js';
import { idempotentReplies } from './idempotent-replies.js';
import { readUsage } from './owner-data.js';
import { findPassedLimit } from './storage-limits.js';
import { getStorageRefusal } from './storage-refusal.js';
import { errorOf, fillWith, newOwner, now, openStoredData } from './stored-data.test-tools.js';

eachDatabase((database) => {
  const { getTotal, getUsed, setLimits, store } = openStoredData(database);

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
});
