import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { mayHaveChanged, removesLastAdministrator, findUser } from './users.rules.js';
import type { PageRequest, RoleChoice, User, UsersPage } from './users.types.js';

export interface UsersInput {
  readonly runtime: Runtime;
  /** Account id of the signed-in person; null when unknown. */
  readonly ownId: string | null;
}

export interface UsersContext {
  readonly runtime: Runtime;
  readonly ownId: string | null;
  /** The requested page, from 1. */
  readonly page: number;
  /** The last list from the server; null before the first one. */
  readonly list: UsersPage | null;
  /** Why the last list failed to load; null when it loaded. */
  readonly listError: unknown;
  /** Selected roles that are not saved yet. */
  readonly choices: readonly RoleChoice[];
  /** The choice being confirmed or saved. */
  readonly subject: RoleChoice | null;
  /** The last failed change, until another is attempted. */
  readonly failure: { readonly choice: RoleChoice; readonly error: unknown } | null;
  /** The last successful change, until another is attempted. */
  readonly changed: RoleChoice | null;
}

export type UsersEvent =
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'retry.requested' }
  | ({ readonly type: 'role.chosen' } & RoleChoice)
  | { readonly type: 'change.requested'; readonly id: string }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.cancelled' };

/** Accounts per page. */
const PAGE_SIZE = 50;

const findChoice = ({ choices, list }: UsersContext, id: string): RoleChoice | null => {
  const choice = choices.find((one) => one.id === id);
  const user = findUser(list, id);
  return choice && user && user.role !== choice.role ? choice : null;
};

const removeChoice = (choices: readonly RoleChoice[], id: string) =>
  choices.filter((one) => one.id !== id);

/** Detects from a new list that a change without a response succeeded. */
const reconcileFailure = (list: UsersPage, { failure }: UsersContext) =>
  failure && findUser(list, failure.choice.id)?.role === failure.choice.role
    ? { failure: null, changed: failure.choice }
    : {};

const replaceUser = (list: UsersPage | null, changed: User): UsersPage | null =>
  list && { ...list, users: list.users.map((user) => (user.id === changed.id ? changed : user)) };

/**
 * Lists accounts and changes their roles. A role is shown as the server sent it; a selection stays pending until the
 * server has responded.
 */
export const usersMachine = setup({
  types: {
    input: {} as UsersInput,
    context: {} as UsersContext,
    events: {} as UsersEvent,
    tags: {} as 'listing' | 'changing',
  },
  actors: {
    listUsers: actorSlot<UsersPage, PageRequest>('listUsers'),
    changeRole: actorSlot<User, RoleChoice>('changeRole'),
  },
  guards: {
    isAnotherPage: ({ context }, { page }: { page: number }) =>
      Number.isSafeInteger(page) && page >= 1 && page !== context.page,
    hasListError: ({ context }) => context.listError !== null,
    canChoose: ({ context: { list, subject } }, { id }: { id: string }) =>
      findUser(list, id) !== null && subject?.id !== id,
    isChosen: ({ context }, { id }: { id: string }) => findChoice(context, id) !== null,
    needsConfirmation: ({ context }, { id }: { id: string }) => {
      const choice = findChoice(context, id);
      const isSensitive =
        id === context.ownId || (choice && removesLastAdministrator(context.list, choice));
      return choice !== null && isSensitive === true;
    },
    isOwn: ({ context: { ownId, subject } }) => subject !== null && subject.id === ownId,
    mayHaveChanged: (_, { error }: { error: unknown }) => mayHaveChanged(error),
  },
  actions: {
    setPage: assign({ page: (_, { page }: { page: number }) => page }),
    setList: assign(({ context }, { list }: { list: UsersPage }) => ({
      list,
      listError: null,
      choices: context.choices.filter(({ id, role }) => findUser(list, id)?.role !== role),
      ...reconcileFailure(list, context),
    })),
    setListError: assign({ listError: (_, { error }: { error: unknown }) => error }),
    logListError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The accounts could not be listed.', error),
    setChoice: assign({
      choices: ({ context: { choices, list } }, { id, role }: RoleChoice) =>
        findUser(list, id)?.role === role
          ? removeChoice(choices, id)
          : [...removeChoice(choices, id), { id, role }],
    }),
    setSubject: assign({
      subject: ({ context }, { id }: { id: string }) => findChoice(context, id),
      failure: null,
      changed: null,
    }),
    clearSubject: assign({ subject: null }),
    setChange: assign(({ context }, { user }: { user: User }) => ({
      list: replaceUser(context.list, user),
      choices: removeChoice(context.choices, user.id),
      changed: context.subject,
    })),
    setFailure: assign(({ context: { subject } }, { error }: { error: unknown }) => ({
      failure: subject && { choice: subject, error },
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
    choices: [],
    subject: null,
    failure: null,
    changed: null,
  }),
  initial: 'listing',
  on: {
    'role.chosen': {
      guard: { type: 'canChoose', params: ({ event }) => event },
      actions: { type: 'setChoice', params: ({ event: { id, role } }) => ({ id, role }) },
    },
  },
  states: {
    listing: {
      tags: 'listing',
      invoke: {
        src: 'listUsers',
        input: ({ context: { page } }) => ({ page, limit: PAGE_SIZE }),
        onDone: {
          target: 'idle',
          actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'setListError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logListError', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
      on: {
        'page.chosen': {
          guard: { type: 'isAnotherPage', params: ({ event }) => event },
          target: 'listing',
          reenter: true,
          actions: { type: 'setPage', params: ({ event }) => event },
        },
      },
    },
    idle: {
      entry: 'clearSubject',
      on: {
        'page.chosen': {
          guard: { type: 'isAnotherPage', params: ({ event }) => event },
          target: 'listing',
          actions: { type: 'setPage', params: ({ event }) => event },
        },
        'retry.requested': { guard: 'hasListError', target: 'listing' },
        'change.requested': [
          {
            guard: { type: 'needsConfirmation', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: 'changing',
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      on: { 'change.confirmed': 'changing', 'change.cancelled': 'idle' },
    },
    changing: {
      tags: 'changing',
      invoke: {
        src: 'changeRole',
        input: ({ context: { subject } }) => {
          if (subject === null) throw new Error('users: there is no role change to save');
          return subject;
        },
        onDone: [
          // After changing their own role, the person may no longer be allowed to read this list.
          {
            guard: 'isOwn',
            target: 'listing',
            actions: [
              { type: 'setChange', params: ({ event }) => ({ user: event.output }) },
              'clearSubject',
            ],
          },
          {
            target: 'idle',
            actions: { type: 'setChange', params: ({ event }) => ({ user: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'mayHaveChanged', params: ({ event: { error } }) => ({ error }) },
            target: 'listing',
            actions: [
              { type: 'setFailure', params: ({ event: { error } }) => ({ error }) },
              { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              'clearSubject',
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'setFailure', params: ({ event: { error } }) => ({ error }) },
              { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
            ],
          },
        ],
      },
    },
  },
});

export type UsersSnapshot = SnapshotFrom<typeof usersMachine>;
