import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.js';
import type { Refresh } from './refresh-stored.js';
import { createSession } from './session.js';
import { browser, pending, createRefusal, SECOND, unreachable } from './session.fixtures.js';
import { NO_TOKENS, type TokenPair } from './token-storage.js';
import { ADA, USED, open, answers, fails, openWith } from './session.test-tools.js';

describe('a token that a server refused', () => {
  it('is renewed once for all calls', async () => {
    const refresh = answers();
    const { session, dependencies } = open(ADA, refresh);
    const renewed = await Promise.all([1, 2, 3].map(() => session.renew(USED)));
    expect(renewed).toEqual(Array(3).fill({ token: 'ada-1', signIn: 'ada' }));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(dependencies.stored()).toEqual({ ...SECOND, signIn: 'ada' });
  });

  it('is renewed again if the next one is refused', async () => {
    let pairs = 0;
    const refresh = vi.fn<Refresh>(async () => ({
      token: `t${++pairs}`,
      refreshToken: `r${pairs}`,
    }));
    const { session } = open(ADA, refresh);
    const first = await session.renew(USED);
    expect(await session.renew(first ?? USED)).toEqual({ token: 't2', signIn: 'ada' });
    expect(refresh.mock.calls.map(([token]) => token)).toEqual(['ada-r0', 'r1']);
  });

  it('is replaced without a request if another tab has already renewed it', async () => {
    const refresh = answers();
    const { session, other } = open(ADA, refresh);
    other.write({ ...SECOND, signIn: 'ada' });
    expect(await session.renew(USED)).toEqual({ token: 'ada-1', signIn: 'ada' });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is renewed by one tab while the others wait for the lock and then use the result', async () => {
    const dependencies = browser(ADA);
    const answer = pending<TokenPair>();
    const refresh = vi.fn<Refresh>(() => answer.promise);
    const neverTimesOut = () => new Promise<void>(() => undefined);
    const renewed = [1, 2, 3].map(() => {
      const { storage, events } = dependencies.tab();
      const settings = {
        storage,
        events,
        refresh,
        locks: dependencies.locks,
        sleep: neverTimesOut,
      };
      return createSession(settings).renew(USED);
    });
    answer.resolve(SECOND);
    expect(await Promise.all(renewed)).toEqual(Array(3).fill({ token: 'ada-1', signIn: 'ada' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('signs out without a refresh token', async () => {
    const { session, reportedStates } = open({ ...ADA, refreshToken: null }, answers());
    expect(await session.renew(USED)).toBeNull();
    expect([session.state(), reportedStates]).toEqual(['signed-out', ['signed-out']]);
  });

  it('is kept without a refresh token as long as no server refused it', async () => {
    const { session, dependencies } = open({ ...ADA, refreshToken: null }, answers());
    expect(await session.check()).toBe('unchecked');
    expect(dependencies.stored().token).toBe('ada-0');
  });
});

describe('a refresh', () => {
  const malformed = new ApiError('malformed', { endpoint: 'session.refresh', reason: 'schema' });

  it.each<[string, Refresh]>([
    ...[400, 401, 403, 404, 410, 422].map(
      (status) => [`answered with ${status}`, fails(createRefusal(status))] as [string, Refresh],
    ),
    ['answered without success or in another shape', fails(malformed)],
    ['answered without a token by a host’s own code', answers({ token: '', refreshToken: 'r' })],
  ])('T-70 %s counts as refused: the person is signed out', async (_, refresh) => {
    const { session, dependencies, reportedStates } = open(ADA, refresh);
    expect(await session.renew(USED)).toBeNull();
    expect(dependencies.stored()).toEqual(NO_TOKENS);
    expect(reportedStates).toEqual(['signed-out']);
  });

  it.each<[string, unknown]>([
    ...[408, 425, 429, 500, 502, 503, 504].map(
      (status) => [`answered with ${status}`, createRefusal(status)] as [string, unknown],
    ),
    ['without an answer', unreachable()],
    ['that takes too long', new ApiError('timeout', { endpoint: 'session.refresh' })],
    ['that fails in a host’s own code', new Error('odd')],
  ])(
    'T-70 %s does not count as refused: the tokens are kept, and a later check may succeed',
    async (_, error) => {
      const refresh = fails(error);
      const { session, dependencies, reportedStates } = open(ADA, refresh);
      expect(await session.renew(USED)).toBeNull();
      expect([dependencies.stored(), session.state()]).toEqual([ADA, 'unchecked']);
      refresh.mockResolvedValueOnce(SECOND);
      expect(await session.check()).toBe('signed-in');
      expect(reportedStates).toEqual(['unchecked', 'signed-in']);
    },
  );

  it('T-70 without a reply is ignored once a server accepts the token', async () => {
    const { session, dependencies, reportedStates } = open(ADA, fails(unreachable()));
    await session.check();
    session.confirm();
    expect([dependencies.stored(), session.state()]).toEqual([ADA, 'signed-in']);
    expect(reportedStates).toEqual(['unchecked', 'signed-in']);
  });

  it.each<[string, (answer: ReturnType<typeof pending<TokenPair>>) => void]>([
    ['succeeds', ({ resolve }) => resolve({ token: 'late', refreshToken: 'late' })],
    ['is refused', ({ reject }) => reject(createRefusal(401))],
    ['finds no answer', ({ reject }) => reject(unreachable())],
  ])('that %s after another tab renewed changes nothing', async (_, complete) => {
    const answer = pending<TokenPair>();
    const { session, other, dependencies } = open(ADA, () => answer.promise);
    const renewed = session.renew(USED);
    other.write({ ...SECOND, signIn: 'ada' });
    complete(answer);
    expect(await renewed).toEqual({ token: 'ada-1', signIn: 'ada' });
    expect([dependencies.stored(), session.state()]).toEqual([
      { ...SECOND, signIn: 'ada' },
      'signed-in',
    ]);
  });

  it.each<[string, (open: ReturnType<typeof openWith>) => void]>([
    ['this tab', ({ session }) => session.signOut()],
    ['another tab', ({ other }) => other.write(NO_TOKENS)],
  ])(
    'does not restore the sign-in of a person who signed out in %s meanwhile',
    async (_, leave) => {
      const answer = pending<TokenPair>();
      const opened = openWith(answer.promise);
      const renewed = opened.session.renew(USED);
      leave(opened);
      answer.resolve(SECOND);
      expect(await renewed).toBeNull();
      expect([opened.dependencies.stored(), opened.session.state()]).toEqual([
        NO_TOKENS,
        'signed-out',
      ]);
    },
  );

  it('is aborted by a sign-out', async () => {
    const refresh = vi.fn<Refresh>(() => new Promise(() => undefined));
    const { session } = open(ADA, refresh);
    void session.renew(USED);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
    session.signOut();
    expect(refresh.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('of one person does not affect the next one, who gets a separate refresh', async () => {
    const answer = pending<TokenPair>();
    const refresh = vi
      .fn<Refresh>()
      .mockReturnValueOnce(answer.promise)
      .mockResolvedValueOnce({ token: 'bob-1', refreshToken: 'bob-r1' });
    const { session, dependencies } = open(ADA, refresh);
    const forAda = session.renew(USED);
    session.signIn({ token: 'bob-0', refreshToken: 'bob-r0' });
    const forBob = session.renew({ token: 'bob-0', signIn: 'sign-in-1' });
    answer.resolve(SECOND);
    expect(await forAda).toBeNull();
    expect(await forBob).toEqual({ token: 'bob-1', signIn: 'sign-in-1' });
    expect(dependencies.stored().refreshToken).toBe('bob-r1');
  });

  it('is not made for a request of a person who has signed out', async () => {
    const refresh = answers();
    const { session, other } = open(ADA, refresh);
    other.write({ token: 'bob-0', refreshToken: 'bob-r0', signIn: 'bob' });
    expect(await session.renew(USED)).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });
});
