import type { SnapshotFrom } from 'xstate';
import { authSetup, openedAuth } from './auth.setup.js';
import { callback, goingOn, redirecting } from './callback.states.js';
import { checking } from './checking.states.js';
import {
  demo,
  guest,
  settling,
  signedIn,
  signedOut,
  signingOut,
  unverified,
} from './settled.states.js';
import { keeping, mocking, signingIn } from './signing-in.states.js';

export type { AuthEvent, AuthInput, WorldEvent } from './auth.setup.js';

/**
 * The rules of sign-in (AUTH-01 to AUTH-32): who this browser's person is, from the opening of the page to signing
 * out. The tokens of a real sign-in stay outside, in the session that signs the calls; here is only what it says of
 * itself.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => openedAuth(input),
  invoke: [{ src: 'watchSession' }, { src: 'watchAccount' }, { src: 'watchPage' }],
  on: {
    'session.changed': { actions: { type: 'keepSession', params: ({ event }) => event } },
    'alert.closed': { actions: 'closeAlert' },
    'newTab.closed': { actions: 'closeNewTab' },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isCallback', target: 'callback' }, { target: 'checking' }] },
    callback,
    redirecting,
    goingOn,
    checking,
    settling,
    signedOut,
    unverified,
    signedIn,
    guest,
    demo,
    signingIn,
    mocking,
    keeping,
    signingOut,
  },
});

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
