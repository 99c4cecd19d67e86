import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateCallback } from './validate-callback.js';
import {
  applyProfileChange,
  createGuestAccount,
  createMockAccount,
  readAccount,
} from './local-account.js';
import { consumePendingSignIn } from './pending-sign-in.js';

const runtime = testRuntime();

/** Stored texts: valid, truncated, edited by hand, or written by someone else. */
const storedTexts = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        kind: fc.oneof(fc.constantFrom('guest', 'mock', 'admin'), fc.jsonValue()),
        token: fc.oneof(fc.constantFrom('mock-1', 'real-token', ''), fc.jsonValue()),
        user: fc.oneof(
          fc.jsonValue(),
          fc.record(
            {
              id: fc.oneof(fc.string(), fc.jsonValue()),
              name: fc.oneof(fc.string(), fc.jsonValue()),
              role: fc.constantFrom('admin', 'enterprise', 'researcher'),
              research_interests: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
              avatar_url: fc.constant('javascript:alert(1)'),
            },
            { requiredKeys: [] },
          ),
        ),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

describe('an account of this browser', () => {
  it.each([
    ['a guest', createGuestAccount(runtime, 'Guest')],
    ['a demo account', createMockAccount(runtime, 'Demo Researcher', 'google')],
    [
      'a demo account that was edited',
      applyProfileChange(createMockAccount(runtime, 'Demo', 'orcid'), {
        name: 'Ada',
        bio: 'Notes',
        organization: 'Society',
        research_interests: ['a', 'b'],
      }),
    ],
  ])('T-72 %s is read as it was stored', (_, account) =>
    expect(readAccount(JSON.stringify(account))).toEqual(account),
  );

  it('AUTH-18 any stored text yields at most a guest or a researcher, and never a real token', () =>
    fc.assert(
      fc.property(storedTexts, (text) => {
        const account = readAccount(text);
        if (account === null) return;
        expect(account.user.role).toBe(account.kind === 'guest' ? 'guest' : 'researcher');
        expect(account.token?.startsWith('mock-') ?? true).toBe(true);
        expect(account.user.avatar_url).toBeUndefined();
        expect(typeof account.user.name).toBe('string');
      }),
      { numRuns: 1_000 },
    ));
});

describe('a pending sign-in', () => {
  it('T-38 with any stored text proves nothing, and is removed when read', () =>
    fc.assert(
      fc.asyncProperty(storedTexts, async (text) => {
        const tab = memoryStorage();
        await tab.write('auth_pending', text);
        const consumed = await consumePendingSignIn(tab, 'https://app.example');
        const address = { kind: 'code', code: 'c', state: 'forged' } as const;
        expect(validateCallback(address, consumed, 0).kind).toBe('refused');
        expect(await tab.read('auth_pending')).toBeNull();
      }),
      { numRuns: 500 },
    ));

  it('T-71 expires after ten minutes', () => {
    const pending = { provider: 'orcid', state: 's', verifier: null, startedAt: 1_000_000 };
    const address = { kind: 'code', code: 'c', state: 's' } as const;
    const after = (ms: number) => validateCallback(address, { pending }, 1_000_000 + ms).kind;
    expect(after(0)).toBe('code');
    expect(after(600_000)).toBe('code');
    expect(after(600_001)).toBe('refused');
  });

  it('AUTH-06 yields no role and no user of more than 8 kilobytes', () => {
    const pending = { provider: 'orcid', state: 's', verifier: null, startedAt: 0 };
    const parseUser = (userText: string) => {
      const address = { kind: 'token', token: 't', userText, state: null } as const;
      const callbackResult = validateCallback(address, { pending }, 0);
      return callbackResult.kind === 'token' ? callbackResult.user : 'refused';
    };
    expect(parseUser('{"name":"Ada","role":"admin"}')).toMatchObject({ name: 'Ada', role: '' });
    expect(parseUser(JSON.stringify({ name: 'Ada', bio: 'b'.repeat(9_000) }))).toBeNull();
    expect(parseUser('{"__proto__":{"name":"Eve"}}')).toBeNull();
    expect(parseUser('[]')).toBeNull();
    expect(parseUser('{')).toBeNull();
  });
});
