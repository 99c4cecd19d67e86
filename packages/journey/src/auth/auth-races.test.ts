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
import { fakePage, persistentTab, sharedStorage } from './auth.test-tools.js';

const RUNS = 200;
const NO_TOKENS: StoredTokens = { token: null, refreshToken: null, signIn: null };

const refused = () => new ApiError('status', { endpoint: 'session.profile', status: 401 });
const silent = () => new ApiError('unreachable', { endpoint: 'session.profile' });

/** A browser whose tabs share tokens and accounts, on a server that answers when the scheduler lets it. */
function browserOf(scheduler: fc.Scheduler, faults: readonly boolean[]) {
  let stored: StoredTokens = { token: 'ada-0', refreshToken: 'ada-r0', signIn: 'ada' };
  let calls = 0;
  const news: EventTarget[] = [];
  const { tab: openStorage, texts } = sharedStorage();

  /** Travels there and back; now and then the answer is lost. */
  const over = async <Reply>(what: string, work: () => Reply): Promise<Reply> => {
    await scheduler.schedule(Promise.resolve(), what);
    const reply = work();
    const isLost = faults[(calls += 1) % Math.max(1, faults.length)] === true;
    await scheduler.schedule(Promise.resolve(), `answer to ${what}`);
    if (isLost) throw silent();
    return reply;
  };

  const openTab = (name: string) => {
    const events = new EventTarget();
    news.push(events);
    const person = (): User => {
      const [who = ''] = stored.token?.split('-') ?? [];
      if (who === '') throw refused();
      return { ...exampleUser, id: who, name: who };
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
          for (const other of news) {
            if (other === events) continue;
            void scheduler
              .schedule(Promise.resolve(), 'news')
              .then(() => other.dispatchEvent(Object.assign(new Event('storage'), { key: null })));
          }
        },
      },
    });
    // Who asks is decided when the request leaves, as over HTTP.
    const asSigned = <Reply>(what: string, reply: (who: User) => Reply) => {
      if (session.bearer() === null) return Promise.reject(refused());
      const who = person();
      return over(what, () => reply(who));
    };
    const api = {
      session: {
        profile: () => asSigned('profile', (user) => ({ success: true, user })),
        saveProfile: (change: SaveProfileRequest) =>
          asSigned('save', (user) => ({ success: true, user: { ...user, bio: change.bio } })),
        refresh: ({ refresh_token: sent }: { refresh_token: string }) =>
          over('refresh', () => {
            const [who = '', number = ''] = sent.split('-r');
            const next = Number(number) + 1;
            return { success: true, token: `${who}-${next}`, refresh_token: `${who}-r${next}` };
          }),
        logout: () => over('logout', () => ({ success: true })),
        health: () => over('health', () => ({})),
      },
    } as unknown as Pick<PlatformClient, 'session'>;
    const runtime = testRuntime();
    const { page } = fakePage('/');
    const dependencies = {
      api,
      session,
      hosts: {},
      storage: openStorage(),
      tab: persistentTab(),
      page,
    };
    const actor = createActor(
      authMachine.provide({
        actors: authActors({ ...dependencies, goTo: page.goTo, log: runtime.log }),
      }),
      {
        clock: new SimulatedClock(),
        input: { runtime, address: null, session: session.held(), mockLogin: 'never' },
      },
    );
    actor.start();
    return { name, actor, session, model: () => authModel(actor.getSnapshot()) };
  };
  return { openTab, stored: () => stored, texts };
}

type Tab = ReturnType<ReturnType<typeof browserOf>['openTab']>;

const change = { name: 'x', bio: 'new', organization: '', research_interests: [] };

const ACTS: Readonly<Record<string, (tab: Tab) => void>> = {
  retry: ({ actor }) => actor.send({ type: 'retry.requested' }),
  save: ({ actor }) => actor.send({ type: 'profile.submitted', id: '1', change }),
  online: ({ actor }) => actor.send({ type: 'page.online' }),
  guest: ({ actor }) => actor.send({ type: 'guest.chosen' }),
  'sign in': ({ actor }) => actor.send({ type: 'signIn.requested', provider: 'google' }),
  'sign out': ({ actor }) => actor.send({ type: 'signOut.requested' }),
  'other person': ({ session }) => session.signIn({ token: 'bob-0', refreshToken: 'bob-r0' }),
};

