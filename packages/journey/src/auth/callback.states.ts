import { keyOf } from '@spinout/flow-kit';
import type { AuthContext, ExchangeWish } from './auth.setup.js';
import { authSetup } from './auth.setup.js';

const wishOf = ({ context: { verdict, intents } }: { context: AuthContext }): ExchangeWish => ({
  code: verdict.kind === 'code' ? verdict.code : '',
  state: verdict.kind === 'code' ? verdict.state : '',
  verifier: verdict.kind === 'code' ? verdict.verifier : null,
  key: keyOf(intents, 'exchangeCode'),
});

/** AUTH-02 to AUTH-09, T-38, T-71: a sign-in comes back. Its proof is taken out of the tab before it is used. */
export const callback = authSetup.createStateConfig({
  initial: 'taking',
  states: {
    taking: {
      invoke: {
        src: 'takeSignIn',
        onDone: { target: 'deciding', actions: { type: 'judge', params: ({ event }) => event } },
        onError: {
          target: 'deciding',
          actions: [
            {
              type: 'logFault',
              params: ({ event: { error } }) => ({
                what: 'The sign-in that was begun could not be read.',
                error,
              }),
            },
            { type: 'judge', params: () => ({ output: { pending: null, returnTo: '/' } }) },
          ],
        },
      },
    },
    deciding: {
      always: [
        {
          guard: { type: 'isVerdict', params: { kind: 'refused' } },
          target: 'refused',
          actions: ['alertVerdict', 'dropVerdict'],
        },
        {
          guard: { type: 'isVerdict', params: { kind: 'code' } },
          target: 'exchanging',
          actions: 'wishExchange',
        },
        { guard: { type: 'isVerdict', params: { kind: 'token' } }, target: 'adopting' },
        { target: '#auth.redirecting', actions: 'dropVerdict' },
      ],
    },
    exchanging: {
      exit: 'dropVerdict',
      invoke: {
        src: 'exchangeCode',
        input: wishOf,
        onDone: {
          target: '#auth.redirecting',
          actions: {
            type: 'keepPlaceholder',
            params: ({ event: { output } }) => ({ user: output }),
          },
        },
        onError: [
          {
            guard: 'mayMock',
            target: '#auth.mocking',
            actions: {
              type: 'logFault',
              params: ({ event: { error } }) => ({
                what: 'The code of the sign-in could not be exchanged.',
                error,
              }),
            },
          },
          {
            target: 'refused',
            actions: [
              {
                type: 'logFault',
                params: ({ event: { error } }) => ({
                  what: 'The code of the sign-in could not be exchanged.',
                  error,
                }),
              },
              { type: 'alert', params: { problem: { kind: 'unavailable' } } },
              'goToRoot',
            ],
          },
        ],
      },
    },
    adopting: {
      invoke: {
        src: 'adoptToken',
        input: ({ context: { verdict } }) => ({
          token: verdict.kind === 'token' ? verdict.token : '',
        }),
        onDone: {
          target: '#auth.redirecting',
          actions: [
            {
              type: 'keepPlaceholder',
              params: ({ context: { verdict } }) => ({
                user: verdict.kind === 'token' ? verdict.user : null,
              }),
            },
            'dropVerdict',
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            {
              type: 'logFault',
              params: ({ event: { error } }) => ({
                what: 'The token in the address could not be used.',
                error,
              }),
            },
            { type: 'alert', params: { problem: { kind: 'unreadable' } } },
            'dropVerdict',
            'goToRoot',
          ],
        },
      },
    },
    /** AUTH-07: the alert is read, then the root follows. */
    refused: { on: { 'alert.closed': { target: '#auth.redirecting', actions: 'closeAlert' } } },
  },
});

/** AUTH-04: the way on is told, and gone. What the tokens are worth is seen behind it. */
export const redirecting = authSetup.createStateConfig({
  after: { redirectRead: 'goingOn' },
});

/** In a new place, what is kept is looked at anew. */
export const goingOn = authSetup.createStateConfig({
  invoke: {
    src: 'goTo',
    input: ({ context }) => ({ path: context.returnTo }),
    onDone: 'checking',
    onError: 'checking',
  },
});
