import { assign } from 'xstate';
import { onSignIn } from './account.states.js';
import { authMessages } from './auth.messages.js';
import { alert, authSetup, logFailure } from './auth.setup.js';
import { createMockAccount } from './local-account.js';

/** Checks once that the sign-in service is available, then redirects to the provider. */
export const signingIn = authSetup.createStateConfig({
  tags: 'busy',
  initial: 'checkingService',
  exit: assign({ pending: null }),
  on: { 'session.changed': onSignIn },
  states: {
    checkingService: {
      invoke: {
        src: 'checkService',
        onDone: {
          target: 'leaving',
          actions: assign({
            pending: ({ context: { runtime, provider } }) => ({
              provider,
              state: runtime.newKey(),
              // RFC 7636 requires at least 43 characters; two keys have them.
              verifier: `${runtime.newKey()}.${runtime.newKey()}`,
              startedAt: runtime.now().getTime(),
            }),
          }),
        },
        onError: [
          {
            guard: 'canMock',
            target: '#auth.mocking',
            actions: logFailure(
              'warn',
              'The sign-in service does not answer; a demo account is used.',
            ),
          },
          {
            target: '#auth.choosingAccount',
            actions: [
              logFailure('warn', 'The sign-in service does not answer.'),
              alert('unavailable'),
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
          actions: [logFailure('error', 'The sign-in could not be started.'), alert('no-storage')],
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
  after: {
    mockLogin: {
      target: 'savingAccount',
      actions: assign({
        account: ({ context: { runtime, provider } }) =>
          createMockAccount(runtime, authMessages.demoName, provider),
      }),
    },
  },
});

const onSaved = [
  { guard: 'isCallbackVisible', target: 'redirecting' },
  { target: 'choosingAccount' },
] as const;

/** Saves a guest or demo account for the next visit, if storage works. */
export const savingAccount = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'saveAccount',
    input: ({ context: { account } }) => {
      if (account === null) throw new Error('auth: there is no account to save');
      return account;
    },
    onDone: onSaved,
    onError: onSaved,
  },
});
