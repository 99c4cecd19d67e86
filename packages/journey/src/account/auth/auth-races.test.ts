import type { PlatformClient, SaveProfileRequest, User } from '@spinout/api-client';
import { ApiError } from '@spinout/api-client';
import type { StoredTokens } from '@spinout/api-client/http';
import { exampleUser } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createAuthSession } from './auth-session.js';
import { authActors } from './auth.actors.js';
import { authMachine, type AuthEvent } from './auth.machine.js';
import { authModel } from './auth.model.js';
import { fakePage, createTabStorage, sharedStorage } from './auth.test-tools.js';

const RUNS = 200;
const NO_TOKENS: StoredTokens = { token: null, refreshToken: null, signIn: null };

const rejected = () => new ApiError('status', { endpoint: 'session.profile', status: 401 });
const unreachable = () => new ApiError('unreachable', { endpoint: 'session.profile' });

/** A browser whose tabs share tokens and accounts. The scheduler decides when the server responds. */
function createBrowser(scheduler: fc.Scheduler, faults: readonly boolean[]) {
  let stored: StoredTokens = { token: 'ada-0', refreshToken: 'ada-r0', signIn: 'ada' };
  let calls = 0;
  const eventTargets: EventTarget[] = [];
  const { tab: openStorage, texts } = sharedStorage();

  /** Sends a request and receives the response, which is sometimes lost. */
  const sendToServer = async <Reply>(label: string, work: () => Reply): Promise<Reply> => {
    await scheduler.schedule(Promise.resolve(), label);
    const reply = work();
    const isLost = faults[(calls += 1) % Math.max(1, faults.length)] === true;
    await scheduler.schedule(Promise.resolve(), `answer to ${label}`);
    if (isLost) throw unreachable();
    return reply;
  };

  const openTab = (name: string) => {
    const events = new EventTarget();
    eventTargets.push(events);
    const readTokenUser = (): User => {
      const [userId = ''] = stored.token?.split('-') ?? [];
      if (userId === '') throw rejected();
      return { ...exampleUser, id: userId, name: userId };
    };
    const session = createAuthSession({
      api: () => api,
      locks: null,
      events,
      newId: () => 'bob',
      storage: {
        read: () => stored,
        write: (tokens) => {
          stored = tokens;
          for (const other of eventTargets) {
            if (other === events) continue;
            void scheduler
              .schedule(Promise.resolve(), 'news')
              .then(() => other.dispatchEvent(Object.assign(new Event('storage'), { key: null })));
          }
        },
      },
    });
    // The bearer token is read when the request is sent, as over HTTP.
    const sendSigned = <Reply>(label: string, reply: (user: User) => Reply) => {
      if (session.bearer() === null) return Promise.reject(rejected());
      const user = readTokenUser();
      return sendToServer(label, () => reply(user));
    };
    const api = {
      session: {
        profile: () => sendSigned('profile', (user) => ({ success: true, user })),
        saveProfile: (change: SaveProfileRequest) =>
          sendSigned('save', (user) => ({ success: true, user: { ...user, bio: change.bio } })),
        refresh: ({ refresh_token: sent }: { refresh_token: string }) =>
          sendToServer('refresh', () => {
            const [userId = '', number = ''] = sent.split('-r');
            const next = Number(number) + 1;
            return {
              success: true,
              token: `${userId}-${next}`,
              refresh_token: `${userId}-r${next}`,
            };
          }),
        logout: () => sendToServer('logout', () => ({ success: true })),
        health: () => sendToServer('health', () => ({})),
      },
    } as unknown as Pick<PlatformClient, 'session'>;
    const runtime = testRuntime();
    const { page } = fakePage('/');
    const dependencies = {
      api,
      session,
      hosts: {},
      storage: openStorage(),
      tab: createTabStorage(),
      page,
    };
    const actor = createActor(
      authMachine.provide({
        actors: authActors({ ...dependencies, goTo: page.goTo, log: runtime.log }),
      }),
      {
        clock: new SimulatedClock(),
        input: { runtime, address: null, session: session.getSnapshot(), mockLogin: 'never' },
      },
    );
    actor.start();
    return { name, actor, session, model: () => authModel(actor.getSnapshot()) };
  };
  return { openTab, stored: () => stored, texts };
}

type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>;

const change = { name: 'x', bio: 'new', organization: '', research_interests: [] };

