import { assign } from 'xstate';
import {
  authSetup,
  hasEnded,
  isNewSignIn,
  logError,
  logWarning,
  setSession,
} from './auth.setup.js';
import { isRejection } from './rejection.js';

/** Verifies the saved session. */
export const checking = authSetup.createStateConfig({
  exit: assign({ isCallbackVisible: false }),
  initial: 'restoring',
  on: {
    'signOut.requested': 'signingOut',
    'session.changed': {
      guard: (change) => hasEnded(change) || isNewSignIn(change),
      target: '.restoring',
      actions: [setSession, 'clearUser'],
    },
  },
  states: {
    restoring: {
      invoke: {
        src: 'restore',
        onDone: {
          target: 'deciding',
          actions: assign(({ event }) => ({ ...event.output, profileError: null })),
        },
        onError: {
          target: '#auth.signedOut',
          actions: logError('The stored sign-in could not be read.'),
        },
      },
    },
    deciding: {
      always: [
        { guard: ({ context }) => context.session.hasToken, target: 'loading' },
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
            assign({ profileError: ({ event }) => event.error }),
            logWarning('The profile did not load; the session is refreshed.'),
          ],
        },
      },
    },
    refreshing: {
      invoke: {
        src: 'refreshSession',
        input: ({ context }) => ({ isRejected: isRejection(context.profileError) }),
        onDone: [
          { guard: ({ event }) => event.output === 'signed-in', target: 'loadingAgain' },
          { guard: ({ event }) => event.output === 'signed-out', target: '#auth.signedOut' },
          { target: '#auth.unverified' },
        ],
        onError: {
          target: '#auth.unverified',
          actions: logError('The session could not be refreshed.'),
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
          { guard: ({ event }) => isRejection(event.error), target: 'endingSession' },
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
