import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { idempotentReplies as table } from '../database/schema/store.schema.js';
import { eachDatabase } from '../database/testing.js';
import { idempotentReplies, type IdempotentRepliesSettings } from './idempotent-replies.js';
import { createClock, ENDPOINT, HASH, HOUR_MS, REPLY } from './idempotent-replies.test-tools.js';

describe('idempotentReplies', () => {
  eachDatabase((database) => {
    const setUp = () => {
      const clock = createClock();
      const serve = (settings: Partial<IdempotentRepliesSettings> = {}) =>
        idempotentReplies(database().db, { now: clock.now, ...settings });
      const owner = `user:${randomUUID()}`;
      const rows = () => database().db.select().from(table).where(eq(table.owner, owner));
      return { clock, serve, owner, rows };
    };

    it('processes a request once and replays its reply byte for byte', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      expect(await server.begin(owner, 'k1', ENDPOINT, HASH)).toBe('fresh');
      expect(await server.begin(owner, 'k1', ENDPOINT, HASH)).toBe('in-progress');
      await server.finish(owner, 'k1', REPLY);
      expect(await server.begin(owner, 'k1', ENDPOINT, HASH)).toEqual({ replay: REPLY });
    });

    it('lets a request succeed whose reply cannot be stored, and reports it', async () => {
      const { clock, owner } = setUp();
      const onError = vi.fn();
      const lost = new Error('Connection terminated');
      const db = new Proxy(database().db, {
        get: (target, name) =>
          name === 'update'
            ? () => {
                throw lost;
              }
            : (Reflect.get(target, name) as unknown),
      });
      const server = idempotentReplies(db, { now: clock.now, onError });
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      await server.finish(owner, 'k1', REPLY);
      expect(onError.mock.calls).toEqual([[lost]]);
      // Not processed again while a retry of the same request may be on its way.
      expect(await server.begin(owner, 'k1', ENDPOINT, HASH)).toBe('in-progress');
      clock.advance(20_000);
      expect(await server.begin(owner, 'k1', ENDPOINT, HASH)).toBe('fresh');
      server.stop();
    });

    it('replays a long reply', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      const body = Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 251);
      await server.begin(owner, 'long', ENDPOINT, HASH);
      await server.finish(owner, 'long', { ...REPLY, body });
      const state = await server.begin(owner, 'long', ENDPOINT, HASH);
      const replayed = typeof state === 'object' ? state.replay.body : new Uint8Array();
      expect(Buffer.compare(replayed, body)).toBe(0);
    });

    it('replays a reply without a body', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      const empty = { status: 204, contentType: '', body: new Uint8Array() };
      await server.finish(owner, 'k1', empty);
      expect(await server.begin(owner, 'k1', ENDPOINT, HASH)).toEqual({ replay: empty });
    });

    it('refuses a key that was used for another body or another endpoint', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      expect(await server.begin(owner, 'k1', ENDPOINT, 'other')).toBe('mismatch');
      await server.finish(owner, 'k1', REPLY);
      expect(await server.begin(owner, 'k1', 'POST /api/other', HASH)).toBe('mismatch');
    });

    it('separates the keys of owners', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      expect(await server.begin(`${owner}-other`, 'k1', ENDPOINT, 'other')).toBe('fresh');
    });

    it('accepts exactly one of many concurrent requests on several servers', async () => {
      const { serve, owner } = setUp();
      const servers = [serve(), serve(), serve()];
      const states = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          (servers[index % servers.length] ?? serve()).begin(owner, 'k1', ENDPOINT, HASH),
        ),
      );
      expect(states.filter((state) => state === 'fresh')).toHaveLength(1);
      expect(states.filter((state) => state === 'in-progress')).toHaveLength(59);
    });

    it('accepts a request again after it was abandoned', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      await server.abandon(owner, 'k1');
      expect(await server.begin(owner, 'k1', ENDPOINT, 'other')).toBe('fresh');
    });

    it('does not discard a reply', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      await server.finish(owner, 'k1', REPLY);
      await server.abandon(owner, 'k1');
      expect(await server.begin(owner, 'k1', ENDPOINT, HASH)).toEqual({ replay: REPLY });
    });

    it('takes over the request of a dead server when its lease has expired', async () => {
      const { serve, owner, clock } = setUp();
      const [dead, living] = [serve(), serve()];
      await dead.begin(owner, 'k1', ENDPOINT, HASH);
      dead.stop();
      clock.advance(19_000);
      expect(await living.begin(owner, 'k1', ENDPOINT, HASH)).toBe('in-progress');
      clock.advance(1000);
      expect(await living.begin(owner, 'k1', ENDPOINT, 'other')).toBe('mismatch');
      expect(await living.begin(owner, 'k1', ENDPOINT, HASH)).toBe('fresh');
      expect(await living.begin(owner, 'k1', ENDPOINT, HASH)).toBe('in-progress');
    });

    it('takes over requests of an earlier process at once if it is the only server', async () => {
      const { serve, owner } = setUp();
      await serve().begin(owner, 'k1', ENDPOINT, HASH);
      expect(await serve({ isSoleServer: true }).begin(owner, 'k1', ENDPOINT, HASH)).toBe('fresh');
    });

    it('keeps the reply of the server that took over if the slow one replies later', async () => {
      const { serve, owner, clock } = setUp();
      const [slow, other] = [serve(), serve()];
      await slow.begin(owner, 'k1', ENDPOINT, HASH);
      clock.advance(20_000);
      await other.begin(owner, 'k1', ENDPOINT, HASH);
      await slow.finish(owner, 'k1', { ...REPLY, status: 500 });
      expect(await other.begin(owner, 'k1', ENDPOINT, HASH)).toBe('in-progress');
      await slow.abandon(owner, 'k1');
      await other.finish(owner, 'k1', REPLY);
      await slow.finish(owner, 'k1', { ...REPLY, status: 500 });
      expect(await other.begin(owner, 'k1', ENDPOINT, HASH)).toEqual({ replay: REPLY });
    });

    it('renews its claim while it is processing', async () => {
      const { serve, owner, clock, rows } = setUp();
      const server = serve({ leaseMs: 60 });
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      clock.advance(HOUR_MS);
      await vi.waitFor(async () => {
        expect((await rows())[0]?.leaseUntil.getTime()).toBe(clock.now().getTime() + 60);
      });
      expect(await serve().begin(owner, 'k1', ENDPOINT, HASH)).toBe('in-progress');
      await server.finish(owner, 'k1', REPLY);
    });

    it('keeps renewing one claim if another request is finished twice', async () => {
      const { serve, owner, clock, rows } = setUp();
      const server = serve({ leaseMs: 60 });
      await server.begin(owner, 'k1', ENDPOINT, HASH);
      await server.begin(owner, 'k2', ENDPOINT, HASH);
      await server.finish(owner, 'k1', REPLY);
      await server.abandon(owner, 'k1');
      clock.advance(HOUR_MS);
      await vi.waitFor(async () => {
        const inProgress = (await rows()).find(({ key }) => key === 'k2');
        expect(inProgress?.leaseUntil.getTime()).toBe(clock.now().getTime() + 60);
      });
      await server.finish(owner, 'k2', REPLY);
    });

    it('replays a reply for 24 hours and then removes it', async () => {
      const { serve, owner, clock, rows } = setUp();
      const server = serve();
      for (const key of ['old', 'again']) {
        await server.begin(owner, key, ENDPOINT, HASH);
        await server.finish(owner, key, REPLY);
      }
      clock.advance(24 * HOUR_MS - 1);
      await server.begin(owner, 'young', ENDPOINT, HASH);
      await server.finish(owner, 'young', REPLY);
      expect(await server.begin(owner, 'old', ENDPOINT, HASH)).toEqual({ replay: REPLY });
      clock.advance(1);
      expect(await server.begin(owner, 'again', ENDPOINT, 'other')).toBe('fresh');
      await server.sweep();
      expect((await rows()).map(({ key }) => key).sort()).toEqual(['again', 'young']);
    });

    it('removes expired replies while requests arrive', async () => {
      const { serve, owner, clock, rows } = setUp();
      const server = serve();
      await server.begin(owner, 'old', ENDPOINT, HASH);
      await server.finish(owner, 'old', REPLY);
      clock.advance(25 * HOUR_MS);
      await server.begin(owner, 'new', ENDPOINT, HASH);
      expect((await rows()).map(({ key }) => key)).toEqual(['new']);
    });

    it('accepts keys with any characters', async () => {
      const { serve, owner } = setUp();
      const server = serve();
      const key = "k\u0000'%\ud83d\\";
      expect(await server.begin(owner, key, ENDPOINT, HASH)).toBe('fresh');
      await server.finish(owner, key, REPLY);
      expect(await server.begin(owner, key, ENDPOINT, HASH)).toEqual({ replay: REPLY });
      expect(await database().db.execute(sql`select 1 as one`)).toMatchObject({
        rows: [{ one: 1 }],
      });
    });
  });
});
