import { assign, type SnapshotFrom } from 'xstate';
import { authSetup, createInitialContext, setSession } from './auth.setup.js';
import { callback, navigating, redirecting } from './callback.states.js';
import { checking } from './checking.states.js';
import {
  demo,
  guest,
  choosingAccount,
  signedIn,
  signedOut,
  signingOut,
  unverified,
} from './account.states.js';
import { savingAccount, mocking, signingIn } from './signing-in.states.js';

export type { AuthEvent, AuthInput, ExternalEvent } from './auth.setup.js';

/**
 * The sign-in state machine, from page load to sign-out. The tokens stay in the session, which adds them to calls; the
 * machine only sees a snapshot without them.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => createInitialContext(input),
  invoke: [{ src: 'watchSession' }, { src: 'watchAccount' }, { src: 'watchPage' }],
  on: {
    // Also in states that handle some changes of the session themselves.
    'session.changed': { actions: setSession },
    'person.changed': {
      actions: { type: 'endEpochUnlessSame', params: ({ event }) => event },
    },
    'alert.closed': { actions: 'closeAlert' },
    'newTab.closed': { actions: assign({ offersNewTab: false }) },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: ({ context }) => context.address !== null, target: 'callback' },
        { target: 'checking' },
      ],
    },
    callback,
    redirecting,
    navigating,
    checking,
    choosingAccount,
    signedOut,
    unverified,
    signedIn,
    guest,
    demo,
    signingIn,
    mocking,
    savingAccount,
    signingOut,
  },
});

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
