import { defineMessages } from '@spinout/flow-kit';
export const accountJourneysMessages = /* @__PURE__ */ defineMessages('accountJourneys', {
  /** What a guest has begun is not in the account yet. */
  offer: 'Saved in this browser only: {titles}.',
  offerHelp: 'Save them to your account to open them wherever you sign in.',
  importButton: 'Save to my account',
  importing: 'Saving…',
  decline: 'Not now',
  imported: 'Saved to your account: {titles}.',
  unsaved: 'Not saved to your account',
  unsavedTitles: '{text}: {titles}.',
  unreachable: 'Your account can’t be reached. We’ll try again automatically.',
  refusals: {
    'too-large': 'This journey is too large for your account.',
    full: 'Your account is full. Delete a journey or other data under My Research Journeys, then try again.',
    rejected: 'The server did not accept this journey.',
  },
  retry: 'Try again',
  newer: 'Your account has a newer version of {title}, saved {date}.',
  /** When it was changed here as well. */
  newerOverwrites: 'It does not include the changes you made here.',
  openNewer: 'Open newer version',
  opening: 'Opening…',
  keepLocal: 'Keep this version',
  notOpened: 'It could not be opened. Nothing was changed. Try again.',
  untitled: 'Untitled journey',
  quoted: '“{title}”',
  close: 'Close',
});

export type AccountJourneysMessages = typeof accountJourneysMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly accountJourneys: AccountJourneysMessages;
  }
}
