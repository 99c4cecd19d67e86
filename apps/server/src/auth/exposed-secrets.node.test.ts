import { describe, expect, it } from 'vitest';
import { openClosableDatabase } from '../database/testing.js';
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
import { openSignInServer } from './testing/sign-in-server.js';
import { shareSignInServer } from './testing/shared-sign-in-server.js';

const { server } = shareSignInServer();

describe('secrets', () => {
  it('never appear in the log or in an error', async () => {
    const browser = openBrowser();
    const back = await completeSignIn(server(), 'demo-user', { state: 'state-of-client' }, browser);
    const code = back.searchParams.get('code') ?? '';
    const session = await signIn(server(), 'demo-user');
    const { address } = await openAccountChoice(server(), browser, { state: 'state-of-client' });
    const stop = `${server().api}/auth/provider-callback/`;
    const form = browser.send(address, { account: 'demo-user' });
    const answer = new URL((await browser.follow(address, [stop], form)).address);
    const providerCode = answer.searchParams.get('code') ?? '';
    answer.searchParams.set('iss', 'https://evil.example');
    const cookies = browser.cookies().map(({ value }) => value);
    const replies = [
      await browser.visit(answer.href),
      await browser.visit(answer.href),
      await post(`${server().api}/auth/callback`, { code, state: 'wrong' }),
      await post(`${server().api}/auth/callback`, { code, state: 'state-of-client' }),
    ];
    await refresh(server(), session.refresh_token);
    server().advanceSeconds(60);
    replies.push(await refresh(server(), session.refresh_token));
    replies.push(await call(`${server().api}/auth/profile`, session.token));
    const texts = [server().readLog()];
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
