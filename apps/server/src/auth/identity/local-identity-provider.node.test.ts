import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.types.js';
import { openTestDatabase } from '../../database/testing.js';
import { requestRaw, openBrowser } from '../testing/browser.js';
import { openAccountChoice } from '../testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from '../testing/sign-in-server.js';
import { DEMO_NOTICE } from './interaction-pages.js';
import { LOCAL_ACCOUNTS } from './local-accounts.js';

let database: OpenDatabase;
let server: SignInServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openSignInServer(database, {
    settings: () => ({ redirectUris: ['https://app.example.org/back'] }),
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Returns all elements of a page with this tag name. */
const findElements = (page: string, element: string): readonly string[] =>
  [...page.matchAll(new RegExp(`<${element}[\\s>][^]*?</${element}>`, 'g'))].map(([text]) => text);

describe('the page to choose a demo account', () => {
  it('says whose accounts these are and labels each one', async () => {
    const { page } = await openAccountChoice(server, openBrowser());
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(findElements(page, 'title')).toEqual(['<title>Choose a demo account - Spinout</title>']);
    expect(findElements(page, 'p')).toContain(`<p class="notice">${DEMO_NOTICE}</p>`);
    const labels = findElements(page, 'label');
    expect(labels.length).toBe(LOCAL_ACCOUNTS.length);
    for (const [index, { subject, name, email }] of LOCAL_ACCOUNTS.entries()) {
      expect(labels[index]).toMatch(new RegExp(`type="radio"[^]*value="${subject}"`));
      expect(labels[index]).toContain(name);
      expect(labels[index]).toContain(email);
    }
    expect(findElements(findElements(page, 'fieldset').join(''), 'legend').length).toBe(1);
  });

  it('needs no scripts or inline styles, and its policy forbids them', async () => {
    const browser = openBrowser();
    const { address, page } = await openAccountChoice(server, browser);
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    const { headers } = await browser.visit(address);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    // Browsers also apply the policy to redirects after a form submission.
    expect(policy).toContain(`form-action 'self' ${server.origin} https://app.example.org`);
    expect(headers.get('cache-control')).toBe('no-store');
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const style = await fetch(new URL(stylesheet, address));
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(await style.text()).toContain(':focus-visible');
  });

  it('shows an error if no valid account was chosen', async () => {
    const browser = openBrowser();
    const { address } = await openAccountChoice(server, browser);
    for (const fields of [{}, { account: 'root' }, { account: '__proto__' }]) {
      const reply = await browser.visit(address, browser.send(address, fields));
      expect(reply.status).toBe(400);
      const page = await reply.text();
      expect(findElements(page, 'title').join('')).toContain('>Error: Choose');
      expect(page).toMatch(/<p class="problem" role="alert" id="problem">Choose an account/);
      expect(page).toContain('<fieldset aria-describedby="problem">');
    }
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another origin on the same site', { 'sec-fetch-site': 'same-site' }],
    ['an opaque origin', { origin: 'null' }],
    ['an unknown sender', {}],
  ])('refuses a form from %s', async (_, headers) => {
    const browser = openBrowser();
    const { address } = await openAccountChoice(server, browser);
    const reply = await browser.visit(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'account=demo-admin',
    });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('location')).toBeNull();
  });

  it('cannot be continued in another browser', async () => {
    const { address } = await openAccountChoice(server, openBrowser());
    const reply = await openBrowser().visit(address);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('started in another browser');
  });

  it('refuses large forms and other methods', async () => {
    const browser = openBrowser();
    const { address } = await openAccountChoice(server, browser);
    const form = browser.send(address, { account: 'demo-admin', more: 'x'.repeat(5000) });
    expect((await browser.visit(address, form)).status).toBe(400);
    const put = await browser.visit(address, { method: 'PUT', headers: { origin: server.origin } });
    expect(put.status).toBe(405);
  });
});

describe('the protocol of the local provider', () => {
  it('builds its addresses from its own origin, regardless of the host header', async () => {
    const proxied = await openSignInServer(database, {
      settings: () => ({ allowDemoSignIn: true }),
    });
    const text = await requestRaw(`${proxied.origin}/identity/.well-known/openid-configuration`, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(JSON.parse(text)).toMatchObject({
      issuer: `${proxied.origin}/identity`,
      authorization_endpoint: `${proxied.origin}/identity/auth`,
      token_endpoint: `${proxied.origin}/identity/token`,
    });
    expect(text).not.toContain('evil');
    await proxied.close();
  });

  it.each([
    ['an unknown client', { client_id: 'other' }],
    ['a foreign redirect address', { redirect_uri: 'https://evil.example/' }],
    ['no challenge', { code_challenge: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['tokens in the address', { response_type: 'id_token' }],
    ['a state with a NUL', { prompt: 'login', state: 'a\u0000b' }],
  ])('does not issue a code for %s', async (_, change) => {
    const query = new URLSearchParams({
      client_id: 'spinout',
      redirect_uri: `${server.api}/auth/provider-callback/google`,
      response_type: 'code',
      scope: 'openid',
      state: 's',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      prompt: 'none',
      ...change,
    });
    const reply = await openBrowser().visit(`${server.origin}/identity/auth?${query}`);
    expect(reply.status).toBeLessThan(500);
    expect(reply.headers.get('location') ?? '').not.toMatch(/[?&#]code=|evil/);
  });

  it.each(['/identity', '/identity/reg', '/identity/nothing', '/identity/interaction/..%2f..'])(
    'does not serve %s',
    async (path) => {
      const { status } = await fetch(server.origin + path);
      expect([400, 404, 405]).toContain(status);
    },
  );
});
