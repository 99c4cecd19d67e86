import { describe, expect, it } from 'vitest';
import { signInUrl } from './sign-in-url.js';

describe('signInUrl', () => {
  it('API-27, AUTH-15 is the provider’s login with the return address (S-86)', () =>
    expect(signInUrl({ authBase: 'https://auth.example' }, 'google', 'https://app.example')).toBe(
      'https://auth.example/auth/login/google?redirect_uri=https%3A%2F%2Fapp.example%2Fauth%2Fcallback',
    ));

  it('puts the state and the PKCE challenge after the specified parameter', () => {
    const url = new URL(
      signInUrl({}, 'or/cid', 'https://app.example', { state: 'a b', codeChallenge: 'c' }),
      'https://app.example',
    );
    expect(url.pathname).toBe('/api/v1/auth/login/or%2Fcid');
    expect([...url.searchParams.keys()]).toEqual([
      'redirect_uri',
      'state',
      'code_challenge',
      'code_challenge_method',
    ]);
    expect(url.searchParams.get('state')).toBe('a b');
  });
});
