import { authSetup } from './auth.setup.js';
import { isRefusal } from './refusal.js';

/** AUTH-20 to AUTH-23, T-42, T-70: what is kept is asked whether it holds. */
export const checking = authSetup.createStateConfig({
  exit: 'endArrival',
  initial: 'restoring',
  on: {
    'signOut.requested': 'signingOut',
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        target: '.restoring',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'forgetPerson'],
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.restoring',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'forgetPerson'],
      },
      { actions: { type: 'keepSession', params: ({ event }) => event } },
    ],
  },
  states: {
    restoring: {
      invoke: {
        src: 'restore',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepRestored', params: ({ event }) => event },
        },
        onError: {
          target: '#auth.signedOut',
          actions: {
            type: 'logFault',
            params: ({ event: { error } }) => ({
              what: 'What is kept of a sign-in could not be read.',
              error,
            }),
          },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'hasToken', target: 'loading' },
        { guard: 'isHeld', target: 'refreshing' },
        { target: '#auth.settling' },
      ],
    },
    loading: {
      invoke: {
        src: 'loadProfile',
        onDone: {
          target: '#auth.signedIn',
          actions: { type: 'keepUser', params: ({ event }) => event },
        },
        onError: {
          target: 'refreshing',
          actions: [
            { type: 'keepProfileError', params: ({ event }) => event },
            {
              type: 'logDoubt',
              params: ({ event: { error } }) => ({
                what: 'The profile did not load; the session is refreshed.',
                error,
              }),
            },
          ],
        },
      },
    },
    refreshing: {
      invoke: {
        src: 'refreshSession',
        input: ({ context }) => ({ isRefused: isRefusal(context.profileError) }),
        onDone: [
          {
            guard: {
              type: 'hasState',
              params: ({ event }) => ({ output: event.output, state: 'signed-in' }),
            },
            target: 'loadingAgain',
          },
          {
            guard: {
              type: 'hasState',
              params: ({ event }) => ({ output: event.output, state: 'signed-out' }),
            },
            target: '#auth.signedOut',
          },
          { target: '#auth.unverified' },
        ],
        onError: {
          target: '#auth.unverified',
          actions: {
            type: 'logFault',
            params: ({ event: { error } }) => ({
              what: 'The session could not be refreshed.',
              error,
            }),
          },
        },
      },
    },
    loadingAgain: {
      invoke: {
        src: 'loadProfile',
        onDone: {
          target: '#auth.signedIn',
          actions: { type: 'keepUser', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'forgetting',
          },
          { target: '#auth.unverified' },
        ],
      },
    },
    forgetting: {
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ tellServer: false, key: context.runtime.newKey() }),
        onDone: '#auth.signedOut',
        onError: '#auth.signedOut',
      },
    },
  },
});
