import { isApiError } from '@spinout/api-client';
import { assign } from 'xstate';
import { authSetup, hasEnded, isNewSignIn, logFailure, setSession } from './auth.setup.js';

/** The server was too slow or too busy to decide. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether a server rejected the session or its response was malformed; transient errors do not count. */
const isRejection = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const { status = 500 } = error.details;
  const isRejected = status < 500 && !TRANSIENT_STATUSES.has(status);
  return error.code === 'malformed' || (error.code === 'status' && isRejected);
};

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
          actions: logFailure('error', 'The stored sign-in could not be read.'),
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
          actions: assign({ user: ({ event }) => event.output }),
        },
        onError: {
          target: 'refreshing',
          actions: [
            assign({ profileError: ({ event }) => event.error }),
            logFailure('warn', 'The profile did not load; the session is refreshed.'),
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
          actions: logFailure('error', 'The session could not be refreshed.'),
        },
      },
    },
    loadingAgain: {
      invoke: {
        src: 'loadProfile',
        onDone: {
          target: '#auth.signedIn',
          actions: assign({ user: ({ event }) => event.output }),
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
