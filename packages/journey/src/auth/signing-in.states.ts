import { authSetup } from './auth.setup.js';

/** AUTH-15, AUTH-16, T-73: the service is asked once whether it is there, then the page is left for the provider. */
export const signingIn = authSetup.createStateConfig({
  tags: 'busy',
  initial: 'asking',
  exit: 'endSignIn',
  on: {
    'session.changed': [
      {
        guard: { type: 'isFresh', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'forgetPerson'],
      },
      { actions: { type: 'keepSession', params: ({ event }) => event } },
    ],
  },
  states: {
    asking: {
      invoke: {
        src: 'checkService',
        onDone: { target: 'leaving', actions: 'beginSignIn' },
        onError: [
          {
            guard: 'mayMock',
            target: '#auth.mocking',
            actions: {
              type: 'logDoubt',
              params: ({ event: { error } }) => ({
                what: 'The sign-in service does not answer; a demo account is used.',
                error,
              }),
            },
          },
          {
            target: '#auth.settling',
            actions: [
              {
                type: 'logDoubt',
                params: ({ event: { error } }) => ({
                  what: 'The sign-in service does not answer.',
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
          target: '#auth.settling',
          actions: [
            {
              type: 'logFault',
              params: ({ event: { error } }) => ({
                what: 'The sign-in could not be begun.',
                error,
              }),
            },
            { type: 'alert', params: { problem: { kind: 'no-storage' } } },
          ],
        },
      },
    },
    /** The page goes now. One that stays, or comes back from the browser's memory, is of use again. */
    left: {
      on: { 'page.returned': '#auth.settling' },
      after: { leavePatience: '#auth.settling' },
    },
  },
});

/** AUTH-16 to AUTH-18, CONST-24. */
export const mocking = authSetup.createStateConfig({
  tags: 'busy',
  after: { mockLogin: { target: 'keeping', actions: 'becomeMock' } },
});

/** T-72: the account of a guest or of a demo is kept for the next visit, where that is possible. */
export const keeping = authSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'keepAccount',
    input: ({ context: { account } }) => {
      if (account === null) throw new Error('auth: there is no account to keep');
      return account;
    },
    onDone: [{ guard: 'isArriving', target: 'redirecting' }, { target: 'settling' }],
    onError: [
      {
        guard: 'isArriving',
        target: 'redirecting',
      },
      { target: 'settling' },
    ],
  },
});
