import { keyOf } from '@spinout/flow-kit';
import { authSetup } from './auth.setup.js';
import { editedAccount } from './local-account.js';

/** Finds the account that this browser has, when there is no profile to load. */
export const settling = authSetup.createStateConfig({
  always: [
    { guard: 'isGuest', target: 'guest' },
    { guard: 'isMock', target: 'demo' },
    { guard: 'isHeld', target: 'unverified' },
    { target: 'signedOut' },
  ],
});

/** AUTH-23 */
export const signedOut = authSetup.createStateConfig({
  entry: ['forgetPerson', 'loseVisit'],
  on: {
    'signIn.requested': [
      { guard: 'isFramed', actions: 'offerNewTab' },
      { target: 'signingIn', actions: { type: 'chooseProvider', params: ({ event }) => event } },
    ],
    'guest.chosen': { target: 'keeping', actions: 'becomeGuest' },
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        actions: { type: 'keepSession', params: ({ event }) => event },
      },
      { target: 'checking', actions: { type: 'keepSession', params: ({ event }) => event } },
    ],
    'account.changed': {
      target: 'settling',
      actions: { type: 'keepAccount', params: ({ event }) => event },
    },
  },
});

/** T-70: shown as signed out, with a way to ask again; the tokens stay. */
export const unverified = authSetup.createStateConfig({
  entry: 'forgetPerson',
  on: {
    'retry.requested': 'checking',
    'page.online': 'checking',
    'signOut.requested': 'signingOut',
    'signIn.requested': [
      { guard: 'isFramed', actions: 'offerNewTab' },
      { target: 'signingIn', actions: { type: 'chooseProvider', params: ({ event }) => event } },
    ],
    'guest.chosen': { target: 'keeping', actions: 'becomeGuest' },
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        target: 'signedOut',
        actions: { type: 'keepSession', params: ({ event }) => event },
      },
      {
        guard: { type: 'isFresh', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'forgetPerson'],
      },
      { actions: { type: 'keepSession', params: ({ event }) => event } },
    ],
  },
});

/** A profile may be changed while no change of it is being saved. */
const resting = authSetup.createStateConfig({
  on: {
    'profile.submitted': {
      target: 'saving',
      actions: { type: 'beginSave', params: ({ event }) => event },
    },
  },
});

/** AUTH-20: the profile is there. A sign-out ends everything that is under way for it. */
export const signedIn = authSetup.createStateConfig({
  entry: ['forgetAccount', 'enterVisit'],
  exit: 'dropSave',
  initial: 'resting',
  on: {
    'signOut.requested': 'signingOut',
    'session.changed': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        target: 'signedOut',
        actions: { type: 'keepSession', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'forgetPerson'],
      },
      {
        guard: { type: 'isDoubted', params: ({ event }) => event },
        target: 'unverified',
        actions: { type: 'keepSession', params: ({ event }) => event },
      },
      { actions: { type: 'keepSession', params: ({ event }) => event } },
    ],
  },
  states: {
    resting,
    saving: {
      invoke: {
        src: 'saveProfile',
        input: ({ context: { saving, intents } }) => {
          if (saving === null) throw new Error('auth: there is no profile to save');
          return { ...saving.change, key: keyOf(intents, 'saveProfile') };
        },
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepUser', params: ({ event }) => event },
            { type: 'endSave', params: { error: null } },
          ],
        },
        onError: {
          target: 'resting',
          actions: { type: 'endSave', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

/** An account of this browser alone: it may sign in or out, and follows what other tabs do. */
const alone = authSetup.createStateConfig({
  entry: ['showAccount', 'enterVisit'],
  invoke: { src: 'actAlone' },
  on: {
    'signIn.requested': [
      { guard: 'isFramed', actions: 'offerNewTab' },
      { target: 'signingIn', actions: { type: 'chooseProvider', params: ({ event }) => event } },
    ],
    'signOut.requested': 'signingOut',
    'session.changed': [
      {
        guard: { type: 'isFresh', params: ({ event }) => event },
        target: 'checking',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'forgetPerson'],
      },
      { actions: { type: 'keepSession', params: ({ event }) => event } },
    ],
    'account.changed': {
      target: 'settling',
      actions: { type: 'keepAccount', params: ({ event }) => event },
    },
  },
});

/** T-09: reads and runs journeys whose results stay in this browser. */
export const guest = alone;

/** T-39, T-41: a researcher of this browser alone, edited and restored without a server. */
export const demo = authSetup.createStateConfig({
  ...alone,
  exit: 'dropSave',
  initial: 'resting',
  states: {
    resting,
    saving: {
      invoke: {
        src: 'keepAccount',
        input: ({ context: { account, saving } }) => {
          if (account === null || saving === null) throw new Error('auth: nothing to save');
          return editedAccount(account, saving.change);
        },
        onDone: {
          target: 'resting',
          actions: ['editAccount', { type: 'endSave', params: { error: null } }],
        },
        onError: {
          target: 'resting',
          actions: { type: 'endSave', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

/** AUTH-24, AUTH-25: the tokens are gone before the server answers, then the root follows. */
export const signingOut = authSetup.createStateConfig({
  tags: 'busy',
  entry: ['forgetPerson', 'leaveVisit', 'goToRoot'],
  invoke: {
    src: 'endSession',
    input: ({ context }) => ({ tellServer: true, key: context.runtime.newKey() }),
    onDone: 'goingOn',
    onError: 'goingOn',
  },
});
