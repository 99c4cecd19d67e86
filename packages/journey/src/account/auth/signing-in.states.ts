import { authSetup } from './auth.setup.js';

/** Checks once that the sign-in service is available, then redirects to the provider. */
export const signingIn = authSetup.createStateConfig({
  tags: 'busy',
  initial: 'checkingService',
  exit: 'endSignIn',
  on: {
    'session.changed': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'setSession', params: ({ event }) => event }, 'clearUser'],
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
  states: {
    checkingService: {
      invoke: {
        src: 'checkService',
        onDone: { target: 'leaving', actions: 'beginSignIn' },
        onError: [
          {
            guard: 'canMock',
            target: '#auth.mocking',
            actions: {
              type: 'logWarning',
              params: ({ event: { error } }) => ({
                message: 'The sign-in service does not answer; a demo account is used.',
                error,
              }),
            },
          },
          {
            target: '#auth.choosingAccount',
            actions: [
              {
                type: 'logWarning',
                params: ({ event: { error } }) => ({
                  message: 'The sign-in service does not answer.',
                  error,
                }),
              },
              { type: 'alert', params: { problem: { kind: 'unavailable' } } },
            ],
          },
        ],
      },
    },
    leaving: {
      invoke: {
        src: 'leaveForProvider',
        input: ({ context }) => {
          if (context.pending === null) throw new Error('auth: left without a sign-in');
          return context.pending;
        },
        onDone: 'left',
        onError: {
          target: '#auth.choosingAccount',
          actions: [
            {
              type: 'logError',
              params: ({ event: { error } }) => ({
                message: 'The sign-in could not be started.',
                error,
              }),
            },
            { type: 'alert', params: { problem: { kind: 'no-storage' } } },
          ],
        },
      },
    },
    /** The page is unloading. If it stays, or is restored from the back/forward cache, it becomes usable again. */
    left: {
      on: { 'page.returned': '#auth.choosingAccount' },
      after: { leaveTimeout: '#auth.choosingAccount' },
    },
  },
});

export const mocking = authSetup.createStateConfig({
  tags: 'busy',
  after: { mockLogin: { target: 'savingAccount', actions: 'createMockAccount' } },
});

/** Saves a guest or demo account for the next visit, if storage works. */
export const savingAccount = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'saveAccount',
    input: ({ context: { account } }) => {
      if (account === null) throw new Error('auth: there is no account to save');
      return account;
    },
    onDone: [{ guard: 'isCallbackVisible', target: 'redirecting' }, { target: 'choosingAccount' }],
    onError: [
      {
        guard: 'isCallbackVisible',
        target: 'redirecting',
      },
      { target: 'choosingAccount' },
    ],
  },
});
