import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { mayHaveChanged, removesLastAdministrator, findUser } from './users.rules.js';
import type { PageRequest, RoleChoice, User, UsersPage } from './users.types.js';

interface UsersInput {
  readonly runtime: Runtime;
  /** Account id of the signed-in person; null when unknown. */
  readonly ownId: string | null;
}

export interface UsersContext extends UsersInput {
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

const PAGE_SIZE = 50;

const findChoice = ({ choices, list }: UsersContext, id: string): RoleChoice | null => {
  const choice = choices.find((one) => one.id === id);
  const user = findUser(list, id);
  return choice && user && user.role !== choice.role ? choice : null;
};

const removeChoice = (choices: readonly RoleChoice[], id: string) =>
  choices.filter((one) => one.id !== id);

/** Whether a choice takes away the person's own role or the last administrator. */
const needsConfirmation = (context: UsersContext, id: string): boolean => {
  const choice = findChoice(context, id);
  if (choice === null) return false;
  return id === context.ownId || removesLastAdministrator(context.list, choice);
};

const isAnotherPage = (context: UsersContext, page: number): boolean =>
  Number.isSafeInteger(page) && page >= 1 && page !== context.page;

const startChange = (context: UsersContext, id: string) => ({
  subject: findChoice(context, id),
  failure: null,
  changed: null,
});

/** Detects from a new list that a change without a response succeeded. */
const reconcileFailure = (list: UsersPage, { failure }: UsersContext) =>
  failure && findUser(list, failure.choice.id)?.role === failure.choice.role
    ? { failure: null, changed: failure.choice }
    : {};

const applyChange = ({ list, choices, subject }: UsersContext, changed: User) => ({
  list: list && {
    ...list,
    users: list.users.map((user) => (user.id === changed.id ? changed : user)),
  },
  choices: removeChoice(choices, changed.id),
  changed: subject,
});

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
}).createMachine({
  id: 'users',
  context: ({ input }) => ({
    ...input,
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
      guard: ({ context: { list, subject }, event: { id } }) =>
        findUser(list, id) !== null && subject?.id !== id,
      actions: assign({
        choices: ({ context: { choices, list }, event: { id, role } }) => {
          const others = removeChoice(choices, id);
          return findUser(list, id)?.role === role ? others : [...others, { id, role }];
        },
      }),
    },
  },
  states: {
    listing: {
      tags: 'listing',
      entry: assign({ subject: null }),
      invoke: {
        src: 'listUsers',
        input: ({ context: { page } }) => ({ page, limit: PAGE_SIZE }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event: { output: list } }) => ({
            list,
            listError: null,
            choices: context.choices.filter(({ id, role }) => findUser(list, id)?.role !== role),
            ...reconcileFailure(list, context),
          })),
        },
        onError: {
          target: 'idle',
          actions: [
            assign({ listError: ({ event }) => event.error }),
            ({ context, event }) =>
              context.runtime.log.warn('The accounts could not be listed.', event.error),
          ],
        },
      },
      on: {
        'page.chosen': {
          guard: ({ context, event }) => isAnotherPage(context, event.page),
          target: 'listing',
          reenter: true,
          actions: assign({ page: ({ event }) => event.page }),
        },
      },
    },
    idle: {
      entry: assign({ subject: null }),
      on: {
        'page.chosen': {
          guard: ({ context, event }) => isAnotherPage(context, event.page),
          target: 'listing',
          actions: assign({ page: ({ event }) => event.page }),
        },
        'retry.requested': {
          guard: ({ context }) => context.listError !== null,
          target: 'listing',
        },
        'change.requested': [
          {
            guard: ({ context, event }) => needsConfirmation(context, event.id),
            target: 'confirming',
            actions: assign(({ context, event }) => startChange(context, event.id)),
          },
          {
            guard: ({ context, event }) => findChoice(context, event.id) !== null,
            target: 'changing',
            actions: assign(({ context, event }) => startChange(context, event.id)),
          },
        ],
      },
    },
    confirming: { on: { 'change.confirmed': 'changing', 'change.cancelled': 'idle' } },
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
            guard: ({ context: { ownId, subject } }) => subject?.id === ownId,
            target: 'listing',
            actions: assign(({ context, event }) => applyChange(context, event.output)),
          },
          {
            target: 'idle',
            actions: assign(({ context, event }) => applyChange(context, event.output)),
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({
              failure: ({ context: { subject }, event: { error } }) =>
                subject && { choice: subject, error },
            }),
            ({ context, event }) =>
              context.runtime.log.warn('A role could not be changed.', event.error),
          ],
        },
      },
    },
    failed: {
      always: [
        { guard: ({ context }) => mayHaveChanged(context.failure?.error), target: 'listing' },
        { target: 'idle' },
      ],
    },
  },
});

export type UsersSnapshot = SnapshotFrom<typeof usersMachine>;
