import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/database.types.js';
import { openClosableDatabase, openTestDatabase } from '../database/testing.js';
import { openBrowser } from './testing/browser.js';
import {
  call,
  completeSignIn,
  loginAddress,
  openAccountChoice,
  post,
  refresh,
  signIn,
} from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';

const APP = 'https://app.example.org/auth/callback';

let database: OpenDatabase;
let server: SignInServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openSignInServer(database, { settings: () => ({ redirectUris: [APP] }) });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

const begin = (redirectUri: string) =>
  openBrowser().visit(
    `${server.api}/auth/login/google?redirect_uri=${encodeURIComponent(redirectUri)}`,
  );

describe('the redirect address of a sign-in', () => {
  it.each([APP, 'own'])('API-27 can be a configured address: %s', async (uri) => {
    const reply = await begin(uri === 'own' ? server.redirectUri : uri);
    expect(reply.status).toBe(302);
  });

  it.each([
    '',
    '/',
    '/auth/callback',
    '//evil.example/auth/callback',
    '/\\evil.example',
    'https://evil.example/auth/callback',
    `${APP}.evil.example`,
    `${APP}/`,
    `${APP}/../../evil`,
    `${APP}/%2e%2e/evil`,
    `${APP}?next=https://evil.example`,
    `${APP}#fragment`,
    `${APP}#`,
    `${APP} `,
    ` ${APP}`,
    `${APP}\u0000`,
    `${APP}\n`,
    `${APP}%00`,
    'https://app.example.org.evil.example/auth/callback',
    'https://app.example.org@evil.example/auth/callback',
    'https://user:password@app.example.org/auth/callback',
    'https://app.example.org:443/auth/callback',
    'https://app.example.org:8443/auth/callback',
    'https://APP.example.org/auth/callback',
    'https://app.example.org./auth/callback',
    'https://аpp.example.org/auth/callback',
    'https://app。example。org/auth/callback',
    'https://app.example.org\\@evil.example/auth/callback',
    'https:/\\app.example.org/auth/callback',
    'https:app.example.org/auth/callback',
    'https://app.example.org//auth/callback',
    'https://app.example.org/auth/Callback',
    'https://app.example.org/auth%2Fcallback',
    'https://app.example.org/auth/callback;x',
    'http://app.example.org/auth/callback',
    'javascript://app.example.org/auth/callback',
    'data:text/html,https://app.example.org/auth/callback',
    `https://evil.example/?${APP}`,
    '__proto__',
  ])('API-27 may not be %j', async (uri) => {
    const reply = await begin(uri);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('location')).toBeNull();
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await reply.text();
    expect(page).toContain('The redirect address is');
    expect(page).not.toContain('evil');
  });

  it('API-27 must not be repeated, a list, or under another name', async () => {
    const good = encodeURIComponent(APP);
    for (const query of [
      `redirect_uri=${good}&redirect_uri=${encodeURIComponent('https://evil.example')}`,
      `redirect_uri=${good}&redirect_uri=${good}`,
      `redirect_uri[]=${good}`,
      `redirect_uri[0]=${good}`,
      `Redirect_Uri=${good}`,
      '',
    ]) {
      const reply = await openBrowser().visit(`${server.api}/auth/login/google?${query}`);
      expect([query, reply.status]).toEqual([query, 400]);
    }
  });

  it('API-27 must not be any other address', async () => {
    const near = fc
      .tuple(fc.nat(APP.length), fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }))
      .map(([at, insert]) => APP.slice(0, at) + insert + APP.slice(at));
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, fc.webUrl(), fc.string()), async (uri) => {
        fc.pre(uri !== APP && uri !== server.redirectUri && uri.isWellFormed());
        expect((await begin(uri)).status).toBe(400);
      }),
      { numRuns: 60 },
    );
  });
});

