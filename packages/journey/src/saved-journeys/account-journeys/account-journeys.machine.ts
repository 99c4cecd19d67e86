import { assign, emit, type SnapshotFrom } from 'xstate';
import * as rules from './account-journeys.rules.js';
import { accountJourneysSetup } from './account-journeys.setup.js';
import type { AccountJourneysContext } from './account-journeys.types.js';

interface Failure {
  readonly context: AccountJourneysContext;
  readonly event: { readonly error: unknown };
}

const logFailure = ({ context, event }: Failure) =>
  context.runtime.log.warn('The journeys could not be synced with the account.', event.error);

const setError = { type: 'setError', params: ({ event }: Failure) => event } as const;

const onFailure = { target: 'waitingToRetry', actions: [setError, logFailure] } as const;

const recordChange = {
  type: 'recordChange',
  params: ({ event }: { event: { kind: string } }) => event,
} as const;

/** Changes within a short time are saved together. */
const onChange = { target: 'debouncing', reenter: true, actions: recordChange } as const;

/** The input of actors that use several fields of the context. */
const withOwner = ({ context }: { context: AccountJourneysContext }) => ({
  ...context,
  owner: rules.requireOwner(context),
});

const hasNewer = ({ context }: { context: AccountJourneysContext }) =>
  rules.getLatestVersion(context) !== null;

/** Autosaves the signed-in person’s journeys to their account, debounced. Nothing else writes journeys to the account. */
export const accountJourneysMachine = accountJourneysSetup.createMachine({
  id: 'accountJourneys',
  context: ({ input }) => rules.createInitialContext(input.runtime),
  initial: 'signedOut',
  on: {
    'owner.changed': {
      target: '.checkingOwner',
      actions: assign(({ context, event }) => ({
        ...rules.createInitialContext(context.runtime),
        owner: event.owner,
      })),
    },
  },
  states: {
    /** No one is signed in: journeys are saved in the browser only. */
    signedOut: {},
    checkingOwner: {
      always: [
        { guard: ({ context }) => context.owner !== null, target: 'syncing' },
        { target: 'signedOut' },
      ],
    },
    syncing: {
      invoke: { src: 'watchBrowser' },
      initial: 'inspecting',
      on: {
        'record.changed': { actions: recordChange },
        'network.restored': { target: '.inspecting', actions: assign({ isCompared: false }) },
        'import.requested': {
          guard: ({ context }) => rules.getImportableJourneys(context).length > 0,
          target: '.adopting',
          actions: assign(({ context }) => {
            const journeys = rules.getImportableJourneys(context);
            return {
              adoptions: journeys.map(({ kind, id }) => ({ kind, id, revision: 0 })),
              imported: journeys.map(({ id }) => id),
            };
          }),
        },
        'import.declined': {
          guard: ({ context }) => rules.getOfferedJourneys(context).length > 0,
          target: '.declining',
        },
        'importNotice.closed': { actions: assign({ imported: [] }) },
        'conflict.resolvedRemote': {
          guard: hasNewer,
          target: '.opening',
          actions: assign({
            opening: ({ context }) => rules.getLatestVersion(context),
            openingError: null,
          }),
        },
        'conflict.resolvedLocal': {
          guard: hasNewer,
          target: '.adopting',
          actions: assign(({ context: { newer } }) => ({
            adoptions: newer.slice(0, 1),
            newer: newer.slice(1),
            rejections: {},
            openingError: null,
          })),
        },
        'retry.requested': {
          guard: ({ context }) => rules.getBlockedJourneys(context).length > 0,
          target: '.inspecting',
          actions: assign({ rejections: {}, isCompared: false }),
        },
      },
      states: {
        inspecting: {
          entry: assign({ isStale: false }),
          invoke: {
            src: 'inspectBrowser',
            input: withOwner,
            onDone: {
              target: 'deciding',
              actions: assign(({ context, event }) => rules.applyInspection(context, event.output)),
            },
            onError: onFailure,
          },
        },
        deciding: {
          always: [
            { guard: ({ context }) => rules.shouldCompare(context), target: 'comparing' },
            { guard: ({ context }) => rules.findNextUnsaved(context) !== null, target: 'saving' },
            { guard: ({ context }) => context.isStale, target: 'debouncing' },
            { target: 'idle' },
          ],
        },
        comparing: {
          invoke: {
            src: 'compareWithAccount',
            input: withOwner,
            onDone: {
              target: 'deciding',
              actions: assign(({ context, event }) => rules.applyComparison(context, event.output)),
            },
            onError: onFailure,
          },
        },
        saving: {
          invoke: {
            src: 'saveJourney',
            input: ({ context }) => ({
              owner: rules.requireOwner(context),
              localJourney: rules.requireUnsavedJourney(context),
            }),
            onDone: {
              target: 'deciding',
              actions: [
                assign(({ context, event }) => ({
                  error: null,
                  ...rules.applySaveOutcome(context, event.output),
                })),
                ({ context, event: { output } }) => {
                  if (output.kind === 'rejected')
                    context.runtime.log.warn('The account rejected a journey.', output.error);
                },
                'emitAccountChanged',
              ],
            },
            onError: onFailure,
          },
        },
        idle: { on: { 'record.changed': onChange } },
        debouncing: {
          on: { 'record.changed': onChange },
          after: { debounce: 'inspecting' },
        },
        /** The account or the browser’s storage could not be reached; everything stays in the browser. */
        waitingToRetry: {
          on: { 'record.changed': onChange },
          after: { retryDelay: 'inspecting' },
        },
        /** Marks journeys as belonging to the account; they are then saved like any other. */
        adopting: {
          invoke: {
            src: 'adoptJourneys',
            input: withOwner,
            onDone: 'inspecting',
            onError: onFailure,
          },
        },
        declining: {
          invoke: {
            src: 'declineImport',
            input: ({ context }) => ({
              owner: rules.requireOwner(context),
              ids: rules.getOfferedJourneys(context).map(({ id }) => id),
            }),
            onDone: 'inspecting',
            onError: onFailure,
          },
        },
        opening: {
          invoke: {
            src: 'openFromAccount',
            input: ({ context }) => ({
              owner: rules.requireOwner(context),
              id: context.opening?.id ?? '',
            }),
            onDone: {
              target: 'inspecting',
              actions: [
                emit(({ context: { opening } }) => {
                  if (opening === null)
                    throw new Error('account journeys: nothing is being opened');
                  return { type: 'journey.opened', kind: opening.kind };
                }),
                assign(({ context: { newer, opening } }) => ({
                  newer: newer.filter((version) => version !== opening),
                  opening: null,
                })),
                'emitAccountChanged',
              ],
            },
            onError: {
              target: 'deciding',
              actions: [
                assign({ opening: null, openingError: ({ event }) => event.error }),
                logFailure,
              ],
            },
          },
        },
      },
    },
  },
});

export type AccountJourneysSnapshot = SnapshotFrom<typeof accountJourneysMachine>;
