import { defineMessages } from '@spinout/flow-kit';

export const signOutMessages = /* @__PURE__ */ defineMessages('signOut', {
  title: 'Sign out and discard unsaved work?',
  intro: 'This work is only in open pages. Signing out discards it in all of them:',
  help: 'Download what you need first. Saved journeys stay.',
  stay: 'Stay signed in',
  confirm: 'Discard and sign out',
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly signOut: typeof signOutMessages;
  }
}