const act = fc.record({ what: fc.constantFrom(...Object.keys(ACTS)), at: fc.nat({ max: 2 }) });

const situation = {
  scheduler: fc.scheduler(),
  tabs: fc.integer({ min: 1, max: 3 }),
  acts: fc.array(act, { maxLength: 8 }),
  faults: fc.array(fc.boolean(), { maxLength: 5 }),
};

/** Lets persons act between the answers, in any order; looks at every tab after each act and at the end. */
async function live(
  { scheduler, tabs: count, acts, faults }: FcRecord,
  last: ((tabs: readonly Tab[]) => void) | null,
) {
  const browser = browserOf(scheduler, faults);
  const tabs = Array.from({ length: count }, (_, at) => browser.openTab(`tab ${at}`));
  const looked = () => tabs.forEach((tab) => expectConsistent(tab));
  const acting = acts.map(({ what, at }) =>
    scheduler.schedule(Promise.resolve(), what).then(() => {
      const tab = tabs[at % count];
      if (tab) ACTS[what]?.(tab);
      looked();
    }),
  );
  await scheduler.waitFor(Promise.all(acting));
  last?.(tabs);
  await scheduler.waitIdle();
  looked();
  return { ...browser, tabs };
}

interface FcRecord {
  readonly scheduler: fc.Scheduler;
  readonly tabs: number;
  readonly acts: readonly { readonly what: string; readonly at: number }[];
  readonly faults: readonly boolean[];
}

/** A tab never shows a person beside another one's sign-in, and a guest never signs with anybody's token. */
function expectConsistent({ model, session, actor }: Tab) {
  const { state, user } = model();
  if (state === 'signed-in') expect(user?.id).toMatch(/^(ada|bob)$/);
  if (state === 'signed-out' || state === 'unverified') expect(user).toBeNull();
  if (actor.getSnapshot().matches('guest')) expect(session.bearer()).toBeNull();
}

const inAnyOrder = (check: (situation: FcRecord) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.record(situation), check), { numRuns: RUNS });

describe('whatever comes first', () => {
  it('AUTH-24 a sign-out wins over profiles, refreshes and saves under way, in every tab', () =>
    inAnyOrder(async (given) => {
      let hasLeft = false;
      const { stored, tabs } = await live(given, ([first]) => {
        if (!first) return;
        const left: AuthEvent = { type: 'signOut.requested' };
        hasLeft = first.actor.getSnapshot().can(left);
        first.actor.send(left);
      });
      fc.pre(hasLeft);
      expect(stored()).toEqual(NO_TOKENS);
      for (const { model } of tabs) expect(['signed-out', 'guest']).toContain(model().state);
    }));

  it('every tab ends with the person whose tokens are kept, or says that it could not check', () =>
    inAnyOrder(async (given) => {
      const { stored, tabs } = await live(given, null);
      const [who] = stored().token?.split('-') ?? [null];
      for (const { model, actor } of tabs) {
        const { state, user } = model();
        if (actor.getSnapshot().matches('signingIn')) continue;
        if (state === 'signed-in') expect(user?.id).toBe(who);
        else expect(['signed-out', 'guest', 'unverified']).toContain(state);
        if (who !== null) expect(state).not.toBe('signed-out');
      }
    }));

  it('without faults every tab is signed in while tokens are there, but those of guests', () =>
    inAnyOrder(async (given) => {
      const { stored, tabs } = await live({ ...given, faults: [] }, null);
      fc.pre(stored().token !== null);
      for (const { model, actor } of tabs) {
        if (actor.getSnapshot().matches('signingIn')) continue;
        expect(['signed-in', 'guest']).toContain(model().state);
      }
    }));
});