describe('malformed bodies', () => {
  const bodies: readonly (readonly [string, unknown])[] = [
    ['nothing', ''],
    ['broken JSON', '{"code":'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '["code"]'],
    ['a list as code', { code: ['x'], state: 's' }],
    ['an object as code', { code: { length: 5 }, state: 's' }],
    ['a number as state', { code: 'x', state: 1 }],
    ['a huge code', { code: 'x'.repeat(5000), state: 's' }],
    ['an invalid verifier', { code: 'x', state: 's', code_verifier: 'short' }],
    ['a list as verifier', { code: 'x', state: 's', code_verifier: ['a'.repeat(43)] }],
    ['a prototype', '{"__proto__":{"code":"x","state":"s"}}'],
    ['deeply nested JSON', '['.repeat(20_000)],
    ['a code with a NUL', { code: `spinout_code_${'\u0000'.repeat(43)}`, state: 's' }],
    ['unpaired surrogates', { code: '\ud800', state: '\udfff' }],
  ];

  it.each(bodies)('API-25 refuses %s', async (_, body) => {
    const reply = await post(`${server.api}/auth/callback`, body);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { error } = z.parse(z.object({ error: z.string() }), await reply.json());
    expect(error).toMatch(/^[A-Z].*\.$/);
  });

  it('API-25 requires the JSON content type and limits the size', async () => {
    const send = (type: string, body: string) =>
      fetch(`${server.api}/auth/callback`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    expect((await send('text/plain', '{"code":"x"}')).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded', 'code=x&state=s')).status).toBe(415);
    expect((await send('application/jsonp', '{"code":"x"}')).status).toBe(415);
    expect((await send('application/json', `"${'x'.repeat(70_000)}"`)).status).toBe(413);
  });

  it('API-25 replies to any JSON with 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        expect((await post(`${server.api}/auth/callback`, JSON.stringify(body))).status).toBe(400);
      }),
      { numRuns: 60 },
    );
  });
});

describe('rate limits', () => {
  const open: SignInServer[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(open.splice(0).map(({ close }) => close()));
  });
  const openLimited = async (limits: Parameters<typeof openSignInServer>[1]) => {
    const limited = await openSignInServer(database, {
      settings: () => ({ trustedProxies: 1, allowDemoSignIn: true }),
      ...limits,
    });
    open.push(limited);
    return limited;
  };
  const from = (address: string, init: RequestInit = {}): RequestInit => ({
    ...init,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });
  const expectRefused = (reply: Response, seconds: number) => {
    expect(reply.status).toBe(429);
    const wait = Number(reply.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
  };

  it('API-27 limit sign-ins from one address', async () => {
    const limited = await openLimited({ limits: { login: { points: 3, seconds: 30 } } });
    const browser = openBrowser();
    const start = (address: string) => browser.visit(loginAddress(limited), from(address));
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await start('198.51.100.1')).status).toBe(302);
    const refused = await start('198.51.100.1');
    expectRefused(refused, 30);
    expect(await refused.text()).toContain('Too many sign-ins');
    expect((await start('198.51.100.2')).status).toBe(302);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await start('198.51.100.1')).status).toBe(302);
  });

  it('are shared by all instances, and count an IPv6 network as one address', async () => {
    const limits = { limits: { login: { points: 2, seconds: 30 } } };
    const instances = [await openLimited(limits), await openLimited(limits)];
    const statuses = [];
    for (const [attempt, instance] of [...instances, ...instances].entries()) {
      const address = `2001:db8:0:1::${attempt}`;
      statuses.push((await openBrowser().visit(loginAddress(instance), from(address))).status);
    }
    expect(statuses).toEqual([302, 302, 429, 429]);
  });

  it('API-25 limit code exchanges from one address and attempts with one code', async () => {
    const limited = await openLimited({
      limits: { exchange: { points: 3, seconds: 30 }, code: { points: 2, seconds: 30 } },
    });
    const attempt = (address: string, code: string) =>
      fetch(
        `${limited.api}/auth/callback`,
        from(address, { method: 'POST', body: JSON.stringify({ code, state: 's' }) }),
      );
    for (const code of ['a', 'b', 'c']) {
      expect((await attempt('198.51.100.3', code)).status).toBe(400);
    }
    expectRefused(await attempt('198.51.100.3', 'd'), 30);
    expect((await attempt('198.51.100.4', 'one')).status).toBe(400);
    expect((await attempt('198.51.100.5', 'one')).status).toBe(400);
    expectRefused(await attempt('198.51.100.6', 'one'), 30);
  });

  it('API-23 limit refreshes of one account without affecting others', async () => {
    const limited = await openLimited({ limits: { account: { points: 2, seconds: 30 } } });
    const first = await signIn(limited, 'demo-researcher');
    const second = await signIn(limited, 'demo-researcher');
    const other = await signIn(limited, 'demo-enterprise');
    expect((await refresh(limited, first.refresh_token)).status).toBe(200);
    expect((await refresh(limited, second.refresh_token)).status).toBe(200);
    expectRefused(await refresh(limited, first.refresh_token), 30);
    expect((await refresh(limited, other.refresh_token)).status).toBe(200);
    // A refusal for haste ends nothing.
    expect((await call(`${limited.api}/auth/profile`, first.token)).status).toBe(200);
  });

  it('API-23 limit refreshes with invalid tokens from one address', async () => {
    const limited = await openLimited({ limits: { refresh: { points: 2, seconds: 30 } } });
    const attempt = () =>
      fetch(
        `${limited.api}/auth/refresh`,
        from('198.51.100.7', { method: 'POST', body: '{"refresh_token":"x"}' }),
      );
    expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(401);
    expectRefused(await attempt(), 30);
  });

  it('limit pages of the demo sign-in and provider callbacks', async () => {
    const limited = await openLimited({
      limits: {
        identity: { points: 1, seconds: 30 },
        providerCallback: { points: 1, seconds: 30 },
      },
    });
    for (const path of ['/identity/auth', '/api/v1/auth/provider-callback/google']) {
      const visit = () => fetch(limited.origin + path, from('198.51.100.8'));
      expect((await visit()).status).toBe(400);
      expectRefused(await visit(), 30);
    }
  });
});

