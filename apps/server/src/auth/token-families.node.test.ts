import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/database.types.js';
import { refreshTokens, tokenFamilies } from '../database/schema/auth.schema.js';
import { eachDatabase } from '../database/testing.js';
import { hashText, unseal } from './secrets.js';
import { REFRESH_GRACE_SECONDS, rotate } from './refresh-rotation.js';
import { ACCESS_TOKEN_SECONDS, FAMILY_SECONDS } from './token-families.js';
import { call, post, refresh, Refreshed, signIn } from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';

const refreshPair = async (server: SignInServer, refreshToken: string): Promise<Refreshed> =>
  z.parse(Refreshed, await (await refresh(server, refreshToken)).json());

const profileStatus = async ({ api }: SignInServer, token: string) =>
  (await call(`${api}/auth/profile`, token)).status;

const refreshStatus = async (server: SignInServer, refreshToken: string) =>
  (await refresh(server, refreshToken)).status;

const findFamily = async ({ db }: OpenDatabase, refreshToken: string) => {
  const [row] = await db
    .select()
    .from(refreshTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, hashText(refreshToken)));
  if (!row) throw new Error('Unknown token');
  return row;
};

eachDatabase((database) => {
  let server: SignInServer;
  beforeAll(async () => {
    server = await openSignInServer(database());
  });
  afterAll(() => server.close());

  describe('an access token', () => {
    it('API-21 is valid for ten minutes', async () => {
      const { token } = await signIn(server, 'demo-user');
      server.advanceSeconds(ACCESS_TOKEN_SECONDS - 30);
      expect(await profileStatus(server, token)).toBe(200);
      server.advanceSeconds(31);
      expect(await profileStatus(server, token)).toBe(401);
    });

    it.each([
      '',
      'x',
      'mock-token',
      'mock-spinout_access_',
      'null',
      `spinout_access_${'A'.repeat(43)}`,
    ])('API-21 T-39 is never %j', async (token) => {
      const reply = await call(`${server.api}/auth/profile`, token);
      expect(reply.status).toBe(401);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
      const request = new Request(server.origin, { headers: { authorization: `Bearer ${token}` } });
      expect(await server.auth.readCaller(request)).toEqual({ user: null, refused: true });
    });

    it('identifies the caller; a request without a token is anonymous', async () => {
      const { token, user } = await signIn(server, 'demo-admin');
      const caller = (headers: Record<string, string>) =>
        server.auth.readCaller(new Request(server.origin, { headers }));
      expect(await caller({ authorization: `Bearer ${token}` })).toEqual({
        user: { id: user.id, role: 'admin' },
        refused: false,
      });
      expect(await caller({ authorization: `bearer  ${token} ` })).toMatchObject({
        refused: false,
      });
      expect(await caller({})).toEqual({ user: null, refused: false });
      expect(await caller({ authorization: 'Basic abc' })).toEqual({ user: null, refused: false });
      expect(await caller({ authorization: `Bearer ${token}, x` })).toMatchObject({
        refused: true,
      });
    });

    it('cannot be used as a refresh token, nor a refresh token as an access token', async () => {
      const { token, refresh_token: refreshToken } = await signIn(server, 'demo-user');
      expect(await profileStatus(server, refreshToken)).toBe(401);
      expect(await refreshStatus(server, token)).toBe(401);
    });
  });

  describe('a refresh', () => {
    it('API-23 returns a new pair each time, and the old access token stays valid until it expires', async () => {
      const first = await signIn(server, 'demo-user');
      const second = await refreshPair(server, first.refresh_token);
      const third = await refreshPair(server, second.refresh_token);
      const tokens = [first, second, third].flatMap((pair) => [pair.token, pair.refresh_token]);
      expect(new Set(tokens).size).toBe(6);
      for (const { token } of [first, second, third]) {
        expect(await profileStatus(server, token)).toBe(200);
      }
    });

    it('API-23 returns the same pair to a second tab within the grace period', async () => {
      const { refresh_token: old } = await signIn(server, 'demo-user');
      const first = await refreshPair(server, old);
      server.advanceSeconds(REFRESH_GRACE_SECONDS / 2);
      const second = await refreshPair(server, old);
      expect([second.token, second.refresh_token]).toEqual([first.token, first.refresh_token]);
      expect(second.expires_in).toBeLessThan(first.expires_in);
      expect(second.expires_in).toBeGreaterThan(ACCESS_TOKEN_SECONDS - REFRESH_GRACE_SECONDS);
    });

    it('API-23 returns the newest pair to a tab that is two refreshes behind', async () => {
      const { refresh_token: oldest } = await signIn(server, 'demo-user');
      const middle = await refreshPair(server, oldest);
      const newest = await refreshPair(server, middle.refresh_token);
      expect(await refreshPair(server, oldest)).toMatchObject({
        refresh_token: newest.refresh_token,
      });
      expect(await refreshStatus(server, newest.refresh_token)).toBe(200);
    });

    it('API-23 revokes the sign-in if a replaced token is used after the grace period', async () => {
      const first = await signIn(server, 'demo-user');
      const second = await refreshPair(server, first.refresh_token);
      server.advanceSeconds(REFRESH_GRACE_SECONDS + 1);
      expect(await refreshStatus(server, first.refresh_token)).toBe(401);
      expect(await profileStatus(server, second.token)).toBe(401);
      expect(await refreshStatus(server, second.refresh_token)).toBe(401);
      expect(server.readLog()).toContain('A replaced refresh token was used');
    });

    it('API-23 revokes only the sign-in whose token was reused', async () => {
      const stolen = await signIn(server, 'demo-user');
      const other = await signIn(server, 'demo-user');
      await refreshPair(server, stolen.refresh_token);
      server.advanceSeconds(REFRESH_GRACE_SECONDS + 1);
      expect(await refreshStatus(server, stolen.refresh_token)).toBe(401);
      expect(await profileStatus(server, other.token)).toBe(200);
    });

    it('API-23 returns one successor to twenty concurrent tabs', async () => {
      const { refresh_token: old } = await signIn(server, 'demo-user');
      const pairs = await Promise.all(Array.from({ length: 20 }, () => refreshPair(server, old)));
      expect(new Set(pairs.map((pair) => `${pair.token} ${pair.refresh_token}`)).size).toBe(1);
      const { refresh_tokens: row } = await findFamily(database(), old);
      const inFamily = await database()
        .db.select()
        .from(refreshTokens)
        .where(eq(refreshTokens.familyId, row.familyId));
      expect(inFamily.length).toBe(2);
    });

    it('API-23 creates one successor for concurrent instances', async () => {
      const dependencies = { db: database().db, now: server.now, randomBytes };
      for (let round = 0; round < 5; round += 1) {
        const { refresh_token: old } = await signIn(server, 'demo-user');
        const { token_families: family } = await findFamily(database(), old);
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, () => rotate(dependencies, old, family.id)),
        );
        const pairs = outcomes.map((outcome) =>
          outcome.kind === 'rotated' ? outcome.pair.refreshToken : outcome.kind,
        );
        expect(new Set(pairs).size).toBe(1);
        expect(await refreshStatus(server, pairs[0] ?? '')).toBe(200);
      }
    });

    it('API-23 encrypts the successor with the replaced token and deletes it after the grace period', async () => {
      const { refresh_token: old } = await signIn(server, 'demo-user');
      const next = await refreshPair(server, old);
      const { refresh_tokens: row } = await findFamily(database(), old);
      const sealed = row.sealedSuccessor ?? '';
      expect(unseal(sealed, old, row.familyId)).toContain(next.refresh_token);
      expect(() => unseal(sealed, next.refresh_token, row.familyId)).toThrow();
      expect(() => unseal(sealed, old, 'another family')).toThrow();
      server.advanceSeconds(REFRESH_GRACE_SECONDS + 1);
      await refreshPair(server, next.refresh_token);
      expect((await findFamily(database(), old)).refresh_tokens.sealedSuccessor).toBeNull();
    });

    it('API-23 never extends the thirty days of a sign-in', async () => {
      const startedAt = server.now().getTime();
      let pair: Pick<Refreshed, 'token' | 'refresh_token'> = await signIn(server, 'demo-user');
      const { token_families: family } = await findFamily(database(), pair.refresh_token);
      expect(Math.abs(family.expiresAt.getTime() - startedAt - FAMILY_SECONDS * 1000)).toBeLessThan(
        5000,
      );
      for (let week = 0; week < 4; week += 1) {
        server.advanceSeconds(7 * 24 * 60 * 60);
        pair = await refreshPair(server, pair.refresh_token);
      }
      const after = await findFamily(database(), pair.refresh_token);
      expect(after.token_families.expiresAt).toEqual(family.expiresAt);
      server.advanceSeconds(2 * 24 * 60 * 60 - 60);
      const last = await refreshPair(server, pair.refresh_token);
      expect(last.expires_in).toBeLessThanOrEqual(60);
      server.advanceSeconds(60);
      expect(await profileStatus(server, last.token)).toBe(401);
      expect(await refreshStatus(server, last.refresh_token)).toBe(401);
    });

    it.each([
      ['nothing', {}, 400],
      ['a list', { refresh_token: ['a'] }, 400],
      ['an object', { refresh_token: { $ne: '' } }, 400],
      ['a huge text', { refresh_token: 'x'.repeat(10_000) }, 400],
      ['a mock token', { refresh_token: 'mock-refresh' }, 401],
      ['an unknown token', { refresh_token: `spinout_refresh_${'A'.repeat(43)}` }, 401],
      ['a token with a NUL', { refresh_token: `spinout_refresh_${'\u0000'.repeat(43)}` }, 401],
      ['broken JSON', '{"refresh_token":', 400],
      ['a text', '"x"', 400],
      ['null', 'null', 400],
      ['a prototype', '{"__proto__":{"refresh_token":"x"}}', 400],
    ])('API-23 refuses %s', async (_, body, status) => {
      const reply = await post(`${server.api}/auth/refresh`, body);
      expect(reply.status).toBe(status);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(z.parse(z.object({ error: z.string() }), await reply.json()))).toEqual([
        'error',
      ]);
    });
  });

  describe('signing out', () => {
    const logout = (token: string | null, body?: unknown) =>
      call(`${server.api}/auth/logout`, token, 'POST', body);

    it('API-24 revokes all tokens of the sign-in, given its access token', async () => {
      const first = await signIn(server, 'demo-user');
      const second = await refreshPair(server, first.refresh_token);
      expect((await logout(second.token)).status).toBe(200);
      for (const pair of [first, second]) {
        expect(await profileStatus(server, pair.token)).toBe(401);
        expect(await refreshStatus(server, pair.refresh_token)).toBe(401);
      }
    });

    it('API-24 works with an expired access token and with only the refresh token', async () => {
      const first = await signIn(server, 'demo-user');
      const second = await signIn(server, 'demo-user');
      server.advanceSeconds(ACCESS_TOKEN_SECONDS + 1);
      await logout(first.token);
      await logout(null, { refresh_token: second.refresh_token });
      expect(await refreshStatus(server, first.refresh_token)).toBe(401);
      expect(await refreshStatus(server, second.refresh_token)).toBe(401);
    });

    it('API-24 does not affect other devices and reveals nothing about unknown tokens', async () => {
      const thisDevice = await signIn(server, 'demo-user');
      const otherDevice = await signIn(server, 'demo-user');
      await logout(thisDevice.token);
      for (const token of [null, 'mock-token', 'nonsense', thisDevice.token]) {
        const reply = await logout(token);
        expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
      }
      expect(await profileStatus(server, otherDevice.token)).toBe(200);
    });

    it('API-24 wins over concurrent refreshes', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { token, refresh_token: refreshToken } = await signIn(server, 'demo-user');
        const replies = await Promise.all([
          ...Array.from({ length: 4 }, () => refresh(server, refreshToken)),
          logout(token),
          ...Array.from({ length: 4 }, () => refresh(server, refreshToken)),
        ]);
        for (const reply of replies) {
          const pair = Refreshed.safeParse(await reply.json());
          if (!pair.success) continue;
          expect(await profileStatus(server, pair.data.token)).toBe(401);
          expect(await refreshStatus(server, pair.data.refresh_token)).toBe(401);
        }
        expect(await profileStatus(server, token)).toBe(401);
      }
    });
  });

  describe('the sweep', () => {
    it('removes expired entries and keeps valid ones', async () => {
      const { db } = database();
      const { token } = await signIn(server, 'demo-user');
      await server.auth.sweep();
      expect(await profileStatus(server, token)).toBe(200);
      server.advanceSeconds(FAMILY_SECONDS + 1);
      await server.auth.sweep();
      for (const table of [
        'token_families',
        'refresh_tokens',
        'access_tokens',
        'one_time_codes',
        'sign_in_transactions',
        'local_identity_entries',
      ]) {
        const { rows } = await database().executeSql(`select 1 from ${table}`);
        expect([table, rows.length]).toEqual([table, 0]);
      }
      expect(await db.$count(sql`users`)).toBeGreaterThan(0);
    });
  });
});
