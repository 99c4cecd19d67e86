import { defineMessages } from '@spinout/flow-kit';
export const myJourneysMessages = /* @__PURE__ */ defineMessages('myJourneys', {
  title: 'My Research Journeys',
  note: 'Saved in this browser only.',
  /** Replaces `note` for signed-in people. */
  noteWithAccount: 'Saved in your account, in this browser, or both.',
  list: 'Research journeys',
  loading: 'Loading your journeys',
  looking: 'Checking your account…',
  empty: 'No journeys yet. Start one, and it is saved here automatically.',
  kinds: {
    'ten-step': 'Ten-step journey',
    'guided-flow': 'Guided Research Flow',
    'twelve-step': 'Full Research Journey',
    /** Not a kind: names the account as a source. */
    account: 'your account',
  },
  places: {
    browser: 'In this browser',
    account: 'In your account',
    both: 'In your account and this browser',
  },
  otherKind: 'Journey',
  untitled: 'Untitled journey',
  step: 'Step {n} of {count}',
  saved: 'Saved {date}',
  open: 'Open',
  openOne: 'Open: {title}',
  opening: 'Opening…',
  notOpened: 'This journey could not be opened. Nothing was changed. Try again.',
  /** Before a journey of the account takes the place of another one. */
  replace: 'Open this journey instead of “{title}”?',
  replaceSaved: 'That journey stays in your account.',
  replaceUnsaved: 'That journey is saved in this browser only and will be lost.',
  keepCurrent: 'Keep the current journey',
  replaceConfirm: 'Replace and open',
  delete: 'Delete',
  deleteOne: 'Delete: {title}',
  question: 'Delete this journey and everything in it? You can’t undo this.',
  cancelDeletion: 'Keep journey',
  confirm: 'Delete permanently',
  deleting: 'Deleting…',
  notDeleted: 'This journey could not be deleted completely. Try again.',
  deleted: 'Deleted: {title}',
  unread: 'Some journeys could not be read: {kinds}. Nothing was changed.',
  late: 'No response within {seconds} seconds: {kinds}. Nothing was changed.',
  unreadAll: 'Your journeys could not be read. Nothing was changed.',
  retry: 'Try again',
  close: 'Close',
});

export type MyJourneysMessages = typeof myJourneysMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly myJourneys: MyJourneysMessages;
  }
}
