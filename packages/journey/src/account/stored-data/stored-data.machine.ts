import type { DataUsageReply, DeleteDataRequest } from '@spinout/api-client';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';

export interface StoredDataContext {
  readonly runtime: Runtime;
  /** What the server stores; null until it has answered. */
  readonly usage: DataUsageReply | null;
  readonly isEndingSessions: boolean;
  readonly isDeletingAccount: boolean;
  readonly hasExported: boolean;
  readonly hasDeleted: boolean;
  /** Why the last call failed; null when it did not. */
  readonly failure: {
    readonly action: 'usage' | 'export' | 'deletion';
    readonly error: unknown;
  } | null;
}

export type StoredDataEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'export.requested' }
  | { readonly type: 'deletion.requested' }
  | { readonly type: 'deletion.cancelled' }
  | { readonly type: 'deletion.confirmed' }
  | {
      readonly type: 'option.changed';
      readonly option: 'isEndingSessions' | 'isDeletingAccount';
      readonly isChecked: boolean;
    };

/** Everything on the server was deleted; `hasEndedSessions` when the person is signed out there too. */
export type StoredDataEmitted = {
  readonly type: 'data.deleted';
  readonly hasEndedSessions: boolean;
};

type Action = NonNullable<StoredDataContext['failure']>['action'];

const fail = (action: Action) =>
  ({
    type: 'setFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ action, error: event.error }),
  }) as const;

/** What the server stores for a person: its size, a copy of it, and its deletion. */
export const storedDataMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as StoredDataContext,
    events: {} as StoredDataEvent,
    emitted: {} as StoredDataEmitted,
  },
  actors: {
    readUsage: actorSlot<DataUsageReply, void>('readUsage'),
    exportData: actorSlot<void, Date>('exportData'),
    deleteData: actorSlot<void, DeleteDataRequest>('deleteData'),
  },
  actions: {
    setFailure: assign({
      failure: (_, failure: { action: Action; error: unknown }) => failure,
    }),
  },
}).createMachine({
  id: 'storedData',
  context: ({ input: { runtime } }) => ({
    runtime,
    usage: null,
    isEndingSessions: false,
    isDeletingAccount: false,
    hasExported: false,
    hasDeleted: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'readUsage',
        onDone: { target: 'showing', actions: assign({ usage: ({ event }) => event.output }) },
        onError: { target: 'showing', actions: fail('usage') },
      },
    },
    showing: {
      on: {
        'retry.requested': { target: 'loading', actions: assign({ failure: null }) },
        'export.requested': {
          target: 'exporting',
          actions: assign({ failure: null, hasExported: false, hasDeleted: false }),
        },
        'deletion.requested': {
          target: 'confirming',
          actions: assign({
            failure: null,
            hasExported: false,
            hasDeleted: false,
            isEndingSessions: false,
            isDeletingAccount: false,
          }),
        },
      },
    },
    exporting: {
      invoke: {
        src: 'exportData',
        input: ({ context }) => context.runtime.now(),
        onDone: { target: 'showing', actions: assign({ hasExported: true }) },
        onError: { target: 'showing', actions: fail('export') },
      },
    },
    confirming: {
      on: {
        'option.changed': {
          actions: assign(({ event }) => ({ [event.option]: event.isChecked })),
        },
        'deletion.cancelled': { target: 'showing', actions: assign({ failure: null }) },
        'deletion.confirmed': { target: 'deleting', actions: assign({ failure: null }) },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteData',
        input: ({ context: { isEndingSessions, isDeletingAccount } }) => ({
          ...(isEndingSessions && { end_sessions: true }),
          ...(isDeletingAccount && { delete_account: true }),
        }),
        onDone: {
          target: 'loading',
          actions: [
            assign({ hasDeleted: true, usage: null }),
            emit(({ context: { isEndingSessions, isDeletingAccount } }) => ({
              type: 'data.deleted',
              hasEndedSessions: isEndingSessions || isDeletingAccount,
            })),
          ],
        },
        onError: { target: 'confirming', actions: fail('deletion') },
      },
    },
  },
});

export type StoredDataSnapshot = SnapshotFrom<typeof storedDataMachine>;
