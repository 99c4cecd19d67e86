import { ConfigurationError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { validateAuthSettings } from './auth-settings.js';

const origin = 'https://spinout.example.org';

describe('the settings of sign-in', () => {
  it("default to the server's own callback, without demo accounts at a public origin", () => {
    expect(validateAuthSettings({ origin })).toMatchObject({
      internalOrigin: origin,
      basePath: '/api/v1',
      redirectUris: [`${origin}/auth/callback`],
      demoAccounts: 'off',
      keys: {},
      administrators: [],
    });
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
