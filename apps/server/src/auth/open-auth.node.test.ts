import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/database.types.js';
import { openTestDatabase } from '../database/testing.js';
import { openAuth } from './open-auth.js';
import { openBrowser } from './testing/browser.js';
import {
  call,
  chooseAccount,
  openAccountChoice,
  post,
  refresh,
  SignedIn,
} from './testing/sign-in-steps.js';
import { createTestApp } from './testing/create-test-app.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';

let database: OpenDatabase;
let server: SignInServer;
const shell = createTestApp();
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openSignInServer(database, { app: shell.app });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

describe('sign-in with the middleware of the server', () => {
  it('API-21 API-23 API-24 API-25 API-27 works from start to end without logging a secret', async () => {
    const browser = openBrowser();
    const { address, page } = await openAccountChoice(server, browser, { state: 's' });
    expect(page).toContain('Choose a demo account');
    const back = await chooseAccount(server, browser, address, 'demo-researcher');
    const code = back.searchParams.get('code') ?? '';
    const exchanged = await post(`${server.api}/auth/callback`, { code, state: 's' });
    const { token, refresh_token: refreshToken } = z.parse(SignedIn, await exchanged.json());
    const profile = await call(`${server.api}/auth/profile`, token);
    const renewed = await refresh(server, refreshToken);
    const left = await call(`${server.api}/auth/logout`, token, 'POST');
    for (const reply of [exchanged, profile, renewed, left]) {
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await call(`${server.api}/auth/profile`, token)).status).toBe(401);
    const lines = shell.lines();
    for (const path of ['/api/v1/auth/login/:provider', '/identity/*', '/api/v1/auth/refresh']) {
      expect(lines).toContain(`"route":"${path}"`);
    }
    const cookies = browser.cookies().map(({ value }) => value);
    for (const secret of [code, token, refreshToken, ...cookies]) {
      expect(lines).not.toContain(secret);
    }
  });

  it('keeps the stricter policy of its own pages', async () => {
    const { address } = await openAccountChoice(server, openBrowser());
    for (const page of [address, `${server.api}/auth/login/none`]) {
      const { headers } = await openBrowser().visit(page);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'self';/,
      );
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('API-21 refuses with an error message and the request id', async () => {
    const reply = await call(`${server.api}/auth/profile`, 'mock-token');
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    expect(await reply.json()).toEqual({
      error: 'You are not signed in, or your session has ended. Sign in again.',
      request_id: reply.headers.get('x-request-id'),
    });
  });
});

describe('the demo accounts', () => {
  it.each([
    ['http://localhost:4173', undefined, /^$/],
    ['http://127.0.0.1:4173', undefined, /^$/],
    ['https://spinout.example.org', undefined, /^No one can sign in/],
    ['https://spinout.example.org', true, /^Anyone who can reach this server can use the demo/],
  ])('are logged as a warning if other machines can reach %s, allowed: %s', async (...row) => {
    const [origin, allowDemoSignIn, warning] = row;
    const warned: string[] = [];
    const silent = () => undefined;
    const warn = (_: object, message: string) => void warned.push(message);
    await openAuth({
      database,
      now: () => new Date(),
      settings: { origin, ...(allowDemoSignIn !== undefined && { allowDemoSignIn }) },
      log: { info: silent, warn, error: silent },
    });
    expect(warned.join('\n')).toMatch(warning);
  });
});
