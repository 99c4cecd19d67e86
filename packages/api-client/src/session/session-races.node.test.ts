import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bearer } from '../transport/session-access.js';
import type { Sleep } from '../transport/sleep.js';
import { createSession } from './session.js';
import { browser, createRefusal, unreachable } from './session.fixtures.js';
import type { SessionState } from './session-state.js';
import { NO_TOKENS, type StoredTokens, type TokenPair } from './token-storage.js';

const RUNS = 1_000;

const createTokenPair = (person: string, number: number): TokenPair => ({
  token: `${person}-t${number}`,
  refreshToken: `${person}-r${number}`,
});

/**
 * A server that rotates refresh tokens: the previous one is answered with the current pair (a grace period for
 * concurrent tabs), any older one revokes the token family, as for a stolen token. The first access token has expired.
 */
const rotatingServer = (scheduler: fc.Scheduler) => {
  const present = new Map([
    ['ada', 0],
    ['bob', 1],
  ]);
  const ended = new Set<string>();
  let rotations = 0;
  let lostReplies = 0;
  const delay = (what: string) => scheduler.schedule(Promise.resolve(), what);

  return {
    rotations: () => rotations,
    ended,
    present: (person: string) => createTokenPair(person, present.get(person) ?? -1),
    /** How many of the next replies get lost, although the server processed the requests. */
    lose: (replies: number) => (lostReplies = replies),
    async refresh(refreshToken: string): Promise<TokenPair> {
      await delay(`refresh with ${refreshToken}`);
      const [person = '', number = ''] = refreshToken.split('-r');
      const age = (present.get(person) ?? -1) - Number(number);
      const isReused = age > 1 || ended.has(person);
      if (isReused) ended.add(person);
      if (age === 0 && !isReused) {
        present.set(person, Number(number) + 1);
        rotations += 1;
      }
      const pair = createTokenPair(person, present.get(person) ?? -1);
      await delay(`reply to ${refreshToken}`);
      if (isReused) throw createRefusal(401);
      if (lostReplies-- > 0) throw unreachable();
      return pair;
    },
    /** @returns the person whose request was processed, or null for a 401 */
    async call({ token }: Bearer): Promise<string | null> {
      await delay(`call with ${token}`);
      const [person = '', number = ''] = token.split('-t');
      const isGood = Number(number) > 0 && !ended.has(person);
      await delay(`answer to ${token}`);
      return isGood ? person : null;
    },
  };
};

type Server = ReturnType<typeof rotatingServer>;

/** Tabs of one browser, each with a session on the shared storage. */
const openTabs = (
  scheduler: fc.Scheduler,
  server: Server,
  { tabs, hasLocks }: { readonly tabs: number; readonly hasLocks: boolean },
) => {
  const stored: StoredTokens = { ...createTokenPair('ada', 0), signIn: 'ada' };
  const dependencies = browser(stored, (notifyTab) => {
    void scheduler.schedule(Promise.resolve(), 'news').then(notifyTab);
  });
  const reportedStates: SessionState[] = [];
  // The scheduler also decides when the wait for the lock times out.
  const sleep: Sleep = async (_, signal) => {
    await scheduler.schedule(Promise.resolve(), 'patience ends');
    signal.throwIfAborted();
  };
  const sessions = Array.from({ length: tabs }, () => {
    const { storage, events } = dependencies.tab();
    return createSession({
      storage,
      events,
      sleep,
      refresh: server.refresh,
      locks: hasLocks ? dependencies.locks : null,
      onChange: (state) => reportedStates.push(state),
      newId: () => 'bob',
    });
  });
  return { dependencies, sessions, reportedStates };
};

type Session = ReturnType<typeof openTabs>['sessions'][number];

/** Does what the transport does: sends the request, renews the token after a 401 and retries once. */
async function makeCall(session: Session, server: Server) {
  const bearer = session.bearer();
  if (!bearer) return { by: null, done: [] };
  const first = await server.call(bearer);
  if (first !== null) return { by: bearer, done: [first] };
  const renewed = await session.renew(bearer);
  const second = renewed && (await server.call(renewed));
  return { by: bearer, done: second === null ? [] : [second] };
}

const scenarios = {
  scheduler: fc.scheduler(),
  tabs: fc.integer({ min: 2, max: 5 }),
  hasLocks: fc.boolean(),
  callsPerTab: fc.integer({ min: 1, max: 3 }),
};

