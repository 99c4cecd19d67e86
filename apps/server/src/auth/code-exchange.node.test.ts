import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '../database/schema/auth.schema.js';
import { eachDatabase } from '../database/testing.js';
import { CODE_SECONDS } from './one-time-codes.js';
import { createChallenge } from './secrets.js';
import { openBrowser } from './testing/browser.js';
import {
  call,
  completeSignIn,
  loginAddress,
  post,
  refresh,
  SignedIn,
} from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';

const VERIFIER = 'a-verifier-of-the-client_of-at-least-43.characters~';
const WITH_PKCE = {
  state: 'st',
  code_challenge: createChallenge(VERIFIER),
  code_challenge_method: 'S256',
};

eachDatabase((database) => {
  let server: SignInServer;
  beforeAll(async () => {
    server = await openSignInServer(database());
  });
  afterAll(() => server.close());

  const requestCode = async (parameters: Readonly<Record<string, string>>) =>
    (await completeSignIn(server, 'demo-user', parameters)).searchParams.get('code') ?? '';

  const exchange = (body: unknown) => post(`${server.api}/auth/callback`, body);

  const profileStatus = async (token: string) =>
    (await call(`${server.api}/auth/profile`, token)).status;

  describe('the exchange of a code', () => {
    it('API-25 issues tokens to the client that has the verifier', async () => {
      const code = await requestCode(WITH_PKCE);
      const reply = await exchange({ code, state: 'st', code_verifier: VERIFIER });
      expect(reply.status).toBe(200);
      const { token } = z.parse(SignedIn, await reply.json());
      expect(await profileStatus(token)).toBe(200);
    });

    it.each([
      ['another verifier', WITH_PKCE, { state: 'st', code_verifier: `${VERIFIER}x` }],
      [
        'the challenge as verifier',
        WITH_PKCE,
        { state: 'st', code_verifier: createChallenge(VERIFIER) },
      ],
      ['no verifier', WITH_PKCE, { state: 'st' }],
      ['an unexpected verifier', { state: 'st' }, { state: 'st', code_verifier: VERIFIER }],
      ['another state', { state: 'st' }, { state: 'ts' }],
      ['no state', { state: 'st' }, {}],
      ['an empty state', { state: 'st' }, { state: '' }],
      ['an unexpected state', {}, { state: 'st' }],
    ])('API-25 refuses %s and invalidates the code', async (_, startParameters, presented) => {
      const code = await requestCode(startParameters);
      const reply = await exchange({ code, ...presented });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toEqual({
        error: 'This sign-in has expired. Start again.',
      });
      const right = {
        ...startParameters,
        ...('code_challenge' in startParameters && { code_verifier: VERIFIER }),
      };
      expect((await exchange({ code, ...right })).status).toBe(400);
    });

    it('API-25 accepts a code for one minute', async () => {
      const late = await requestCode({ state: 'st' });
      const early = await requestCode({ state: 'st' });
      server.advanceSeconds(CODE_SECONDS / 2);
      expect((await exchange({ code: early, state: 'st' })).status).toBe(200);
      server.advanceSeconds(CODE_SECONDS / 2 + 1);
      expect((await exchange({ code: late, state: 'st' })).status).toBe(400);
    });

    it('API-25 revokes the tokens of a code that is used again', async () => {
      const code = await requestCode({ state: 'st' });
      const first = await exchange({ code, state: 'st' });
      const { token, refresh_token: refreshToken } = z.parse(SignedIn, await first.json());
      expect(await profileStatus(token)).toBe(200);
      expect((await exchange({ code, state: 'st' })).status).toBe(400);
      expect(await profileStatus(token)).toBe(401);
      expect((await refresh(server, refreshToken)).status).toBe(401);
    });

    it('API-25 revokes all tokens if ten clients use one code concurrently', async () => {
      const code = await requestCode({ state: 'st' });
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => exchange({ code, state: 'st' })),
      );
      const [winner, ...others] = replies.filter(({ status }) => status === 200);
      expect(others).toEqual([]);
      const { token } = z.parse(SignedIn, await winner?.json());
      expect(await profileStatus(token)).toBe(401);
    });

    it.each([
      [
        'method plain',
        { code_challenge: createChallenge(VERIFIER), code_challenge_method: 'plain' },
      ],
      ['no method', { code_challenge: createChallenge(VERIFIER) }],
      ['only a method', { code_challenge_method: 'S256' }],
      ['a short challenge', { code_challenge: 'abc', code_challenge_method: 'S256' }],
      ['a state with a line break', { state: 'a\nb' }],
      ['a state with a NUL', { state: 'a\u0000' }],
      ['a state that is too long', { state: 's'.repeat(513) }],
    ])('API-27 does not start with %s', async (_, parameters) => {
      const reply = await openBrowser().visit(loginAddress(server, parameters));
      expect(reply.status).toBe(400);
      expect(reply.headers.get('content-type')).toContain('text/html');
    });

    it('stores tokens, codes and browser secrets only as hashes', async () => {
      const browser = openBrowser();
      const back = await completeSignIn(server, 'demo-user', { state: 'st' }, browser);
      const code = back.searchParams.get('code') ?? '';
      const unused = await requestCode({ state: 'st' });
      const startParameters = openBrowser();
      const providerRequest = await startParameters.visit(loginAddress(server));
      const { searchParams } = new URL(providerRequest.headers.get('location') ?? '');
      const first = z.parse(SignedIn, await (await exchange({ code, state: 'st' })).json());
      const second = await refresh(server, first.refresh_token);
      const renewed = z.parse(
        z.object({ token: z.string(), refresh_token: z.string() }),
        await second.json(),
      );
      const secrets = [
        code,
        unused,
        first.token,
        first.refresh_token,
        renewed.token,
        renewed.refresh_token,
        searchParams.get('state') ?? '',
        searchParams.get('nonce') ?? '',
        ...startParameters.cookies().map(({ value }) => value),
      ];
      expect(secrets.every((secret) => secret.length >= 43)).toBe(true);
      const everything = [];
      for (const table of Object.values(tables).filter((value) => is(value, PgTable))) {
        const { rows } = await database().executeSql(`select * from ${getTableName(table)}`);
        everything.push(JSON.stringify(rows));
      }
      const text = everything.join('\n');
      expect(text.length).toBeGreaterThan(1000);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    });
  });
});
