import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.types.js';
import { idempotentReplies as table } from '../database/schema/store.schema.js';
import { eachDatabase } from '../database/testing.js';
import { idempotentReplies, type IdempotentRepliesSettings } from './idempotent-replies.js';
import { createClock, ENDPOINT, HASH, HOUR_MS, REPLY } from './idempotent-replies.test-tools.js';
import { setStorageLimits } from './storage-limits.js';

const LEASE_MS = 20_000;
const NO_LIMITS = { guestBytes: 1e9, userBytes: 1e9, totalBytes: 1e10 };

/** A database with some of its functions replaced. */
const withFunctions = (db: Database, functions: Readonly<Record<string, unknown>>): Database =>
  new Proxy(db, {
    get: (target, name) =>
      typeof name === 'string' && name in functions
        ? functions[name]
        : (Reflect.get(target, name) as unknown),
  });

/** Counts the statements of one kind. */
const countCalls = (db: Database, name: 'update' | 'delete') => {
  const calls = vi.fn();
  const replaced = withFunctions(db, {
    [name]: (from: typeof table) => {
      calls();
      return db[name](from);
    },
  });
  return { db: replaced, calls };
};

describe('claims of requests', () => {
  beforeEach(() => {
    // Renewals run when a test says so; the database needs the other timers.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  eachDatabase((database) => {
    const setUp = () => {
      const clock = createClock();
      const serve = (settings: Partial<IdempotentRepliesSettings> = {}, db = database().db) =>
        idempotentReplies(db, { now: clock.now, ...settings });
      const owner = `visitor:${randomUUID()}`;
      const begin = (server: ReturnType<typeof serve>, key: string) =>
        server.begin(owner, key, ENDPOINT, HASH);
      const findLease = async (key: string) =>
        (await database().db.select().from(table).where(eq(table.owner, owner)))
          .find((row) => row.key === key)
          ?.leaseUntil.getTime();
      /** Lets a time pass in which a server renews its claims. */
      const pass = (ms: number) => {
        clock.advance(ms);
        vi.advanceTimersByTime(ms);
      };
      const waitForLease = (key: string) =>
        vi.waitFor(async () => {
          expect(await findLease(key)).toBe(clock.now().getTime() + LEASE_MS);
        });
      return { clock, serve, owner, begin, findLease, pass, waitForLease };
    };

    it('are renewed before they expire', async () => {
      const { serve, begin, pass, waitForLease } = setUp();
      const server = serve();
      await begin(server, 'k1');
      pass(LEASE_MS - 1);
      await waitForLease('k1');
      server.stop();
    });

    it('are no longer renewed when all requests are finished', async () => {
      const { serve, owner, begin, pass } = setUp();
      const { db, calls } = countCalls(database().db, 'update');
      const server = serve({}, db);
      for (const key of ['k1', 'k2']) await begin(server, key);
      await server.finish(owner, 'k1', REPLY);
      await server.abandon(owner, 'k2');
      expect(calls).toHaveBeenCalledTimes(1);
      pass(10 * LEASE_MS);
      expect(calls).toHaveBeenCalledTimes(1);
    });

    it('are no longer renewed when the server stops', async () => {
      const { serve, begin, pass, waitForLease } = setUp();
      const { db, calls } = countCalls(database().db, 'update');
      const [stopped, other] = [serve({}, db), serve()];
      await begin(stopped, 'k1');
      stopped.stop();
      pass(LEASE_MS);
      expect(calls).not.toHaveBeenCalled();
      // Nor together with a later one.
      await begin(stopped, 'k2');
      pass(LEASE_MS - 1);
      await waitForLease('k2');
      expect(await begin(other, 'k1')).toBe('fresh');
      expect(await begin(other, 'k2')).toBe('in-progress');
      stopped.stop();
      other.stop();
    });

    it('expire if the reply could not be stored, while another one of the server is renewed', async () => {
      const { serve, owner, begin, pass, waitForLease } = setUp();
      let fails = true;
      const db = withFunctions(database().db, {
        update: (from: typeof table) => {
          if (fails) throw new Error('Connection terminated');
          return database().db.update(from);
        },
      });
      const [server, other] = [serve({}, db), serve()];
      for (const key of ['k1', 'k2']) await begin(server, key);
      await server.finish(owner, 'k1', REPLY);
      fails = false;
      pass(LEASE_MS - 1);
      await waitForLease('k2');
      pass(1);
      expect(await begin(other, 'k1')).toBe('fresh');
      expect(await begin(other, 'k2')).toBe('in-progress');
      server.stop();
      other.stop();
    });

    it('are given up if the storage of the owner is full of replies, without a report', async () => {
      const { serve, owner, begin } = setUp();
      const onError = vi.fn();
      const server = serve({ onError });
      await setStorageLimits(database().db, { ...NO_LIMITS, guestBytes: 4000 });
      await begin(server, 'k1');
      await server.finish(owner, 'k1', { ...REPLY, body: new Uint8Array(5000) });
      await setStorageLimits(database().db, NO_LIMITS);
      expect(onError).not.toHaveBeenCalled();
      expect(await begin(server, 'k1')).toBe('fresh');
      server.stop();
    });

    it('are taken if the other server gave them up before they were read', async () => {
      const { serve, owner, begin } = setUp();
      const other = serve();
      await begin(other, 'k1');
      let readings = 0;
      const db = withFunctions(database().db, {
        select: () => ({
          from: () => ({
            where: async () => {
              readings += 1;
              await other.abandon(owner, 'k1');
              return [];
            },
          }),
        }),
      });
      const server = serve({}, db);
      expect(await begin(server, 'k1')).toBe('fresh');
      expect(readings).toBe(1);
      server.stop();
    });

    it('count as in progress if they change hands again and again', async () => {
      const { serve, begin } = setUp();
      const other = serve();
      await begin(other, 'k1');
      const db = withFunctions(database().db, {
        select: () => ({ from: () => ({ where: () => Promise.resolve([]) }) }),
      });
      expect(await begin(serve({}, db), 'k1')).toBe('in-progress');
      other.stop();
    });

    it('remove expired replies at most once an hour', async () => {
      const { clock, serve, begin } = setUp();
      const { db, calls } = countCalls(database().db, 'delete');
      const server = serve({}, db);
      await begin(server, 'k1');
      clock.advance(HOUR_MS);
      await begin(server, 'k2');
      expect(calls).not.toHaveBeenCalled();
      clock.advance(1);
      await begin(server, 'k3');
      expect(calls).toHaveBeenCalledTimes(1);
      clock.advance(HOUR_MS);
      await begin(server, 'k4');
      expect(calls).toHaveBeenCalledTimes(1);
      server.stop();
    });
  });
});
