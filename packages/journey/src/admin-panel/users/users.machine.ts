import {
  actorSlot,
  afterFailure,
  keyOf,
  NO_INTENTS,
  withIntent,
  withoutIntent,
  type Intents,
  type Keyed,
  type Runtime,
} from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { PAGE_SIZE, SLOW_AFTER_MS } from './users.constants.js';
import { mayHaveChanged, takesLastAdministrator, userOf } from './users.rules.js';
import type { PageWish, RoleWish, User, UsersPage } from './users.types.js';

export interface UsersInput {
  readonly runtime: Runtime;
  /** The account of the person who looks; null where it is not known. */
  readonly ownId: string | null;
}

export interface UsersContext {
  readonly runtime: Runtime;
  readonly ownId: string | null;
  /** The page asked for, from 1. */
  readonly page: number;
  /** What the server told last; null before it has told anything. */
  readonly list: UsersPage | null;
  /** Why the last list did not come; null when it did. */
  readonly listError: unknown;
  /** Roles that were chosen and are not given yet. */
  readonly wishes: readonly RoleWish[];
  /** The wish that is asked about or under way. */
  readonly subject: RoleWish | null;
  /** The change that failed last, until another is tried. */
  readonly failure: { readonly wish: RoleWish; readonly error: unknown } | null;
  /** The change that was made last, until another is tried. */
  readonly changed: RoleWish | null;
  readonly intents: Intents;
}

export type UsersEvent =
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'retry.requested' }
  | ({ readonly type: 'role.chosen' } & RoleWish)
  | { readonly type: 'change.requested'; readonly id: string }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.cancelled' };

const CHANGE = 'users.changeRole';

const wishOf = ({ wishes, list }: UsersContext, id: string): RoleWish | null => {
  const wish = wishes.find((one) => one.id === id);
  const user = userOf(list, id);
  return wish && user && user.role !== wish.role ? wish : null;
};

const without = (wishes: readonly RoleWish[], id: string) => wishes.filter((one) => one.id !== id);

/** What a list says of a change whose answer never came: perhaps it was made. */
const seenIn = (list: UsersPage, { failure, intents }: UsersContext) =>
  failure && userOf(list, failure.wish.id)?.role === failure.wish.role
    ? { failure: null, changed: failure.wish, intents: withoutIntent(intents, CHANGE) }
    : {};

const withUser = (list: UsersPage | null, changed: User): UsersPage | null =>
  list && { ...list, users: list.users.map((user) => (user.id === changed.id ? changed : user)) };

/**
 * The rules of accounts and their roles (T-40); runs without React and without a server. What is shown as a role is
 * what the server told; a chosen one is a wish until the server has answered.
 */
