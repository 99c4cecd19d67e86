import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallbackAddress } from './auth.types.js';
import { readCallback } from './callback-address.js';

const AT = 'https://app.example/auth/callback';
const user = encodeURIComponent('{"name":"Ada"}');
const code = (text: string, state: string | null = null) =>
  ({ kind: 'code', code: text, state }) as const;
const error = (text: string) => ({ kind: 'error', error: text }) as const;
const token = { kind: 'token', token: 't1', userText: '{"name":"Ada"}', state: null } as const;
const nothing = { kind: 'nothing' } as const;
const unreadable = { kind: 'unreadable' } as const;

const VECTORS: readonly (readonly [string, CallbackAddress])[] = [
  ['', nothing],
  ['?', nothing],
  ['?other=1', nothing],
  ['?code=', nothing],
  ['?state=s1', nothing],
  ['?user=' + user, nothing],
  ['#code=c1&state=s1', nothing],
  ['?Code=c1', nothing],
  ['?code=c1', code('c1')],
  ['?code=c1&state=s1', code('c1', 's1')],
  ['?state=s1&code=c1', code('c1', 's1')],
  ['?code=4%2F0AX-y_z&state=a%20b', code('4/0AX-y_z', 'a b')],
  ['?code=c1&error=', code('c1')],
  ['?code=c1&code=c2', unreadable],
  ['?code=c1&state=s1&state=s2', unreadable],
  ['?error=a&error=b', unreadable],
  ['?code=c%00', unreadable],
  ['?code=c%0d%0aX-Header:1', unreadable],
  ['?code=c1&state=%E2%80%AE', unreadable],
  [`?code=${'a'.repeat(8_193)}`, unreadable],
  [`?code=c1&state=${'s'.repeat(513)}`, unreadable],
  [`?x=${'a'.repeat(20_000)}&code=c1`, unreadable],
  ['?error=access_denied', error('access_denied')],
  ['?error=access_denied&code=c1&state=s1', error('access_denied')],
  ['?error=%3Cb%3Eno%3C%2Fb%3E', error('<b>no</b>')],
  ['?error=a%0Ab%E2%80%AEc', error('a b c')],
  [`?error=${'e'.repeat(900)}`, error('e'.repeat(200))],
  ['?error=%00%01', unreadable],
  [`?token=t1&user=${user}`, token],
  [`?token=t1&user=${user}&code=c1&state=s1`, { ...token, state: 's1' }],
  [`?token=t1&user=${user}&error=no`, error('no')],
  ['?token=t1&user=broken', { ...token, userText: 'broken' }],
  ['?token=t1', { kind: 'not-accepted' }],
  ['?token=t1&code=c1', code('c1')],
  [`?token=t%201&user=${user}`, unreadable],
  [`?token=t1%0a&user=${user}`, unreadable],
  [`?token=${'t'.repeat(8_193)}&user=${user}`, unreadable],
  [`?token=t1&token=t2&user=${user}`, unreadable],
];

describe('the address of the callback', () => {
  it.each(VECTORS)('AUTH-05, AUTH-06, T-38 %s is read', (search, expected) =>
    expect(readCallback(`${AT}${search}`, true)).toEqual(expected),
  );

  it.each([
    [`?token=t1&user=${user}`, { kind: 'not-accepted' }],
    [`?token=t1&user=${user}&code=c1&state=s1`, code('c1', 's1')],
  ])('T-71 %s returns no token if tokens are not allowed', (search, expected) =>
    expect(readCallback(`${AT}${search}`, false)).toEqual(expected),
  );

  it.each([
    'https://app.example/?code=c1&state=s1',
    'https://app.example/auth/callbacks?code=c1',
    'https://app.example/x/auth/callback?code=c1',
    'https://app.example/AUTH/callback?code=c1',
    'https://app.example/#/auth/callback?code=c1',
    'no address',
  ])('AUTH-01 is not the callback: %s', (href) => expect(readCallback(href, true)).toBeNull());

  it('never throws, and returns no invisible or bidirectional control characters', () =>
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('error', 'token', 'user', 'code', 'state', 'x'),
          fc.string({ unit: 'binary' }),
        ),
        (parameters) => {
          const read = readCallback(`${AT}?${new URLSearchParams(parameters).toString()}`, true);
          expect(read).not.toBeNull();
          if (read?.kind === 'error') expect(read.error).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        },
      ),
      { numRuns: 1_000 },
    ));
});
