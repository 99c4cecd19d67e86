import { authSetup } from './auth.setup.js';
import { applyProfileChange } from './local-account.js';

/** Decides between guest, demo account, unverified and signed out when no profile can be loaded. */
export const choosingAccount = authSetup.createStateConfig({
  always: [
    { guard: 'isGuest', target: 'guest' },
    { guard: 'isMock', target: 'demo' },
    { guard: 'hasSession', target: 'unverified' },
    { target: 'signedOut' },
  ],
});

export const signedOut = authSetup.createStateConfig({
  entry: ['clearUser', 'recordSessionEnd'],
  on: {
    'signIn.requested': [
      { guard: 'isFramed', actions: 'offerNewTab' },
      { target: 'signingIn', actions: { type: 'chooseProvider', params: ({ event }) => event } },
    ],
    'guest.chosen': { target: 'savingAccount', actions: 'createGuestAccount' },
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        actions: { type: 'setSession', params: ({ event }) => event },
      },
      { target: 'checking', actions: { type: 'setSession', params: ({ event }) => event } },
    ],
    'account.changed': {
      target: 'choosingAccount',
      actions: { type: 'setAccount', params: ({ event }) => event },
    },
  },
});

/** Shown as signed out with a retry; the tokens stay. */
export const unverified = authSetup.createStateConfig({
  entry: 'clearUser',
  on: {
    'retry.requested': 'checking',
    'page.online': 'checking',
    'signOut.requested': 'signingOut',
    'signIn.requested': [
      { guard: 'isFramed', actions: 'offerNewTab' },
      { target: 'signingIn', actions: { type: 'chooseProvider', params: ({ event }) => event } },
    ],
    'guest.chosen': { target: 'savingAccount', actions: 'createGuestAccount' },
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        target: 'signedOut',
        actions: { type: 'setSession', params: ({ event }) => event },
      },
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'setSession', params: ({ event }) => event }, 'clearUser'],
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
});

/** Accepts a profile change; only one is saved at a time. */
const idle = authSetup.createStateConfig({
  on: {
    'profile.submitted': {
      target: 'saving',
      actions: { type: 'beginSave', params: ({ event }) => event },
    },
  },
});

/** The profile is loaded. Signing out cancels everything in progress for it. */
export const signedIn = authSetup.createStateConfig({
  entry: ['clearAccount', 'recordSignIn'],
  exit: 'dropSave',
  initial: 'idle',
  on: {
    'signOut.requested': 'signingOut',
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        target: 'signedOut',
        actions: { type: 'setSession', params: ({ event }) => event },
      },
      {
        guard: { type: 'isNewSignIn', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'setSession', params: ({ event }) => event }, 'clearUser'],
      },
      {
        guard: { type: 'isUnverified', params: ({ event }) => event },
        target: 'unverified',
        actions: { type: 'setSession', params: ({ event }) => event },
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
  states: {
    idle,
    saving: {
      invoke: {
        src: 'saveProfile',
        input: ({ context: { saving } }) => {
          if (saving === null) throw new Error('auth: there is no profile to save');
          return saving.change;
        },
        onDone: {
          target: 'idle',
          actions: [
            { type: 'setUser', params: ({ event }) => event },
            { type: 'endSave', params: { error: null } },
          ],
        },
        onError: {
          target: 'idle',
          actions: { type: 'endSave', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

/** A local account can sign in or out, and follows the other tabs. */
const localAccount = authSetup.createStateConfig({
  entry: ['showAccount', 'recordSignIn'],
  invoke: { src: 'suspendSession' },
  on: {
    'signIn.requested': [
      { guard: 'isFramed', actions: 'offerNewTab' },
      { target: 'signingIn', actions: { type: 'chooseProvider', params: ({ event }) => event } },
    ],
    'signOut.requested': 'signingOut',
    'session.changed': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'setSession', params: ({ event }) => event }, 'clearUser'],
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
    'account.changed': {
      target: 'choosingAccount',
      actions: { type: 'setAccount', params: ({ event }) => event },
    },
  },
});

/** A guest. Results stay in this browser. */
export const guest = localAccount;

/** A demo account, edited and restored without a server. */
export const demo = authSetup.createStateConfig({
  ...localAccount,
  exit: 'dropSave',
  initial: 'idle',
  states: {
    idle,
    saving: {
      invoke: {
        src: 'saveAccount',
        input: ({ context: { account, saving } }) => {
          if (account === null || saving === null) throw new Error('auth: nothing to save');
          return applyProfileChange(account, saving.change);
        },
        onDone: {
          target: 'idle',
          actions: ['editAccount', { type: 'endSave', params: { error: null } }],
        },
        onError: {
          target: 'idle',
          actions: { type: 'endSave', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

/** Removes the tokens before the server responds, then goes to the root. */
export const signingOut = authSetup.createStateConfig({
  tags: 'busy',
  entry: ['clearUser', 'recordSignOut', 'goToRoot'],
  invoke: {
    src: 'endSession',
    input: { shouldNotifyServer: true },
    onDone: 'navigating',
    onError: 'navigating',
  },
});
