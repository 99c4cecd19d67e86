import { ApiError } from '@spinout/api-client';
import { exampleUser } from '@spinout/api-client/testing';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { authMachine, type AuthEvent, type AuthInput } from './auth.machine.js';
import type { SessionSnapshot, ConsumedSignIn } from './auth.types.js';
import { createGuestAccount, createMockAccount } from './local-account.js';

const runtime = testRuntime();
const guest = createGuestAccount(runtime, 'Guest');
const mock = createMockAccount(runtime, 'Demo Researcher', 'google');
const change = { name: 'Ada', bio: '', organization: '', research_interests: [] };

const signedOut: SessionSnapshot = { state: 'signed-out', signIn: null, hasToken: false };
const signedIn: SessionSnapshot = { state: 'signed-in', signIn: 'one', hasToken: true };
const other: SessionSnapshot = { state: 'signed-in', signIn: 'two', hasToken: true };
const unverified: SessionSnapshot = { state: 'unchecked', signIn: 'one', hasToken: true };
const refreshOnly: SessionSnapshot = { state: 'unchecked', signIn: 'one', hasToken: false };

const afterDelay = (id: string, delay: string) =>
  ({ type: `xstate.after.${delay}.auth.${id}` }) as never;

const events: readonly AuthEvent[] = [
  { type: 'signIn.requested', provider: 'orcid' },
  { type: 'guest.chosen' },
  { type: 'signOut.requested' },
  { type: 'retry.requested' },
  { type: 'profile.submitted', id: '1', change },
  { type: 'alert.closed' },
  { type: 'newTab.closed' },
  ...[signedOut, signedIn, other, unverified].map(
    (session) => ({ type: 'session.changed', session }) as const,
  ),
  ...[null, guest, mock].map((account) => ({ type: 'account.changed', account }) as const),
  { type: 'person.changed', accountId: null },
  { type: 'page.online' },
  { type: 'page.returned' },
];

const delays: readonly AuthEvent[] = [
  afterDelay('mocking', 'mockLogin'),
  afterDelay('redirecting', 'redirectNotice'),
  afterDelay('signingIn.left', 'leaveTimeout'),
];

const state = 'state-1';
const token = { kind: 'token', token: 'abc', userText: '{"name":"Ada"}', state } as const;
const inputs: readonly AuthInput[] = [
  { runtime, session: signedOut, address: null, mockLogin: 'on-failure' },
  {
    runtime,
    session: signedOut,
    address: { kind: 'nothing' },
    mockLogin: 'on-failure',
    isFramed: true,
  },
  {
    runtime,
    session: signedOut,
    address: { kind: 'code', code: 'code-1', state },
    mockLogin: 'on-failure',
  },
  { runtime, session: signedIn, address: token },
];

const pending = { provider: 'orcid', state, verifier: 'v', startedAt: runtime.now().getTime() };
const consumed: ConsumedSignIn = { pending, returnTo: '/?view=demo' };
const rejected = new ApiError('status', { endpoint: 'session.profile', status: 403 });
const unreachable = new ApiError('unreachable', { endpoint: 'session.profile' });
const fault = new Error('storage is gone');

const outcomes = {
  restore: {
    done: [
      { session: signedOut, account: null },
      { session: signedOut, account: guest },
      { session: signedOut, account: mock },
      { session: signedIn, account: null },
      { session: signedIn, account: guest },
      { session: unverified, account: null },
      { session: refreshOnly, account: null },
    ],
    error: [fault],
  },
  loadProfile: { done: [exampleUser], error: [rejected, unreachable] },
  refreshSession: { done: ['signed-in', 'signed-out', 'unchecked'], error: [fault] },
  endSession: { done: [undefined], error: [fault] },
  checkService: { done: [undefined], error: [unreachable] },
  leaveForProvider: { done: [undefined], error: [fault] },
  consumePendingSignIn: { done: [consumed, { ...consumed, pending: null }], error: [fault] },
  exchangeCode: { done: [exampleUser], error: [rejected] },
  adoptToken: { done: [undefined], error: [fault] },
  saveAccount: { done: [undefined], error: [fault] },
  saveProfile: { done: [exampleUser], error: [rejected, unreachable] },
  goTo: { done: [undefined], error: [fault] },
};

const dependencies = { machine: authMachine, inputs, outcomes };

describe('every path through sign-in', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    const walk = exploreMachine({
      ...dependencies,
      events: [...events, ...delays],
      facts: ({ context: { account, isCallbackVisible, session } }) => [
        account?.kind,
        isCallbackVisible,
        session.state,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  }, 90_000);

  it('never shows two people, and grants no role before a profile is loaded', () =>
    assertRandomWalks({
      ...dependencies,
      events,
      typed: () => null,
      getExpectedInput: () => null,
      check: (snapshot) => {
        const { user, account } = snapshot.context;
        if (snapshot.matches('signedIn')) {
          expect(account).toBeNull();
          expect(user).toEqual(exampleUser);
        }
        if (snapshot.matches('signedOut') || snapshot.matches('unverified')) {
          expect(user).toBeNull();
        }
        if (snapshot.matches('guest')) expect(user?.role).toBe('guest');
        if (snapshot.matches('demo')) expect(user?.role).toBe('researcher');
        if (snapshot.matches('checking') || snapshot.matches('callback')) {
          expect(user?.role ?? '').toBe('');
        }
      },
    }));
});