const checkAllOrders = async (
  check: (situation: {
    scheduler: fc.Scheduler;
    tabs: number;
    hasLocks: boolean;
    callsPerTab: number;
  }) => Promise<void>,
) => {
  const property = fc.asyncProperty(fc.record(scenarios), check);
  await fc.assert(property, { numRuns: RUNS });
};

const many = <Item, Result>(items: readonly Item[], times: number, make: (item: Item) => Result) =>
  items.flatMap((item) => Array.from({ length: times }, () => make(item)));

describe('tabs that share a sign-in', () => {
  it('refresh an expired token once in any order of events: every call succeeds and no one is signed out', async () => {
    await checkAllOrders(async ({ scheduler, tabs, hasLocks, callsPerTab }) => {
      const server = rotatingServer(scheduler);
      const { sessions, reportedStates, dependencies } = openTabs(scheduler, server, {
        tabs,
        hasLocks,
      });
      const calls = many(sessions, callsPerTab, (session) => makeCall(session, server));
      const results = await scheduler.waitFor(Promise.all(calls));
      await scheduler.waitIdle();
      expect(results.map(({ done }) => done)).toEqual(calls.map(() => ['ada']));
      expect(server.rotations()).toBe(1);
      expect(server.ended.size).toBe(0);
      expect(reportedStates).toEqual([]);
      expect(dependencies.stored()).toEqual({ ...server.present('ada'), signIn: 'ada' });
    });
  });

  it('stay signed in if replies of the server are lost', async () => {
    await checkAllOrders(async ({ scheduler, tabs, hasLocks, callsPerTab }) => {
      const server = rotatingServer(scheduler);
      server.lose(callsPerTab);
      const { sessions, reportedStates, dependencies } = openTabs(scheduler, server, {
        tabs,
        hasLocks,
      });
      const calls = many(sessions, callsPerTab, (session) => makeCall(session, server));
      await scheduler.waitFor(Promise.all(calls));
      server.lose(0);
      const last = await scheduler.waitFor(
        Promise.all(sessions.map((session) => makeCall(session, server))),
      );
      await scheduler.waitIdle();
      expect(last.map(({ done }) => done)).toEqual(sessions.map(() => ['ada']));
      expect(server.rotations()).toBe(1);
      expect(reportedStates).not.toContain('signed-out');
      expect(dependencies.stored()).toEqual({ ...server.present('ada'), signIn: 'ada' });
    });
  });

  it('are all signed out by one of them, even during a refresh', async () => {
    await checkAllOrders(async ({ scheduler, tabs, hasLocks, callsPerTab }) => {
      const server = rotatingServer(scheduler);
      const { sessions, dependencies } = openTabs(scheduler, server, { tabs, hasLocks });
      const calls = many(sessions, callsPerTab, (session) => makeCall(session, server));
      const leaving = scheduler
        .schedule(Promise.resolve(), 'sign out')
        .then(() => sessions[0]?.signOut());
      await scheduler.waitFor(Promise.all([...calls, leaving]));
      await scheduler.waitIdle();
      expect(dependencies.stored()).toEqual(NO_TOKENS);
      expect(sessions.map((session) => session.state())).toEqual(sessions.map(() => 'signed-out'));
    });
  });

  it('can change to another person, whose token is never sent with a call of the first one', async () => {
    await checkAllOrders(async ({ scheduler, tabs, hasLocks, callsPerTab }) => {
      const server = rotatingServer(scheduler);
      const { sessions, dependencies } = openTabs(scheduler, server, { tabs, hasLocks });
      const calls = many(sessions, callsPerTab, (session) => makeCall(session, server));
      const changing = scheduler
        .schedule(Promise.resolve(), 'change of person')
        .then(() => sessions[0]?.signIn(createTokenPair('bob', 1)));
      const results = await scheduler.waitFor(
        Promise.all([...calls, changing.then(() => ({ by: null, done: [] as string[] }))]),
      );
      await scheduler.waitIdle();
      for (const { by, done } of results) {
        for (const person of done) expect(person).toBe(by?.signIn);
      }
      expect(dependencies.stored()).toEqual({ ...createTokenPair('bob', 1), signIn: 'bob' });
      expect(server.ended.size).toBe(0);
    });
  });
});
