import { authSetup } from './auth.setup.js';
import { isRejection } from './rejection.js';

/** Verifies the saved session. */
export const checking = authSetup.createStateConfig({
  exit: 'hideCallback',
  initial: 'restoring',
  on: {
    'signOut.requested': 'signingOut',
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        target: '.restoring',
        actions: [{ type: 'setSession', params: ({ event }) => event }, 'clearUser'],
      },
      {
        guard: { type: 'isNewSignIn', params: ({ event }) => event },
        target: '.restoring',
        actions: [{ type: 'setSession', params: ({ event }) => event }, 'clearUser'],
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
  states: {
    restoring: {
      invoke: {
        src: 'restore',
        onDone: {
          target: 'deciding',
          actions: { type: 'setRestored', params: ({ event }) => event },
        },
        onError: {
          target: '#auth.signedOut',
          actions: {
            type: 'logError',
            params: ({ event: { error } }) => ({
              message: 'The stored sign-in could not be read.',
              error,
            }),
          },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'hasToken', target: 'loading' },
        { guard: 'hasSession', target: 'refreshing' },
        { target: '#auth.choosingAccount' },
      ],
    },
    loading: {
      invoke: {
        src: 'loadProfile',
        onDone: {
          target: '#auth.signedIn',
          actions: { type: 'setUser', params: ({ event }) => event },
        },
        onError: {
          target: 'refreshing',
          actions: [
            { type: 'setProfileError', params: ({ event }) => event },
            {
              type: 'logWarning',
              params: ({ event: { error } }) => ({
                message: 'The profile did not load; the session is refreshed.',
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
        input: ({ context }) => ({ isRejected: isRejection(context.profileError) }),
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
            type: 'logError',
            params: ({ event: { error } }) => ({
              message: 'The session could not be refreshed.',
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
          actions: { type: 'setUser', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isRejection', params: ({ event }) => event },
            target: 'endingSession',
          },
          { target: '#auth.unverified' },
        ],
      },
    },
    endingSession: {
      invoke: {
        src: 'endSession',
        input: { shouldNotifyServer: false },
        onDone: '#auth.signedOut',
        onError: '#auth.signedOut',
      },
    },
  },
});
