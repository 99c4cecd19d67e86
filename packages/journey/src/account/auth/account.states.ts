import { assign } from 'xstate';
import { authMessages } from './auth.messages.js';
import {
  authSetup,
  getAccountUser,
  hasEnded,
  isNewSignIn,
  setSession,
  type SessionChange,
} from './auth.setup.js';
import { applyProfileChange, createGuestAccount } from './local-account.js';
import { endEpoch, expireEpoch } from './session-epoch.js';

/** Decides between guest, demo account, unverified and signed out when no profile can be loaded. */
export const choosingAccount = authSetup.createStateConfig({
  always: [
    { guard: ({ context }) => context.account?.kind === 'guest', target: 'guest' },
    {
      guard: ({ context: { account, mockLogin } }) =>
        account?.kind === 'mock' && mockLogin === 'on-failure',
      target: 'demo',
    },
    { guard: 'hasSession', target: 'unverified' },
    { target: 'signedOut' },
  ],
});

/** Someone signed in, in this tab or another. */
export const onSignIn = {
  guard: ({ event }: { event: SessionChange }) => event.session.state === 'signed-in',
  target: 'checking',
  actions: [setSession, 'clearUser'],
} as const;

const onSessionEnd = { guard: hasEnded, target: 'signedOut', actions: setSession } as const;

const accountChange = authSetup.createStateConfig({
  on: {
    'account.changed': {
      target: 'choosingAccount',
      actions: assign(({ context, event: { account } }) => ({
        account,
        user: getAccountUser(context, account),
      })),
    },
  },
});

/** Signs in with a provider, unless the page is inside another site's frame. */
const providerChoice = authSetup.createStateConfig({
  on: {
    'signIn.requested': [
      { guard: ({ context }) => context.isFramed, actions: assign({ offersNewTab: true }) },
      {
        target: 'signingIn',
        actions: assign({ provider: ({ event }) => event.provider, offersNewTab: false }),
      },
    ],
  },
});

const guestChoice = authSetup.createStateConfig({
  on: {
    'guest.chosen': {
      target: 'savingAccount',
      actions: assign({
        account: ({ context }) => createGuestAccount(context.runtime, authMessages.guestName),
      }),
    },
  },
});

export const signedOut = authSetup.createStateConfig({
  entry: [
    'clearUser',
    assign({ sessionEpoch: ({ context }) => expireEpoch(context.sessionEpoch) }),
  ],
  on: {
    ...providerChoice.on,
    ...guestChoice.on,
    ...accountChange.on,
    'session.changed': [
      { guard: hasEnded, actions: setSession },
      { target: 'checking', actions: setSession },
    ],
  },
});

/** Shown as signed out with a retry; the tokens stay. */
export const unverified = authSetup.createStateConfig({
  entry: 'clearUser',
  on: {
    ...providerChoice.on,
    ...guestChoice.on,
    'retry.requested': 'checking',
    'page.online': 'checking',
    'signOut.requested': 'signingOut',
    'session.changed': [onSessionEnd, onSignIn],
  },
});

/** Accepts a profile change; only one is saved at a time. */
const idle = authSetup.createStateConfig({
  on: {
    'profile.submitted': {
      target: 'saving',
      actions: assign({ saving: ({ event: { id, change } }) => ({ id, change }) }),
    },
  },
});

const onSaveFailed = {
  target: 'idle',
  actions: {
    type: 'endSave',
    params: ({ event }: { event: { error: unknown } }) => event,
  },
} as const;

/** The profile is loaded. Signing out cancels everything in progress for it. */
export const signedIn = authSetup.createStateConfig({
  entry: [assign({ account: null }), 'recordSignIn'],
  exit: 'dropSave',
  initial: 'idle',
  on: {
    'signOut.requested': 'signingOut',
    'session.changed': [
      onSessionEnd,
      { guard: isNewSignIn, target: 'checking', actions: [setSession, 'clearUser'] },
      {
        guard: ({ event }) => event.session.state === 'unchecked',
        target: 'unverified',
        actions: setSession,
      },
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
            assign({ user: ({ event }) => event.output }),
            { type: 'endSave', params: { error: null } },
          ],
        },
        onError: onSaveFailed,
      },
    },
  },
});

/** A local account can sign in or out, and follows the other tabs. */
const localAccount = authSetup.createStateConfig({
  entry: [
    assign({ user: ({ context }) => getAccountUser(context, context.account) }),
    'recordSignIn',
  ],
  invoke: { src: 'suspendSession' },
  on: {
    ...providerChoice.on,
    ...accountChange.on,
    'signOut.requested': 'signingOut',
    'session.changed': onSignIn,
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
          actions: [
            assign(({ context }) => {
              const { account, saving } = context;
              const edited = account && saving && applyProfileChange(account, saving.change);
              return edited ? { account: edited, user: getAccountUser(context, edited) } : {};
            }),
            { type: 'endSave', params: { error: null } },
          ],
        },
        onError: onSaveFailed,
      },
    },
  },
});

/** Removes the tokens before the server responds, then goes to the root. */
export const signingOut = authSetup.createStateConfig({
  tags: 'busy',
  entry: [
    'clearUser',
    assign({ sessionEpoch: ({ context }) => endEpoch(context.sessionEpoch) }),
    'goToRoot',
  ],
  invoke: {
    src: 'endSession',
    input: { shouldNotifyServer: true },
    onDone: 'navigating',
    onError: 'navigating',
  },
});
