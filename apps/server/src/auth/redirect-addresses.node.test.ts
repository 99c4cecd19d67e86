import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './testing/browser.js';
import { shareSignInServer } from './testing/shared-sign-in-server.js';

const APP = 'https://app.example.org/auth/callback';

const { server } = shareSignInServer({ settings: () => ({ redirectUris: [APP] }) });

const begin = (redirectUri: string) =>
  openBrowser().visit(
    `${server().api}/auth/login/google?redirect_uri=${encodeURIComponent(redirectUri)}`,
  );

describe('the redirect address of a sign-in', () => {
  it.each([APP, 'own'])('API-27 can be a configured address: %s', async (uri) => {
    const reply = await begin(uri === 'own' ? server().redirectUri : uri);
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
      const reply = await openBrowser().visit(`${server().api}/auth/login/google?${query}`);
      expect([query, reply.status]).toEqual([query, 400]);
    }
  });

  it('API-27 must not be any other address', async () => {
    const near = fc
      .tuple(fc.nat(APP.length), fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }))
      .map(([at, insert]) => APP.slice(0, at) + insert + APP.slice(at));
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, fc.webUrl(), fc.string()), async (uri) => {
        fc.pre(uri !== APP && uri !== server().redirectUri && uri.isWellFormed());
        expect((await begin(uri)).status).toBe(400);
      }),
      { numRuns: 60 },
    );
  });
});