export const usersMachine = setup({
  types: {
    input: {} as UsersInput,
    context: {} as UsersContext,
    events: {} as UsersEvent,
    tags: {} as 'listing' | 'slow' | 'changing',
  },
  actors: {
    listUsers: actorSlot<UsersPage, PageWish>('listUsers'),
    changeRole: actorSlot<User, RoleWish & Keyed>('changeRole'),
  },
  delays: { untilSlow: SLOW_AFTER_MS },
  guards: {
    isAnotherPage: ({ context }, { page }: { page: number }) =>
      Number.isSafeInteger(page) && page >= 1 && page !== context.page,
    hasListError: ({ context }) => context.listError !== null,
    isFree: ({ context: { list, subject } }, { id }: { id: string }) =>
      userOf(list, id) !== null && subject?.id !== id,
    isWished: ({ context }, { id }: { id: string }) => wishOf(context, id) !== null,
    mustAsk: ({ context }, { id }: { id: string }) => {
      const wish = wishOf(context, id);
      const isGrave = id === context.ownId || (wish && takesLastAdministrator(context.list, wish));
      return wish !== null && isGrave === true;
    },
    isOwn: ({ context: { ownId, subject } }) => subject !== null && subject.id === ownId,
    mayHaveChanged: (_, { error }: { error: unknown }) => mayHaveChanged(error),
  },
  actions: {
    keepPage: assign({ page: (_, { page }: { page: number }) => page }),
    keepList: assign(({ context }, { list }: { list: UsersPage }) => ({
      list,
      listError: null,
      wishes: context.wishes.filter(({ id, role }) => userOf(list, id)?.role !== role),
      ...seenIn(list, context),
    })),
    keepListError: assign({ listError: (_, { error }: { error: unknown }) => error }),
    logListError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The accounts could not be listed.', error),
    keepWish: assign({
      wishes: ({ context: { wishes, list } }, { id, role }: RoleWish) =>
        userOf(list, id)?.role === role
          ? without(wishes, id)
          : [...without(wishes, id), { id, role }],
    }),
    choose: assign({
      subject: ({ context }, { id }: { id: string }) => wishOf(context, id),
      failure: null,
      changed: null,
    }),
    leave: assign({ subject: null }),
    openIntent: assign({
      intents: ({ context: { intents, subject, runtime } }) =>
        withIntent(intents, CHANGE, subject, runtime.newKey),
    }),
    keepChange: assign(({ context }, { user }: { user: User }) => ({
      list: withUser(context.list, user),
      wishes: without(context.wishes, user.id),
      changed: context.subject,
      intents: withoutIntent(context.intents, CHANGE),
    })),
    keepFailure: assign(({ context: { subject, intents } }, { error }: { error: unknown }) => ({
      failure: subject && { wish: subject, error },
      intents: afterFailure(intents, CHANGE, error),
    })),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A role could not be changed.', error),
  },
}).createMachine({
  id: 'users',
  context: ({ input: { runtime, ownId } }) => ({
    runtime,
    ownId,
    page: 1,
    list: null,
    listError: null,
    wishes: [],
    subject: null,
    failure: null,
    changed: null,
    intents: NO_INTENTS,
  }),
  initial: 'listing',
  on: {
    'role.chosen': {
      guard: { type: 'isFree', params: ({ event }) => event },
      actions: { type: 'keepWish', params: ({ event: { id, role } }) => ({ id, role }) },
    },
  },
  states: {
    listing: {
      tags: 'listing',
      initial: 'waiting',
      invoke: {
        src: 'listUsers',
        input: ({ context: { page } }) => ({ page, limit: PAGE_SIZE }),
        onDone: {
          target: 'resting',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: [
            { type: 'keepListError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logListError', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
      on: {
        'page.chosen': {
          guard: { type: 'isAnotherPage', params: ({ event }) => event },
          target: 'listing',
          reenter: true,
          actions: { type: 'keepPage', params: ({ event }) => event },
        },
      },
      states: {
        waiting: { after: { untilSlow: 'slow' } },
        slow: {
          tags: 'slow',
          on: { 'retry.requested': { target: '#users.listing', reenter: true } },
        },
      },
    },
    resting: {
      entry: 'leave',
      on: {
        'page.chosen': {
          guard: { type: 'isAnotherPage', params: ({ event }) => event },
          target: 'listing',
          actions: { type: 'keepPage', params: ({ event }) => event },
        },
        'retry.requested': { guard: 'hasListError', target: 'listing' },
        'change.requested': [
          {
            guard: { type: 'mustAsk', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          {
            guard: { type: 'isWished', params: ({ event }) => event },
            target: 'changing',
            actions: { type: 'choose', params: ({ event }) => event },
          },
        ],
      },
    },
    asking: {
      on: { 'change.confirmed': 'changing', 'change.cancelled': 'resting' },
    },
    changing: {
      tags: 'changing',
      entry: 'openIntent',
      invoke: {
        src: 'changeRole',
        input: ({ context: { subject, intents } }) => {
          if (subject === null) throw new Error('users: a change that nobody asked for');
          return { ...subject, key: keyOf(intents, CHANGE) };
        },
        onDone: [
          // Who has changed the own role may not be shown this list any more.
          {
            guard: 'isOwn',
            target: 'listing',
            actions: [
              { type: 'keepChange', params: ({ event }) => ({ user: event.output }) },
              'leave',
            ],
          },
          {
            target: 'resting',
            actions: { type: 'keepChange', params: ({ event }) => ({ user: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'mayHaveChanged', params: ({ event: { error } }) => ({ error }) },
            target: 'listing',
            actions: [
              { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
              { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              'leave',
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
              { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
            ],
          },
        ],
      },
    },
  },
});

export type UsersSnapshot = SnapshotFrom<typeof usersMachine>;
