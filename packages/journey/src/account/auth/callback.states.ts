import { assign } from 'xstate';
import { alert, authSetup, logFailure } from './auth.setup.js';

const logExchangeFailure = logFailure('error', 'The code of the sign-in could not be exchanged.');

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
            logFailure('error', 'The pending sign-in could not be read.'),
            {
              type: 'validateCallback',
              params: { output: { pending: null, returnTo: '/' } },
            },
          ],
        },
      },
    },
    deciding: {
      always: [
        {
          guard: ({ context }) => context.callbackResult.kind === 'refused',
          target: 'refused',
          actions: [
            assign({
              alerts: ({ context: { alerts, callbackResult } }) =>
                callbackResult.kind === 'refused' ? [...alerts, callbackResult.problem] : alerts,
            }),
            'clearCallback',
          ],
        },
        { guard: ({ context }) => context.callbackResult.kind === 'code', target: 'exchanging' },
        { guard: ({ context }) => context.callbackResult.kind === 'token', target: 'adopting' },
        { target: '#auth.redirecting', actions: 'clearCallback' },
      ],
    },
    exchanging: {
      exit: 'clearCallback',
      invoke: {
        src: 'exchangeCode',
        input: ({ context: { callbackResult } }) => {
          if (callbackResult.kind !== 'code') throw new Error('auth: there is no code to exchange');
          return callbackResult;
        },
        onDone: {
          target: '#auth.redirecting',
          // A name until the profile is loaded; only the profile has the role.
          actions: assign({ user: ({ event }) => ({ ...event.output, role: '' }) }),
        },
        onError: [
          { guard: 'canMock', target: '#auth.mocking', actions: logExchangeFailure },
          { target: 'refused', actions: [logExchangeFailure, alert('unavailable'), 'goToRoot'] },
        ],
      },
    },
    adopting: {
      invoke: {
        src: 'adoptToken',
        input: ({ context: { callbackResult } }) => {
          if (callbackResult.kind !== 'token') throw new Error('auth: there is no token to adopt');
          return callbackResult;
        },
        onDone: {
          target: '#auth.redirecting',
          actions: [
            assign({
              user: ({ context: { callbackResult } }) =>
                callbackResult.kind === 'token' ? callbackResult.user : null,
            }),
            'clearCallback',
          ],
        },
        onError: {
          target: 'refused',
          actions: [
            logFailure('error', 'The token in the address could not be used.'),
            alert('unreadable'),
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
