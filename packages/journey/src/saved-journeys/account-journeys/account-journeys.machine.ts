import type { SnapshotFrom } from 'xstate';
import * as rules from './account-journeys.rules.js';
import {
  accountJourneysSetup,
  requireOwner,
  requireUnsavedJourney,
} from './account-journeys.setup.js';

const getErrorParams = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Reports a failure and retries later. */
const onFailure = {
  target: 'waitingToRetry',
  actions: [
    { type: 'setError', params: getErrorParams },
    { type: 'logError', params: getErrorParams },
  ],
} as const;

/** Autosaves the signed-in person’s journeys to their account, debounced. Nothing else writes journeys to the account. */
export const accountJourneysMachine = accountJourneysSetup.createMachine({
  id: 'accountJourneys',
  context: ({ input: { runtime } }) => rules.createInitialContext(runtime),
  initial: 'signedOut',
  on: {
    'owner.changed': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.syncing',
        reenter: true,
        actions: { type: 'setOwner', params: ({ event }) => event },
      },
      { target: '.signedOut', actions: { type: 'setOwner', params: ({ event }) => event } },
    ],
  },
  states: {
    /** No one is signed in: journeys are saved in the browser only. */
    signedOut: {},
    syncing: {
      invoke: { src: 'watchBrowser' },
      initial: 'inspecting',
      on: {
        'record.changed': { actions: { type: 'recordChange', params: ({ event }) => event } },
        'network.restored': { target: '.inspecting', actions: 'requireComparison' },
        'import.requested': { guard: 'canImport', target: '.adopting', actions: 'startImport' },
        'import.declined': { guard: 'isOffered', target: '.declining' },
        'importNotice.closed': { actions: 'clearImported' },
        'conflict.resolvedRemote': {
          guard: 'hasNewer',
          target: '.opening',
          actions: 'acceptRemote',
        },
        'conflict.resolvedLocal': {
          guard: 'hasNewer',
          target: '.adopting',
          actions: 'keepLocalVersion',
        },
        'retry.requested': {
          guard: 'hasSaveProblem',
          target: '.inspecting',
          actions: 'resetRejections',
        },
      },
      states: {
        inspecting: {
          entry: 'clearStale',
          invoke: {
            src: 'inspectBrowser',
            input: ({ context }) => ({
              owner: requireOwner(context),
              unownedIds: context.unownedIds,
              changedAt: context.changedAt,
            }),
            onDone: {
              target: 'deciding',
              actions: {
                type: 'setLocalJourneys',
                params: ({ event }) => ({ localJourneys: event.output }),
              },
            },
            onError: onFailure,
          },
        },
        deciding: {
          always: [
            { guard: 'shouldCompare', target: 'comparing' },
            { guard: 'hasUnsaved', target: 'saving' },
            { guard: 'isStale', target: 'debouncing' },
            { target: 'idle' },
          ],
        },
        comparing: {
          invoke: {
            src: 'compareWithAccount',
            input: ({ context }) => ({
              owner: requireOwner(context),
              localJourneys: context.localJourneys,
            }),
            onDone: {
              target: 'deciding',
              actions: { type: 'setComparison', params: ({ event }) => event.output },
            },
            onError: onFailure,
          },
        },
        saving: {
          invoke: {
            src: 'saveJourney',
            input: ({ context }) => ({
              owner: requireOwner(context),
              localJourney: requireUnsavedJourney(context),
            }),
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'applyOutcome', params: ({ event }) => ({ outcome: event.output }) },
                { type: 'logRejection', params: ({ event }) => ({ outcome: event.output }) },
                'emitAccountChanged',
              ],
            },
            onError: onFailure,
          },
        },
        idle: {
          on: {
            'record.changed': {
              target: 'debouncing',
              actions: { type: 'recordChange', params: ({ event }) => event },
            },
          },
        },
        debouncing: {
          on: {
            'record.changed': {
              target: 'debouncing',
              reenter: true,
              actions: { type: 'recordChange', params: ({ event }) => event },
            },
          },
          after: { debounce: 'inspecting' },
        },
        /** The account or the browser’s storage could not be reached; everything stays in the browser. */
        waitingToRetry: {
          on: {
            'record.changed': {
              target: 'debouncing',
              actions: { type: 'recordChange', params: ({ event }) => event },
            },
          },
          after: { retryDelay: 'inspecting' },
        },
        /** Marks journeys as belonging to the account; they are then saved like any other. */
        adopting: {
          invoke: {
            src: 'adoptJourneys',
            input: ({ context }) => ({
              owner: requireOwner(context),
              adoptions: context.adoptions,
            }),
            onDone: 'inspecting',
            onError: onFailure,
          },
        },
        declining: {
          invoke: {
            src: 'declineImport',
            input: ({ context }) => ({
              owner: requireOwner(context),
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
              owner: requireOwner(context),
              id: context.opening?.id ?? '',
            }),
            onDone: {
              target: 'inspecting',
              actions: ['emitOpened', 'clearOpening', 'emitAccountChanged'],
            },
            onError: {
              target: 'deciding',
              actions: [
                { type: 'setOpeningError', params: getErrorParams },
                { type: 'logError', params: getErrorParams },
              ],
            },
          },
        },
      },
    },
  },
});

export type AccountJourneysSnapshot = SnapshotFrom<typeof accountJourneysMachine>;
