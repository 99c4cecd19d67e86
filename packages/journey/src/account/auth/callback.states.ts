import type { AuthContext, ExchangeInput } from './auth.setup.js';
import { authSetup } from './auth.setup.js';

const exchangeInput = ({
  context: { callbackResult },
}: {
  context: AuthContext;
}): ExchangeInput => ({
  code: callbackResult.kind === 'code' ? callbackResult.code : '',
  state: callbackResult.kind === 'code' ? callbackResult.state : '',
  verifier: callbackResult.kind === 'code' ? callbackResult.verifier : null,
});

/** Completes a sign-in. The saved state and verifier are removed from the tab before they are used. */
export const callback = authSetup.createStateConfig({
  initial: 'consuming',
  states: {
    consuming: {
      invoke: {
        src: 'consumePendingSignIn',
        onDone: {
          target: 'deciding',
          actions: { type: 'validateCallback', params: ({ event }) => event },
        },
        onError: {
          target: 'deciding',
          actions: [
            {
              type: 'logError',
              params: ({ event: { error } }) => ({
                message: 'The pending sign-in could not be read.',
                error,
              }),
            },
            {
              type: 'validateCallback',
              params: () => ({ output: { pending: null, returnTo: '/' } }),
            },
          ],
        },
      },
    },
    deciding: {
      always: [
        {
          guard: { type: 'hasCallbackResult', params: { kind: 'refused' } },
          target: 'refused',
          actions: ['alertCallback', 'clearCallback'],
        },
        {
          guard: { type: 'hasCallbackResult', params: { kind: 'code' } },
          target: 'exchanging',
        },
        { guard: { type: 'hasCallbackResult', params: { kind: 'token' } }, target: 'adopting' },
        { target: '#auth.redirecting', actions: 'clearCallback' },
      ],
    },
    exchanging: {
      exit: 'clearCallback',
      invoke: {
        src: 'exchangeCode',
        input: exchangeInput,
        onDone: {
          target: '#auth.redirecting',
          actions: {
            type: 'setPlaceholder',
            params: ({ event: { output } }) => ({ user: output }),
          },
        },
        onError: [
          {
            guard: 'canMock',
            target: '#auth.mocking',
            actions: {
              type: 'logError',
              params: ({ event: { error } }) => ({
                message: 'The code of the sign-in could not be exchanged.',
                error,
              }),
            },
          },
          {
            target: 'refused',
            actions: [
              {
                type: 'logError',
                params: ({ event: { error } }) => ({
                  message: 'The code of the sign-in could not be exchanged.',
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
        input: ({ context: { callbackResult } }) => ({
          token: callbackResult.kind === 'token' ? callbackResult.token : '',
        }),
        onDone: {
          target: '#auth.redirecting',
          actions: [
            {
              type: 'setPlaceholder',
              params: ({ context: { callbackResult } }) => ({
                user: callbackResult.kind === 'token' ? callbackResult.user : null,
              }),
            },
            'clearCallback',
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            {
              type: 'logError',
              params: ({ event: { error } }) => ({
                message: 'The token in the address could not be used.',
                error,
              }),
            },
            { type: 'alert', params: { problem: { kind: 'unreadable' } } },
            'clearCallback',
            'goToRoot',
          ],
        },
      },
    },
    /** Goes to the root after the alert is closed. */
    refused: { on: { 'alert.closed': { target: '#auth.redirecting', actions: 'closeAlert' } } },
  },
});

/** Shows the redirect notice, then navigates. The tokens are verified afterwards. */
export const redirecting = authSetup.createStateConfig({
  after: { redirectNotice: 'navigating' },
});

/** Navigates, then checks the saved session again. */
export const navigating = authSetup.createStateConfig({
  invoke: {
    src: 'goTo',
    input: ({ context }) => ({ path: context.returnTo }),
    onDone: 'checking',
    onError: 'checking',
  },
});
