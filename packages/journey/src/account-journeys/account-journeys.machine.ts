import { keyOf } from '@spinout/flow-kit';
import type { SnapshotFrom } from 'xstate';
import * as rules from './account-journeys.rules.js';
import { accountJourneysSetup, ownerOf, SAVE, unsavedOf } from './account-journeys.setup.js';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Whatever could not be done is told, and begun anew later. */
const stalling = {
  target: 'stalled',
  actions: [
    { type: 'keepError', params: errorOf },
    { type: 'logError', params: errorOf },
  ],
} as const;

/** Saves the journeys of who is signed in as they change: the one writer to the account. */
export const accountJourneysMachine = accountJourneysSetup.createMachine({
  id: 'accountJourneys',
  context: ({ input: { runtime } }) => rules.nobody(runtime),
  initial: 'idle',
  on: {
    'owner.changed': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.keeping',
        reenter: true,
        actions: { type: 'begin', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  states: {
    /** Nobody is signed in: journeys are the browser's alone. */
    idle: {},
    keeping: {
      invoke: { src: 'watchBrowser' },
      initial: 'looking',
      on: {
        'record.changed': { actions: { type: 'noteChange', params: ({ event }) => event } },
        'network.found': { target: '.looking', actions: 'outdate' },
        'along.requested': { guard: 'mayTake', target: '.adopting', actions: 'wishAlong' },
        'along.refused': { guard: 'isOffered', target: '.refusing' },
        'taken.closed': { actions: 'forgetTaken' },
        'version.taken': { guard: 'hasNewer', target: '.bringing', actions: 'wishNewer' },
        'version.kept': { guard: 'hasNewer', target: '.adopting', actions: 'wishOwn' },
        'retry.requested': { guard: 'isTroubled', target: '.looking', actions: 'tryAnew' },
      },
      states: {
        looking: {
          entry: 'clearStale',
          invoke: {
            src: 'lookAtBrowser',
            input: ({ context }) => ({
              owner: ownerOf(context),
              strangers: context.strangers,
              changedAt: context.changedAt,
            }),
            onDone: {
              target: 'deciding',
              actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) },
            },
            onError: stalling,
          },
        },
        deciding: {
          always: [
            { guard: 'mustCompare', target: 'comparing' },
            { guard: 'hasUnsaved', target: 'saving' },
            { guard: 'isStale', target: 'settling' },
            { target: 'resting' },
          ],
        },
        comparing: {
          invoke: {
            src: 'compareWithAccount',
            input: ({ context }) => ({ owner: ownerOf(context), seen: context.seen }),
            onDone: {
              target: 'deciding',
              actions: { type: 'keepComparison', params: ({ event }) => event.output },
            },
            onError: stalling,
          },
        },
        saving: {
          entry: 'openSave',
          invoke: {
            src: 'saveJourney',
            input: ({ context }) => ({
              owner: ownerOf(context),
              seen: unsavedOf(context),
              key: keyOf(context.intents, SAVE),
            }),
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                { type: 'logRefusal', params: ({ event }) => ({ outcome: event.output }) },
                'tellAccount',
              ],
            },
            onError: stalling,
          },
        },
        resting: {
          on: {
            'record.changed': {
              target: 'settling',
              actions: { type: 'noteChange', params: ({ event }) => event },
            },
          },
        },
        settling: {
          on: {
            'record.changed': {
              target: 'settling',
              reenter: true,
              actions: { type: 'noteChange', params: ({ event }) => event },
            },
          },
          after: { settleTime: 'looking' },
        },
        /** The account or the browser could not be reached; everything stays in the browser. */
        stalled: {
          on: {
            'record.changed': {
              target: 'settling',
              actions: { type: 'noteChange', params: ({ event }) => event },
            },
          },
          after: { retryTime: 'looking' },
        },
        /** What shall be in the account from now on is noted; then it is saved like anything else. */
        adopting: {
          invoke: {
            src: 'adoptJourneys',
            input: ({ context }) => ({
              owner: ownerOf(context),
              adoptions: context.adoptions,
            }),
            onDone: 'looking',
            onError: stalling,
          },
        },
        refusing: {
          invoke: {
            src: 'refuseJourneys',
            input: ({ context }) => ({
              owner: ownerOf(context),
              ids: rules.offered(context).map(({ id }) => id),
            }),
            onDone: 'looking',
            onError: stalling,
          },
        },
        bringing: {
          invoke: {
            src: 'bringJourney',
            input: ({ context }) => ({
              owner: ownerOf(context),
              id: context.bringing?.id ?? '',
            }),
            onDone: { target: 'looking', actions: ['tellBrought', 'forgetBrought', 'tellAccount'] },
            onError: {
              target: 'deciding',
              actions: [
                { type: 'keepBringingError', params: errorOf },
                { type: 'logError', params: errorOf },
              ],
            },
          },
        },
      },
    },
  },
});

export type AccountJourneysSnapshot = SnapshotFrom<typeof accountJourneysMachine>;
