import { ConfigurationError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { Secret } from '../configuration/secret.js';
import { validateAuthSettings } from './auth-settings.js';

const origin = 'https://spinout.example.org';
const keys = { clientId: 'id', clientSecret: new Secret('secret') };

describe('the settings of sign-in', () => {
  it("default to the server's own callback, and to demo accounts if no provider is configured", () => {
    expect(validateAuthSettings({ origin })).toMatchObject({
      internalOrigin: origin,
      basePath: '/api/v1',
      redirectUris: [`${origin}/auth/callback`],
      localProvider: true,
      keys: {},
      administrators: [],
    });
  });

  it('do not offer demo accounts with a real provider unless they are enabled', () => {
    expect(validateAuthSettings({ origin, orcid: keys }).localProvider).toBe(false);
    expect(validateAuthSettings({ origin, orcid: keys, localProvider: true }).localProvider).toBe(
      true,
    );
    expect(validateAuthSettings({ origin, localProvider: false }).localProvider).toBe(false);
    expect(validateAuthSettings({ origin, google: null }).localProvider).toBe(true);
  });

  it.each([
    'https://app.example.org/auth/callback',
    'https://app.example.org/back?from=spinout',
    'http://localhost:5173/auth/callback',
    'http://127.0.0.1:5173/',
    'http://[::1]:5173/back',
  ])('accept %s as a redirect address', (uri) => {
    expect(validateAuthSettings({ origin, redirectUris: [uri] }).redirectUris).toEqual([
      `${origin}/auth/callback`,
      uri,
    ]);
  });

  it("list the server's own callback once", () => {
    const redirectUris = [`http://192.168.1.5:4173/auth/callback`];
    const settings = validateAuthSettings({ origin: 'http://192.168.1.5:4173', redirectUris });
    expect(settings.redirectUris).toEqual(redirectUris);
  });

  it.each([
    '',
    '/auth/callback',
    'app.example.org/auth/callback',
    'http://app.example.org/auth/callback',
    'http://localhost.example.org/',
    'https://app.example.org/back#part',
    'https://app.example.org/back#',
    'https://user@app.example.org/back',
    'https://APP.example.org/back',
    'https://app.example.org/a/../b',
    'https://app.example.org',
    'javascript:alert(1)',
    'ftp://localhost/',
  ])('refuse %j as a redirect address', (uri) => {
    expect(() => validateAuthSettings({ origin, redirectUris: [uri] })).toThrow(ConfigurationError);
  });

  it.each([
    '',
    'spinout.example.org',
    `${origin}/`,
    `${origin}/app`,
    'ftp://x.example.org',
    'null',
  ])('refuse %j as an origin', (wrong) => {
    expect(() => validateAuthSettings({ origin: wrong })).toThrow(ConfigurationError);
    expect(() => validateAuthSettings({ origin, internalOrigin: wrong })).toThrow(
      ConfigurationError,
    );
  });
});