const ACTIONS: Readonly<Record<string, (tab: Tab) => void>> = {
  retry: ({ actor }) => actor.send({ type: 'retry.requested' }),
  save: ({ actor }) => actor.send({ type: 'profile.submitted', id: '1', change }),
  online: ({ actor }) => actor.send({ type: 'page.online' }),
  guest: ({ actor }) => actor.send({ type: 'guest.chosen' }),
  'sign in': ({ actor }) => actor.send({ type: 'signIn.requested', provider: 'google' }),
  'sign out': ({ actor }) => actor.send({ type: 'signOut.requested' }),
  'other person': ({ session }) => session.signIn({ token: 'bob-0', refreshToken: 'bob-r0' }),
};

const action = fc.record({
  label: fc.constantFrom(...Object.keys(ACTIONS)),
  at: fc.nat({ max: 2 }),
});

const situation = {
  scheduler: fc.scheduler(),
  tabs: fc.integer({ min: 1, max: 3 }),
  actions: fc.array(action, { maxLength: 8 }),
  faults: fc.array(fc.boolean(), { maxLength: 5 }),
};

/** Runs actions between the responses in any order, and checks every tab after each action and at the end. */
async function runActions(
  { scheduler, tabs: count, actions, faults }: Situation,
  last: ((tabs: readonly Tab[]) => void) | null,
) {
  const browser = createBrowser(scheduler, faults);
  const tabs = Array.from({ length: count }, (_, at) => browser.openTab(`tab ${at}`));
  const checkTabs = () => tabs.forEach((tab) => expectConsistent(tab));
  const pendingActions = actions.map(({ label, at }) =>
    scheduler.schedule(Promise.resolve(), label).then(() => {
      const tab = tabs[at % count];
      if (tab) ACTIONS[label]?.(tab);
      checkTabs();
    }),
  );
  await scheduler.waitFor(Promise.all(pendingActions));
  last?.(tabs);
  await scheduler.waitIdle();
  checkTabs();
  return { ...browser, tabs };
}

interface Situation {
  readonly scheduler: fc.Scheduler;
  readonly tabs: number;
  readonly actions: readonly { readonly label: string; readonly at: number }[];
  readonly faults: readonly boolean[];
}

/** A tab never shows one person with another person's session, and a guest's calls never carry a token. */
function expectConsistent({ model, session, actor }: Tab) {
  const { state, user } = model();
  if (state === 'signed-in') expect(user?.id).toMatch(/^(ada|bob)$/);
  if (state === 'signed-out' || state === 'unverified') expect(user).toBeNull();
  if (actor.getSnapshot().matches('guest')) expect(session.bearer()).toBeNull();
}

const inAnyOrder = (check: (situation: Situation) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.record(situation), check), { numRuns: RUNS });

describe('any order of events', () => {
  it('AUTH-24 a sign-out wins over pending profiles, refreshes and saves, in every tab', () =>
    inAnyOrder(async (example) => {
      let hasLeft = false;
      const { stored, tabs } = await runActions(example, ([first]) => {
        if (!first) return;
        const left: AuthEvent = { type: 'signOut.requested' };
        hasLeft = first.actor.getSnapshot().can(left);
        first.actor.send(left);
      });
      fc.pre(hasLeft);
      expect(stored()).toEqual(NO_TOKENS);
      for (const { model } of tabs) expect(['signed-out', 'guest']).toContain(model().state);
    }));

  it('every tab ends with the person whose tokens are stored, or as unverified', () =>
    inAnyOrder(async (example) => {
      const { stored, tabs } = await runActions(example, null);
      const [userId] = stored().token?.split('-') ?? [null];
      for (const { model, actor } of tabs) {
        const { state, user } = model();
        if (actor.getSnapshot().matches('signingIn')) continue;
        if (state === 'signed-in') expect(user?.id).toBe(userId);
        else expect(['signed-out', 'guest', 'unverified']).toContain(state);
        if (userId !== null) expect(state).not.toBe('signed-out');
      }
    }));

  it('without faults every tab is signed in while there are tokens, except for guests', () =>
    inAnyOrder(async (example) => {
      const { stored, tabs } = await runActions({ ...example, faults: [] }, null);
      fc.pre(stored().token !== null);
      for (const { model, actor } of tabs) {
        if (actor.getSnapshot().matches('signingIn')) continue;
        expect(['signed-in', 'guest']).toContain(model().state);
      }
    }));
});