describe('secrets', () => {
  it('never appear in the log or in an error', async () => {
    const browser = openBrowser();
    const back = await completeSignIn(server, 'demo-user', { state: 'state-of-client' }, browser);
    const code = back.searchParams.get('code') ?? '';
    const session = await signIn(server, 'demo-user');
    const { address } = await openAccountChoice(server, browser, { state: 'state-of-client' });
    const stop = `${server.api}/auth/provider-callback/`;
    const form = browser.send(address, { account: 'demo-user' });
    const answer = new URL((await browser.follow(address, [stop], form)).address);
    const providerCode = answer.searchParams.get('code') ?? '';
    answer.searchParams.set('iss', 'https://evil.example');
    const cookies = browser.cookies().map(({ value }) => value);
    const replies = [
      await browser.visit(answer.href),
      await browser.visit(answer.href),
      await post(`${server.api}/auth/callback`, { code, state: 'wrong' }),
      await post(`${server.api}/auth/callback`, { code, state: 'state-of-client' }),
    ];
    await refresh(server, session.refresh_token);
    server.advanceSeconds(60);
    replies.push(await refresh(server, session.refresh_token));
    replies.push(await call(`${server.api}/auth/profile`, session.token));
    const texts = [server.readLog()];
    for (const reply of replies) texts.push(JSON.stringify([...reply.headers]), await reply.text());
    const secrets = [code, session.token, session.refresh_token, providerCode, ...cookies];
    expect(secrets.every((secret) => secret.length > 20)).toBe(true);
    const everything = texts.join('\n');
    expect(everything).toContain('A sign-in failed');
    expect(everything).toContain('A replaced refresh token was used');
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it('API-26 are not exposed if the database fails, and the health check reports the failure', async () => {
    const lost = await openClosableDatabase();
    const orphan = await openSignInServer(lost);
    const { token, refresh_token: refreshToken } = await signIn(orphan, 'demo-user');
    const started = await openBrowser().visit(loginAddress(orphan));
    await lost.close();
    const health = await fetch(`${orphan.api}/auth/health`);
    expect(health.status).toBe(503);
    const replies = [
      health,
      await call(`${orphan.api}/auth/profile`, token),
      await call(`${orphan.api}/auth/profile`, token, 'PUT', { name: 'Ada Secret' }),
      await refresh(orphan, refreshToken),
      await openBrowser().visit(loginAddress(orphan)),
      await openBrowser().visit(started.headers.get('location') ?? ''),
    ];
    const texts = [];
    for (const reply of replies) {
      expect(reply.status).toBeGreaterThanOrEqual(500);
      texts.push(await reply.text());
    }
    expect(texts.join('\n')).toContain('Sign-in is temporarily unavailable.');
    const everything = [...texts, orphan.readLog()].join('\n');
    expect(everything).toContain('Sign-in cannot reach its database');
    for (const secret of [token, refreshToken, 'Ada Secret', 'select ', 'insert ']) {
      expect(everything).not.toContain(secret);
    }
    await orphan.close();
  }, 60_000);
});
