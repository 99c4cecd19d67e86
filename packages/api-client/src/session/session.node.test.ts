import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../errors/api-error.js';
import { createSession } from './session.js';
import { FIRST, pending, createRefusal, SECOND, storageEvent } from './session.fixtures.js';
import type { SessionState } from './session-state.js';
import { NO_TOKENS, type StoredTokens, type TokenPair } from './token-storage.js';
import { ADA, USED, open, answers, fails, openWith } from './session.test-tools.js';

describe('a session that opens', () => {
  it.each<[string, Partial<StoredTokens>, SessionState]>([
    ['a token', { token: 't', refreshToken: 'r' }, 'signed-in'],
    ['a token alone', { token: 't' }, 'signed-in'],
    ['a refresh token alone, which is tried (T-42)', { refreshToken: 'r' }, 'unchecked'],
    ['nothing', {}, 'signed-out'],
  ])('over %s is %s', (_, stored, state) => {
    const refresh = answers();
    expect(open({ ...NO_TOKENS, ...stored }, refresh).session.state()).toBe(state);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('T-42 signs in with a refresh token alone', async () => {
    const refresh = answers();
    const { session, dependencies } = open({ ...ADA, token: null }, refresh);
    expect(session.bearer()).toBeNull();
    expect(await session.check()).toBe('signed-in');
    expect(refresh).toHaveBeenCalledWith('ada-r0', expect.any(AbortSignal));
    expect(dependencies.stored()).toEqual({ ...SECOND, signIn: 'ada' });
  });

  it('T-42 is signed out when the refresh token alone is refused', async () => {
    const { session, dependencies, reportedStates } = open(
      { ...ADA, token: null },
      fails(createRefusal(401)),
    );
    expect(await session.check()).toBe('signed-out');
    expect([dependencies.stored(), reportedStates]).toEqual([NO_TOKENS, ['signed-out']]);
  });

  it('sends no request if nothing is stored', async () => {
    const refresh = answers();
    expect(await open(NO_TOKENS, refresh).session.check()).toBe('signed-out');
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a sign-in', () => {
  it('is saved for all tabs and reported to the host', () => {
    const { session, reportedStates, dependencies } = open(NO_TOKENS, answers());
    session.signIn(FIRST);
    expect(session.bearer()).toEqual({ token: 'ada-0', signIn: 'sign-in-1' });
    expect([reportedStates, dependencies.stored().refreshToken]).toEqual([['signed-in'], 'ada-r0']);
  });

  it('of another person is reported, even if the state is the same', () => {
    const { session, reportedStates } = open(ADA, answers());
    session.signIn({ token: 'bob-0', refreshToken: 'bob-r0' });
    expect(reportedStates).toEqual(['signed-in']);
  });

  it('of a demo account is refused and does not replace a real one', () => {
    const { session, dependencies } = open(ADA, answers());
    const demo = { token: 'mock-1', refreshToken: 'mock-2' };
    expect(() => session.signIn(demo)).toThrow(ConfigurationError);
    expect(dependencies.stored()).toEqual(ADA);
  });
});

describe('a change in another tab', () => {
  it('is reported for a sign-out, a sign-in and a change of person, but not for a renewal', () => {
    const { other, reportedStates } = open(ADA, answers());
    other.write({ ...SECOND, signIn: 'ada' });
    expect(reportedStates).toEqual([]);
    other.write(NO_TOKENS);
    other.write({ ...FIRST, signIn: 'ada-again' });
    other.write({ token: 'bob-0', refreshToken: 'bob-r0', signIn: 'bob' });
    expect(reportedStates).toEqual(['signed-out', 'signed-in', 'signed-in']);
  });

  it.each([
    ['all of the storage was cleared', null, ['signed-out']],
    ['something else was stored', 'theme', []],
  ])('is handled if %s', (_, key, expected) => {
    const reportedStates: SessionState[] = [];
    const events = new EventTarget();
    let stored = ADA;
    const storage = { read: () => stored, write: () => undefined };
    createSession({
      storage,
      events,
      refresh: answers(),
      locks: null,
      onChange: (state) => reportedStates.push(state),
    });
    stored = NO_TOKENS;
    events.dispatchEvent(storageEvent(key));
    expect(reportedStates).toEqual(expected);
  });
});

describe('a session that is disposed of', () => {
  it('ignores changes and neither reports nor requests anything', async () => {
    const refresh = answers();
    const { session, other, reportedStates } = open(ADA, refresh);
    session.dispose();
    other.write(NO_TOKENS);
    other.write(ADA);
    expect(await session.renew(USED)).toBeNull();
    expect([reportedStates, refresh.mock.calls]).toEqual([[], []]);
  });

  it('still stores the reply of a refresh in progress, because the old token is used', async () => {
    const answer = pending<TokenPair>();
    const { session, dependencies, reportedStates } = openWith(answer.promise);
    const renewed = session.renew(USED);
    await Promise.resolve();
    session.dispose();
    answer.resolve(SECOND);
    expect(await renewed).toMatchObject({ token: 'ada-1' });
    expect([dependencies.stored().token, reportedStates]).toEqual(['ada-1', []]);
  });

  it('does not report the change by a refresh in progress', async () => {
    const answer = pending<TokenPair>();
    const { session, dependencies, reportedStates } = openWith(answer.promise);
    const renewed = session.renew(USED);
    await Promise.resolve();
    session.dispose();
    answer.reject(createRefusal(401));
    expect(await renewed).toBeNull();
    expect([dependencies.stored(), reportedStates]).toEqual([NO_TOKENS, []]);
  });
});
